import { expect, it } from 'vitest';
import { thirdPartyLicences } from './licences.ts';

const one = { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Permission is hereby granted' };

it('contains every licence text once, including those of the fonts', () => {
  const file = thirdPartyLicences([one, { ...one, name: 'two', version: '2.1.0' }]);
  expect(file).toContain('one 1.0.0 (MIT)\ntwo 2.1.0 (MIT)');
  expect(file.match(/Permission is hereby granted$/gm)).toHaveLength(1);
  expect(file.match(/\(font\) \(OFL-1\.1\)/g)).toHaveLength(2);
  expect(file.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

it('reports a package without a licence text', () => {
  expect(() => thirdPartyLicences([one, { ...one, name: 'three', text: undefined }])).toThrow(
    'three 1.0.0 (MIT) has no licence file to pass on.',
  );
});
