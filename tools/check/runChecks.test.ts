import { describe, expect, it } from 'vitest';
import type { Check } from './checks.ts';
import { runChecks } from './runChecks.ts';

const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  about: name,
  command: name,
  ...more,
});

const turn = () => new Promise(setImmediate);

/** Runs checks that end when they are told to. */
async function start(checks: Check[], concurrency = 2) {
  const ends = new Map<string, (passed: boolean) => void>();
  const results = runChecks(checks, ({ name }) => new Promise((done) => ends.set(name, done)), concurrency);
  await turn();
  return {
    running: () => [...ends.keys()],
    async end(name: string, passed = true) {
      ends.get(name)!(passed);
      ends.delete(name);
      await turn();
    },
    outcomes: async () =>
      Object.fromEntries((await results).map(({ check: { name }, outcome }) => [name, outcome])),
  };
}

describe('the checks of npm test', () => {
  it('run side by side, as many as `concurrency` allows', async () => {
    const { running, end, outcomes } = await start([check('unit'), check('types'), check('lint')]);
    expect(running()).toEqual(['unit', 'types']);
    await end('types');
    expect(running()).toEqual(['unit', 'lint']);
    await end('lint', false);
    await end('unit');
    expect(await outcomes()).toEqual({ types: 'passed', lint: 'failed', unit: 'passed' });
  });

  it('wait for what they need, and let others pass', async () => {
    const { running, end } = await start(
      [check('build'), check('size', { needs: 'build' }), check('unit')],
      3,
    );
    expect(running()).toEqual(['build', 'unit']);
    await end('build');
    expect(running()).toEqual(['unit', 'size']);
  });

  it('are skipped if what they need has failed or was skipped', async () => {
    const { end, outcomes } = await start([
      check('build'),
      check('e2e', { needs: 'build' }),
      check('report', { needs: 'e2e' }),
    ]);
    await end('build', false);
    expect(await outcomes()).toEqual({ build: 'failed', e2e: 'skipped', report: 'skipped' });
  });

  it('do not wait for a check that was not asked for', async () => {
    const { running } = await start([check('e2e', { needs: 'build' })]);
    expect(running()).toEqual(['e2e']);
  });

  it('run by themselves if they are marked so', async () => {
    const { running, end } = await start([
      check('unit'),
      check('e2e', { isAlone: true }),
      check('lint'),
      check('ghost'),
    ]);
    expect(running()).toEqual(['unit', 'lint']);
    await end('unit');
    await end('lint');
    await end('ghost');
    expect(running()).toEqual(['e2e']);
  });
});
