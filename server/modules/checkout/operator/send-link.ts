import type { LinkHours } from '#domain/booking/payment-link.ts';
import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { answerByPrice } from '#server/modules/reviews/answer-by-price.ts';
import type { Operator } from '#server/operator.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { findOperatorBooking } from '../queries/operator-bookings.ts';
import { freeOverdueDay } from '../recover.ts';
import { type Agreed, agree } from './agree.ts';
import type { OperatorWish } from './book.ts';
import { linkMessage } from './link-message.ts';
import { isDayTaken, placeLink } from './place-link.ts';
import { rowOf } from './row.ts';

export type LinkWish = Omit<OperatorWish, 'way' | 'reference'> & {
  hours: LinkHours;
  channel: 'mail' | 'sms';
};
export type SentLink = { id: string; expiresAt: string };

/**
 * An operator sends a payment link: the day is held until it expires, and a reminder goes out before. Repeating
 * the request returns the same link.
 */
export async function sendPaymentLink(
  deps: Deps,
  operator: Pick<Operator, 'id' | 'role'>,
  wish: LinkWish,
): Promise<SentLink | Refusal> {
  const earlier = await findSent(deps, wish.id);
  if (earlier) return earlier;
  if (wish.channel === 'sms' && textNumber(wish.customer.phone) === null) return refuse('TEXT_UNREACHABLE');
  const agreed = await agree(deps, operator, { ...wish, way: 'link' });
  if (isRefusal(agreed)) return agreed;
  // Nothing is due, so there is nothing to pay.
  if (agreed.way !== 'link') return refuse('INVALID_INPUT');
  const rules = await deps.calendar.rules.read();
  const overUnpaidSince = await inDemandAt(deps, deps.clock.now());
  const write = () =>
    transact(deps.db, (tx) => writeLink(deps, tx, { ...wish, ...agreed, rules, overUnpaidSince, by: operator.id }));
  let sent = await write();
  const date = agreed.choice.appointmentDate;
  if (isDayTaken(sent) && (await freeOverdueDay(deps, { date, visitorHash: '' }))) sent = await write();
  deps.calendar.claims.forget();
  return sent === 'asked-before' ? ((await findSent(deps, wish.id)) ?? refuse('WORK_UNDER_WAY')) : sent;
}

async function findSent({ db }: Pick<Deps, 'db'>, id: string): Promise<SentLink | null> {
  const found = await findOperatorBooking(db, id);
  return found?.made.expiresAt ? { id, expiresAt: found.made.expiresAt.toISOString() } : null;
}

type Now = LinkWish & Agreed & { rules: CalendarRules; overUnpaidSince: Date | null; by: string };

async function writeLink(deps: Deps, tx: Db, link: Now): Promise<SentLink | Refusal | 'asked-before'> {
  const { id, choice, customer, channel, quote, listed, own, language, by } = link;
  const now = deps.clock.now();
  const expiresAt = await placeLink(deps, tx, { ...link, made: rowOf(link) });
  if (!(expiresAt instanceof Date)) return expiresAt;
  if (choice.reviewId !== undefined) await answerByPrice(tx, deps, { reviewId: choice.reviewId, by });
  await enqueue(tx, [{ ...linkMessage({ id, channel, customer, language, expiresAt }), dueAt: now }], now);
  const price = { total: toDecimal(quote.total), listed: toDecimal(listed.total), reason: own?.reason ?? null };
  const after = { date: choice.appointmentDate, ...price, until: expiresAt.toISOString() };
  await audit(tx, deps, { by, action: 'payment-link.made', subject: id, after });
  return { id, expiresAt: expiresAt.toISOString() };
}
