import { announceAt } from '#business/area.ts';
import { forecastAt } from '#business/weather.ts';
import type { Deps } from '#server/deps.ts';
import { announceAreas } from '#server/use-cases/announce-areas.ts';
import { compareHouse } from '#server/use-cases/compare-house.ts';
import { endProposals } from '#server/use-cases/end-proposals.ts';
import { forgetAreaRequests } from '#server/use-cases/forget-area-requests.ts';
import { forgetCheckouts } from '#server/use-cases/forget-checkouts.ts';
import { judgeVisits } from '#server/use-cases/judge-visits.ts';
import { recoverAllCheckouts, recoverCheckouts } from '#server/use-cases/recover-checkouts.ts';
import type { ScheduledJob } from '#server/use-cases/run-occasion.ts';
import { sendMails, sendMessages, sendTexts } from '#server/use-cases/send-messages.ts';
import { sendRefunds } from '#server/use-cases/send-refunds.ts';
import { syncBookings } from '#server/use-cases/sync-bookings.ts';
import { syncPending } from '#server/use-cases/sync-pending.ts';
import type { Job } from './runner.ts';
import { scheduleOf } from './schedule.ts';

/** What is done once a day at its time. */
const scheduledJobs = (deps: Deps): ScheduledJob[] => [
  {
    name: 'weather',
    at: forecastAt,
    async run() {
      const { source } = await judgeVisits(deps);
      // A service that is back in an hour can still be asked tonight.
      if (source === null) throw new Error('no forecast service answered');
    },
  },
  { name: 'announce-areas', at: announceAt, run: () => announceAreas(deps) },
];

/** Everything that the program does without being asked. */
export const allJobs = (deps: Deps): Job[] => [
  { name: 'recover-checkouts', everyMs: 1000, run: () => recoverCheckouts(deps) },
  { name: 'send-refunds', everyMs: 1000, run: () => sendRefunds(deps) },
  { name: 'send-mails', everyMs: 1000, run: (stopping) => sendMails(deps, stopping) },
  { name: 'send-texts', everyMs: 1000, run: (stopping) => sendTexts(deps, stopping) },
  { name: 'sync-accounting', everyMs: 1000, run: (stopping) => syncBookings(deps, stopping) },
  { name: 'compare-house', everyMs: 1000, run: (stopping) => compareHouse(deps, stopping) },
  { name: 'forget-checkouts', everyMs: 10 * 60_000, run: () => forgetCheckouts(deps) },
  { name: 'forget-area-requests', everyMs: 60 * 60_000, run: () => forgetAreaRequests(deps) },
  { name: 'end-proposals', everyMs: 60_000, run: () => endProposals(deps) },
  ...scheduleOf(deps, scheduledJobs(deps)),
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
    ['weather', () => judgeVisits(deps)],
    ['reminders', async () => ({ sent: await sendMessages(deps) })],
    ['accounting', async () => ({ ...(await syncPending(deps)), recorded: await syncBookings(deps) })],
    ['areas', async () => ({ told: await announceAreas(deps) })],
    [
      'retention',
      async () => ({ forgotten: await forgetCheckouts(deps), areaRequests: await forgetAreaRequests(deps) }),
    ],
  ]);
