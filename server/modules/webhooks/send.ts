import type { WebhookResult } from '#adapters/webhooks/port.ts';
import { callsAtOnce } from '#business/policies.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { attemptsWithin, nextAttempt } from '#domain/outbox/retry.ts';
import { type StopCause, silentAfterDays, verdictOf } from '#domain/webhooks/events.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { closeRow, retryRow } from '#server/outbox/complete.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { lockDueMessage, updateRow } from '#server/outbox/queries.ts';
import type { Delivery } from '#server/outbox/webhooks.ts';
import { type Claim, type Pass, runDue } from '#server/outbox/worker.ts';
import { type Endpoint, findEndpoint, stopEndpoint, updateEndpoint, webhookTopics } from './queries.ts';
import { signingSecrets } from './secret.ts';

/** Longer than a call may take; a call that was lost is made again: receivers know it by its id. */
const callTakesMs = minuteMs;

/** One event may fail for good while others arrive. */
const maxAttempts = attemptsWithin(24 * silentAfterDays);

type Work = OutboxRow & { endpoint: Endpoint; body: string };

/** Sends every event that is due, several at a time; returns how many were accepted. */
export const sendWebhooks = (deps: Deps, pass: Pass = {}): Promise<number> =>
  runDue<Work, WebhookResult>(
    deps.db,
    {
      claim: (tx, inHand) => claimDelivery(deps, tx, inHand),
      atOnce: async () => callsAtOnce.webhooks,
      run: ({ id, createdAt, endpoint, body, calledAt }) => {
        const at = calledAt ?? deps.clock.now();
        return deps.webhooks.send({
          // A restored copy gives numbers of rows anew; the moment tells their events apart.
          ...{ url: endpoint.url, id: `evt_${id}_${createdAt.getTime()}`, at, body },
          secrets: signingSecrets(deps, endpoint, at),
        });
      },
      complete: (tx, work, result) => completeDelivery({ ...deps, db: tx }, work, result),
    },
    pass,
  );

async function claimDelivery({ clock, log }: Deps, tx: Db, inHand: readonly Work[]): Promise<Claim<Work>> {
  const now = clock.now();
  const due = { service: 'webhooks', topics: webhookTopics, states: ['queued', 'calling'], now } as const;
  const row = await lockDueMessage(tx, due, inHand);
  if (!row) return 'idle';
  const { endpointId, event, data } = row.detail as Delivery;
  const endpoint = await findEndpoint(tx, endpointId);
  if (!endpoint || endpoint.stoppedAt !== null) {
    const change = {
      from: ['queued', 'calling'],
      state: 'dropped',
      failureCode: 'link-withdrawn',
      failure: null,
    } as const;
    await closeRow({ db: tx, clock, log }, row, change);
    return 'continue';
  }
  const calledAt = now;
  const call = {
    state: 'calling',
    attempts: row.attempts + 1,
    calledAt,
    dueAt: new Date(now.getTime() + callTakesMs),
  } as const;
  await updateRow(tx, row, { from: ['queued', 'calling'], ...call });
  const customer = endpoint.includesCustomer ? { customer: await customerOf(tx, row.subject) } : {};
  const body = JSON.stringify({ type: event, timestamp: row.createdAt.toISOString(), data: { ...data, ...customer } });
  return { run: { ...row, ...call, endpoint, body } };
}

/** As it is on record when the event is sent: an erased customer is not told of. */
async function customerOf(tx: Db, bookingId: string) {
  const booking = await findBookingById(tx, bookingId);
  if (!booking) return null;
  const { businessName, contactName, email, phone, address, postalCode, language } = booking;
  return { businessName, contactName, email, phone, address, postalCode, language };
}

async function completeDelivery(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  work: Work,
  result: WebhookResult,
): Promise<boolean> {
  const { db: tx, clock } = deps;
  const { endpoint } = work;
  const now = clock.now();
  const verdict = result.state === 'answered' ? verdictOf(result.status) : 'later';
  if (verdict === 'accepted') {
    await updateEndpoint(tx, endpoint.id, { answeredAt: now });
    await updateRow(tx, work, { from: ['calling'], state: 'done', settledAt: now, failure: null, failureCode: null });
    return true;
  }
  const failure = result.state === 'answered' ? `HTTP ${result.status}` : result.detail;
  const failureCode = result.state === 'silent' ? 'silence' : result.state === 'forbidden' ? 'address' : 'other';
  const isSilent = now.getTime() - endpoint.answeredAt.getTime() >= silentAfterDays * dayMs;
  if (verdict === 'gone' || result.state === 'forbidden' || isSilent) {
    await closeRow(deps, work, { state: 'failed', failureCode, failure });
    await stop(deps, endpoint, { cause: verdict === 'gone' ? 'gone' : 'silent', failure });
  } else if (work.attempts >= maxAttempts) await closeRow(deps, work, { state: 'failed', failureCode, failure });
  else await retryRow(deps, work, { failureCode, failure, dueAt: nextAttempt(work.attempts, now) });
  return false;
}

/** Nothing more is sent there until an owner starts it again; the operator is told once. */
async function stop(
  { db: tx, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, url }: Endpoint,
  { cause, failure }: { cause: Exclude<StopCause, 'owner'>; failure: string },
): Promise<void> {
  const now = clock.now();
  if (!(await stopEndpoint(tx, id, { stoppedAt: now, stopCause: cause }))) return;
  const alert = { reason: `webhook-${cause}`, said: `${new URL(url).host}: ${failure}` } as const;
  await tellOperator(tx, alert, { subject: `webhook:${id}`, dedupeKey: now.toISOString(), now });
}
