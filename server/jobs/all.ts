import type { Deps } from '#server/deps.ts';
import { forgetCheckouts } from '#server/use-cases/forget-checkouts.ts';
import { recoverAllCheckouts, recoverCheckouts } from '#server/use-cases/recover-checkouts.ts';
import { sendRefunds } from '#server/use-cases/send-refunds.ts';
import type { Job } from './runner.ts';

/** Everything that the program does without being asked. */
export const allJobs = (deps: Deps): Job[] => [
  { name: 'recover-checkouts', everyMs: 1000, run: () => recoverCheckouts(deps) },
  { name: 'send-refunds', everyMs: 1000, run: () => sendRefunds(deps) },
  { name: 'forget-checkouts', everyMs: 10 * 60_000, run: () => forgetCheckouts(deps) },
];

/** Jobs that a person may run at once, by the names of `/sandbox/run/:job`. They answer when they are done. */
export const runnableJobs = (deps: Deps): ReadonlyMap<string, () => Promise<object>> =>
  new Map<string, () => Promise<object>>([
    [
      'reconcile',
      async () => {
        const checkouts = await recoverAllCheckouts(deps);
        return { checkouts, refunds: await sendRefunds(deps) };
      },
    ],
    ['retention', async () => ({ forgotten: await forgetCheckouts(deps) })],
  ]);
