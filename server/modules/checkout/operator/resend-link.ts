import { minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { textNumber } from '#domain/typed/phone.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { closedSince } from '#server/modules/calendar/open-days.ts';
import type { Operator } from '#server/operator.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { lockOperatorBooking } from '../queries/operator-bookings.ts';
import { linkMessage } from './link-message.ts';

/** Resends an open payment link, by mail or text. A double submit within a minute sends it once. */
export async function resendLink(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  { id, channel }: { id: string; channel: 'mail' | 'sms' },
): Promise<{ sent: true } | Refusal> {
  const rules = await deps.calendar.rules.read();
  return transact<{ sent: true } | Refusal>(deps.db, async (tx) => {
    const link = await lockOperatorBooking(tx, id);
    if (!link || link.holdId === null || link.expiresAt === null) return refuse('PAYMENT_LINK_INVALID');
    if (link.bookingId !== null) return refuse('PAYMENT_LINK_PAID');
    const now = deps.clock.now();
    const { customer, expiresAt, language } = link;
    if (customer === null || link.cancelledAt !== null || expiresAt <= now) return refuse('PAYMENT_LINK_ENDED');
    if (closedSince(link.bookingData, rules, now)) return refuse('PAYMENT_LINK_CLOSED');
    if (channel === 'sms' && textNumber(customer.phone) === null) return refuse('TEXT_UNREACHABLE');
    const dedupeKey = `again-${Math.floor(now.getTime() / minuteMs)}`;
    await enqueue(tx, [{ ...linkMessage({ id, channel, customer, language, expiresAt }), dedupeKey, dueAt: now }], now);
    await audit(tx, deps, { by: operator.id, action: 'payment-link.resent', subject: id, after: { channel } });
    return { sent: true };
  });
}
