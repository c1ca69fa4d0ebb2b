import { announceAt } from '#business/area.ts';
import { decisionsToldAt } from '#business/days/decisions.ts';
import { monthMailedAt } from '#business/messages.ts';
import { checkoutLimits } from '#business/policies.ts';
import { offersAt } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { forecastAt, pastWeatherAt } from '#business/weather.ts';
import { hourMs, minuteMs, secondMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { makeMonth } from './modules/accountant/make.ts';
import { queueMonthMail } from './modules/accountant/queue-mail.ts';
import { syncBookings } from './modules/accounting/sync.ts';
import { syncPending } from './modules/accounting/sync-pending.ts';
import { announceAreas } from './modules/areas/announce.ts';
import { type CallBudget, callBudget, unlimited } from './modules/checkout/call-budget.ts';
import { endCharges, endLinks } from './modules/checkout/operator/end-links.ts';
import { recoverAllCheckouts, recoverCheckouts } from './modules/checkout/recover.ts';
import { linkVisits } from './modules/clients/link.ts';
import { tellOfDecisions } from './modules/decisions/tell-operator.ts';
import { sendAlerts, sendMails, sendMessages, sendTexts } from './modules/messages/send.ts';
import { queuePlanVisits } from './modules/offers/queue-plan.ts';
import { queueRatings } from './modules/offers/queue-ratings.ts';
import { queueSeasonOffers } from './modules/offers/queue-season.ts';
import { sweepPhotos } from './modules/photos/sweep.ts';
import { runReconciliation } from './modules/reconciliation/run.ts';
import { sendRefunds } from './modules/refunds/send.ts';
import { sumUpDays } from './modules/reports/sums.ts';
import { purgeAll } from './modules/retention/purge.ts';
import { runWaitingList } from './modules/waiting/run.ts';
import { expireProposals } from './modules/weather/expire-proposals.ts';
import { holdToAccount } from './modules/weather/hold-to-account.ts';
import { judgeVisits } from './modules/weather/judge.ts';
import { sendWebhooks } from './modules/webhooks/send.ts';
import type { ProviderPass } from './outbox/concurrency.ts';
import { dailyJobs } from './outbox/daily-jobs.ts';
import type { DailyJob } from './outbox/run-daily.ts';
import type { Job } from './outbox/scheduler.ts';
import { openWakeup, type Wakeup } from './outbox/wakeup.ts';

const { timeZone } = schedule;

/** A payment call answers within forty seconds, and shutdown waits for it, so that its result is recorded. */
const moneyCallMs = 45_000;
/** Shutdown finishes the current messages and accounting calls. */
const messageMs = 30 * secondMs;

/** Jobs that run once a day at a fixed time. */
const scheduledJobs = (deps: Deps): DailyJob[] => [
  {
    name: 'weather',
    at: forecastAt,
    timeZone,
    async run() {
      const { source } = await judgeVisits(deps);
      // A service that is back within an hour can still be called tonight.
      if (source === null) throw new Error('no forecast service answered');
    },
  },
  {
    name: 'visits-to-decide',
    at: decisionsToldAt,
    timeZone,
    async run() {
      // Unanswered proposals end at the same time.
      await expireProposals(deps);
      await tellOfDecisions(deps);
    },
  },
  { name: 'past-weather', at: pastWeatherAt, timeZone, run: () => holdToAccount(deps) },
  { name: 'accountant-month', at: monthMailedAt, timeZone, run: () => queueMonthMail(deps) },
  { name: 'announce-areas', at: announceAt, timeZone, run: () => announceAreas(deps) },
  { name: 'ask-for-reviews', at: offersAt, timeZone, run: () => queueRatings(deps) },
  { name: 'offer-season', at: offersAt, timeZone, run: () => queueSeasonOffers(deps) },
  { name: 'propose-visits', at: offersAt, timeZone, run: () => queuePlanVisits(deps) },
];

/** Work at a provider is aborted early if the provider no longer answers. */
export type WorkAt = Readonly<Record<'mail' | 'texts' | 'accounting', Provider>>;
type Provider = {
  signal(stopping: AbortSignal): AbortSignal;
  /** Since when it has not answered; null while it does. */
  openSince(): Date | null;
};

const unwatched: Provider = { signal: (stopping) => stopping, openSince: () => null };
const always: WorkAt = { mail: unwatched, texts: unwatched, accounting: unwatched };

/** `budget`: how many receipts may be requested from the card gateway. */
type How = { workAt?: WorkAt; budget?: CallBudget };

const receiptBudget = ({ limits }: Deps) => (limits ? callBudget(checkoutLimits.receiptsPerSecond) : unlimited);

/** Which job an enqueued topic (up to its dot) wakes. */
export const wakeupsOf = (jobs: readonly Job[]): ReadonlyMap<string, readonly Wakeup[]> => {
  const of = (...names: string[]) =>
    jobs.flatMap(({ name, wakeup }) => (wakeup && names.includes(name) ? [wakeup] : []));
  return new Map([
    ['mail', of('send-mails')],
    ['sms', of('send-texts')],
    ['operator', of('send-mails', 'send-alerts')],
    ['accounting', of('sync-accounting')],
    ['webhook', of('send-webhooks')],
  ]);
};

/** Work at a provider, aborted early if it no longer answers. */
function sending(
  { name, stopWithinMs, at }: Pick<Job, 'name' | 'stopWithinMs'> & { at: Provider },
  send: (pass: ProviderPass) => Promise<unknown>,
): Job {
  const wakeup = openWakeup();
  const isSilent = () => at.openSince() !== null;
  const run = (stopping: AbortSignal) => send({ stopping: at.signal(stopping), wakeup, isSilent });
  return { name, everyMs: 1000, ...(stopWithinMs && { stopWithinMs }), wakeup, run };
}

/** All background jobs. */
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
  sending({ name: 'send-mails', stopWithinMs: messageMs, at: workAt.mail }, (pass) => sendMails(deps, pass)),
  sending({ name: 'send-texts', stopWithinMs: messageMs, at: workAt.texts }, (pass) => sendTexts(deps, pass)),
  sending({ name: 'send-alerts', at: unwatched }, (pass) => sendAlerts(deps, pass)),
  sending({ name: 'send-webhooks', at: unwatched }, (pass) => sendWebhooks(deps, pass)),
  sending({ name: 'sync-accounting', stopWithinMs: messageMs, at: workAt.accounting }, (pass) =>
    syncBookings(deps, pass),
  ),
  { name: 'reconciliation', everyMs: 1000, run: (stopping) => runReconciliation(deps, stopping) },
  { name: 'accountant-months', everyMs: 1000, run: (stopping) => makeMonth(deps, stopping) },
  { name: 'retention', everyMs: 10 * minuteMs, run: () => purgeAll(deps) },
  { name: 'sweep-photos', everyMs: hourMs, run: (stopping) => sweepPhotos(deps, { stopping }) },
  { name: 'daily-sums', everyMs: 10 * minuteMs, run: (stopping) => sumUpDays(deps, stopping) },
  { name: 'link-clients', everyMs: 5 * secondMs, run: (stopping) => linkVisits(deps, stopping) },
  { name: 'end-payment-links', everyMs: minuteMs, run: async () => (await endLinks(deps)) + (await endCharges(deps)) },
  { name: 'waiting-list', everyMs: 1000, run: () => runWaitingList(deps) },
  { name: 'end-proposals', everyMs: minuteMs, run: () => expireProposals(deps) },
  ...dailyJobs(deps, scheduledJobs(deps)),
];

/** Jobs that can be run on demand, by the names of `/sandbox/run/:job`. They resolve when done. */
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
    ['past-weather', () => holdToAccount(deps)],
    ['reminders', async () => ({ sent: await sendMessages(deps) })],
    ['accounting', async () => ({ ...(await syncPending(deps)), recorded: await syncBookings(deps) })],
    ['waiting', () => runWaitingList(deps)],
    ['webhooks', async () => ({ sent: await sendWebhooks(deps) })],
    ['areas', async () => ({ told: await announceAreas(deps) })],
    [
      'offers',
      async () => ({
        ratings: await queueRatings(deps),
        offers: await queueSeasonOffers(deps),
        planned: await queuePlanVisits(deps),
      }),
    ],
    ['retention', async () => ({ ...(await purgeAll(deps)), photoFiles: await sweepPhotos(deps) })],
    ['clients', async () => ({ linked: await linkVisits(deps) })],
  ]);
