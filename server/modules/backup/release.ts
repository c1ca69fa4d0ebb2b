import { announceAt } from '#business/area.ts';
import { offersAt } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { forecastAt } from '#business/weather.ts';
import { latestSlot } from '#domain/calendar/scheduled-slot.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { markProposalText } from '#server/modules/messages/queries/effects.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { closeRow } from '#server/outbox/complete.ts';
import { lockIdentity, lookUpRefunds, overdueMessages, skipRun, writeIdentity } from './queries/identity.ts';

type Released = { refunds: number; messages: number; systemIdentifier: string; timeline: number };

/** Daily jobs that message customers. */
const dailyRuns = {
  weather: forecastAt,
  'announce-areas': announceAt,
  'ask-for-reviews': offersAt,
  'offer-season': offersAt,
  'propose-visits': offersAt,
};

/**
 * Lets a restored database send and refund again. What was due before may have happened in its previous
 * life: each open refund is looked up at the gateway first, each message is left to the operator. Later requests are
 * sent. Null if it is not held.
 */
export const releaseHold = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<Released | null> =>
  transact(db, async (tx) => {
    const identity = await lockIdentity(tx);
    if (!identity?.heldSince) return null;
    const { heldSince, outboxUpTo, refundsUpTo, systemIdentifier, timeline } = identity;
    const now = clock.now();
    const refunds = await lookUpRefunds(tx, { upTo: refundsUpTo, heldSince, now });
    const messages = await overdueMessages(tx, { upTo: outboxUpTo ?? 0, by: heldSince });
    for (const row of messages) {
      await closeRow({ db: tx, clock, log }, row, {
        from: ['queued', 'calling'],
        state: 'unknown',
        failureCode: 'restored',
        failure: null,
      });
      await markProposalText(tx, row, 'unknown');
    }
    for (const [job, at] of Object.entries(dailyRuns)) {
      await skipRun(tx, { job, scheduledSlot: latestSlot(at, heldSince, schedule.timeZone).name, now });
    }
    await writeIdentity(tx, { systemIdentifier, timeline, heldSince: null, outboxUpTo: null, refundsUpTo: null });
    const after = { heldSince: heldSince.toISOString(), refunds, messages: messages.length };
    await audit(tx, { clock }, { by: null, action: 'database.released', subject: systemIdentifier, after });
    const alert = { reason: 'database-restored', facts: { messages: messages.length, refunds } } as const;
    await tellOperator(tx, alert, { subject: 'restore', dedupeKey: heldSince.toISOString(), now });
    return { refunds, messages: messages.length, systemIdentifier, timeline };
  });
