import { may } from '#domain/access/permissions.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import type { QuotedStorefront } from '#domain/booking/written-quote.ts';
import { dayMs } from '#domain/durations.ts';
import type { Language } from '#domain/language.ts';
import { cents, sum, toDecimal } from '#domain/money.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { answerByPrice } from '#server/modules/reviews/answer-by-price.ts';
import type { Operator } from '#server/operator.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { quoteMail } from './message.ts';
import { findQuote, insertQuote } from './queries.ts';

export type NewQuote = {
  /** Comes from the form, so that a double submit creates one. */
  id: string;
  language: Language;
  customer: Omit<Customer, 'address'>;
  words: string;
  storefronts: readonly QuotedStorefront[];
  days: number;
  reviewId: string | null;
};
type Made = { id: string; expiresAt: string };

/** An owner offers an own price in writing; the client gets a mail with its link. Repeating the request makes one. */
export async function createQuote(
  deps: Deps,
  operator: Pick<Operator, 'id' | 'role'>,
  { days, ...asked }: NewQuote,
): Promise<Made | Refusal> {
  if (!may(operator, 'booking.own-price')) return refuse('OWNER_NEEDED');
  const now = deps.clock.now();
  const { id, reviewId } = asked;
  const row = {
    ...asked,
    ...{ administratorId: operator.id, tokenHash: sha256(linkToken(deps.appSecret, id)) },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) },
  };
  return transact<Made | Refusal>(deps.db, async (tx) => {
    if (!(await insertQuote(tx, row))) {
      const before = await findQuote(tx, id);
      return before ? { id, expiresAt: before.expiresAt.toISOString() } : refuse('WORK_UNDER_WAY');
    }
    if (reviewId !== null) await answerByPrice(tx, deps, { reviewId, by: operator.id });
    await enqueue(tx, [{ ...quoteMail(row), dueAt: now }], now);
    const base = toDecimal(sum(cents(0), ...row.storefronts.map((one) => one.base)));
    const after = { base, storefronts: row.storefronts.length, until: row.expiresAt.toISOString() };
    await audit(tx, deps, { by: operator.id, action: 'quote.made', subject: id, after });
    return { id, expiresAt: row.expiresAt.toISOString() };
  });
}
