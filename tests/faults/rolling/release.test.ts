import { expect, it } from 'vitest';
import { previousRelease } from './previous-release.ts';
import { rollRelease } from './release.ts';

const commit = previousRelease();
if (commit === null)
  console.error('NOT RUN: the release before is not in the history of this clone (git fetch --unshallow)');

/** Several starts of two programs, one of them from its sources, on a busy machine. */
const timeoutMs = 180_000;

it.skipIf(commit === null)(
  'the release before and this one sell side by side on one schema, and no booking suffers',
  async () => {
    const { together, broken, ledger, restarted, refused, confirmed } = await rollRelease({
      commit: commit ?? '',
      bookings: 5,
    });
    expect(refused).toEqual([]);
    expect(together.before).toBeGreaterThan(0);
    expect(together.after).toBeGreaterThan(0);
    expect(confirmed).toBeGreaterThanOrEqual(15);
    expect(broken).toEqual([]);
    expect(ledger).toEqual({ output: expect.stringMatching(/^\d+ orders, no difference$/), code: 0 });
    expect(restarted, 'an old one is not started again').toContain('The database is newer than this program');
  },
  timeoutMs,
);
