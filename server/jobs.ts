import { announceAt } from '#business/area.ts';
import { checkoutLimits } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { forecastAt } from '#business/weather.ts';
import { minuteMs, secondMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { syncBookings } from './modules/accounting/sync.ts';
import { syncPending } from './modules/accounting/sync-pending.ts';
import { announceAreas } from './modules/areas/announce.ts';
import { type CallBudget, callBudget, unlimited } from './modules/checkout/call-budget.ts';
import { recoverAllCheckouts, recoverCheckouts } from './modules/checkout/recover.ts';
import { sendAlerts, sendMails, sendMessages, sendTexts } from './modules/messages/send.ts';
import { runReconciliation } from './modules/reconciliation/run.ts';
import { sendRefunds } from './modules/refunds/send.ts';
import { purgeAll } from './modules/retention/purge.ts';
import { expireProposals } from './modules/weather/expire-proposals.ts';
import { judgeVisits } from './modules/weather/judge.ts';
import { dailyJobs } from './outbox/daily-jobs.ts';
import type { DailyJob } from './outbox/run-daily.ts';
import type { Job } from './outbox/scheduler.ts';

const { timeZone } = schedule;

/** A call about money answers within forty seconds, and a stop waits for it: what it says is written down. */
const moneyCallMs = 45_000;
/** A stop finishes the message in hand. */
const messageMs = 30 * secondMs;

/** What is done once a day at its time. */
const scheduledJobs = (deps: Deps): DailyJob[] => [
  {
    name: 'weather',
    at: forecastAt,
    timeZone,
    async run() {
      const { source } = await judgeVisits(deps);
      // A service that is back in an hour can still be asked tonight.
      if (source === null) throw new Error('no forecast service answered');
    },
  },
  { name: 'announce-areas', at: announceAt, timeZone, run: () => announceAreas(deps) },
];

/** Work at a provider ends before the program stops when that no longer answers. */
export type WorkAt = Readonly<Record<'mail' | 'texts' | 'accounting', { signal(stopping: AbortSignal): AbortSignal }>>;

const unwatched = { signal: (stopping: AbortSignal) => stopping };
const always: WorkAt = { mail: unwatched, texts: unwatched, accounting: unwatched };

/** `budget`: how many receipts the card gateway is asked for. */
type How = { workAt?: WorkAt; budget?: CallBudget };

const receiptBudget = ({ limits }: Deps) => (limits ? callBudget(checkoutLimits.receiptsPerSecond) : unlimited);

/** Everything that the program does without being asked. */
export const allJobs = (deps: Deps, { workAt = always, budget = receiptBudget(deps) }: How = {}): Job[] => [
  {
    name: 'recover-checkouts',
    everyMs: 1000,
    stopWithinMs: moneyCallMs,
    run: (stopping) => recoverCheckouts(deps, { budget, stopping }),
  },
  {
    name: 'send-refunds',
    everyMs: 1000,
    stopWithinMs: moneyCallMs,
    run: (stopping) => sendRefunds(deps, stopping),
  },
  {
    name: 'send-mails',
    everyMs: 1000,
    stopWithinMs: messageMs,
    run: (stopping) => sendMails(deps, workAt.mail.signal(stopping)),
  },
  {
    name: 'send-texts',
    everyMs: 1000,
    stopWithinMs: messageMs,
    run: (stopping) => sendTexts(deps, workAt.texts.signal(stopping)),
  },
  { name: 'send-alerts', everyMs: 1000, run: (stopping) => sendAlerts(deps, stopping) },
  { name: 'sync-accounting', everyMs: 1000, run: (stopping) => syncBookings(deps, workAt.accounting.signal(stopping)) },
  { name: 'reconciliation', everyMs: 1000, run: (stopping) => runReconciliation(deps, stopping) },
  { name: 'retention', everyMs: 10 * minuteMs, run: () => purgeAll(deps) },
  { name: 'end-proposals', everyMs: minuteMs, run: () => expireProposals(deps) },
  ...dailyJobs(deps, scheduledJobs(deps)),
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
    ['retention', () => purgeAll(deps)],
  ]);
