import { type Refusal, refuse } from '#domain/refusal.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { isOptedOut } from '../queries/opt-outs.ts';
import { lockText, type ReceivedText, settleText, subjectOfReply } from '../queries/received-texts.ts';

type Settling = Pick<Deps, 'db' | 'clock'>;
type Settled = { id: number };

export const markTextRead = (deps: Settling, { id, by }: { id: number; by: Actor }): Promise<Settled | Refusal> =>
  transact<Settled | Refusal>(deps.db, async (tx) => {
    const text = await lockText(tx, id);
    if (!text) return refuse('NOT_FOUND');
    if (text.settledAt !== null) return refuse('TEXT_SETTLED');
    return settle(deps, tx, { text, outcome: 'read', by });
  });

type Answer = { id: number; words: string; by: Actor };

/** An operator answers a text, once, in their own words. The immutable audit log only has the text's id. */
export const answerText = (deps: Settling, { id, words, by }: Answer): Promise<Settled | Refusal> =>
  transact<Settled | Refusal>(deps.db, async (tx) => {
    const text = await lockText(tx, id);
    if (!text) return refuse('NOT_FOUND');
    if (text.outcome === 'answered') return refuse('TEXT_SETTLED');
    const { phone: recipient, bookingId } = text;
    if (textNumber(recipient) === null || (await isOptedOut(tx, recipient))) return refuse('TEXT_UNREACHABLE');
    const language = bookingId === null ? undefined : (await findBookingById(tx, bookingId))?.language;
    const now = deps.clock.now();
    const reply = { topic: 'sms.reply', subject: subjectOfReply(text), dedupeKey: String(id), recipient } as const;
    await enqueue(tx, [{ ...reply, ...(language && { language }), detail: { words }, dueAt: now }], now);
    return settle(deps, tx, { text, outcome: 'answered', by });
  });

type Settlement = { text: ReceivedText; outcome: 'read' | 'answered'; by: Actor };

async function settle(deps: Settling, tx: Db, { text, outcome, by }: Settlement): Promise<Settled> {
  const { id } = text;
  await settleText(tx, id, { settledAt: deps.clock.now(), outcome, administratorId: by.id });
  await audit(tx, deps, { by: by.id, action: `text.${outcome}`, subject: subjectOfReply(text), after: { text: id } });
  return { id };
}
