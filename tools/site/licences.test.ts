import { expect, it } from 'vitest';
import { thirdPartyLicences } from './licences.ts';

const one = '## one - 1.0.0 (MIT)\n\nPermission is hereby granted\n';

it('contains the licences of software and fonts (X27)', () => {
  const file = thirdPartyLicences(one);
  expect(file).toContain(one);
  expect(file.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

it.each([`${one}\n## two - 1.0.0 (MIT)\n`, `## two - 1.0.0 (MIT)\n\n${one}`])(
  'reports a package without a licence text',
  (software) => {
    expect(() => thirdPartyLicences(software)).toThrow('two - 1.0.0 (MIT)');
  },
);
