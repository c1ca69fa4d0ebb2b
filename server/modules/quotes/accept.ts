import { quoteState } from '#domain/booking/written-quote.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type Acceptance, recordAcceptance } from '#server/modules/checkout/accept-terms.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { findQuoteByToken, lockQuote, updateQuote } from './queries.ts';
import { type ShownQuote, showQuote } from './read.ts';

/** The client accepts a quote with the terms in force. A second press finds the first one's acceptance. */
export async function acceptQuote(
  deps: Deps,
  visitor: Visitor,
  { token, terms }: { token: string; terms: Acceptance },
): Promise<ShownQuote | Refusal> {
  const found = await findQuoteByToken(deps.db, sha256(token));
  if (!found?.customer) return refuse('QUOTE_LINK_INVALID');
  const inForce = await termsInForce(deps);
  const accepted = await transact(deps.db, async (tx) => {
    const quote = await lockQuote(tx, found.id);
    if (!quote) return refuse('QUOTE_LINK_INVALID');
    const now = deps.clock.now();
    const state = quoteState(quote, now);
    if (state === 'accepted') return quote;
    if (state !== 'open') return refuse(state === 'withdrawn' ? 'QUOTE_WITHDRAWN' : 'QUOTE_EXPIRED');
    if (terms.termsVersion !== inForce.version) return refuse('TERMS_NOT_ACCEPTED');
    const termsAcceptanceId = await recordAcceptance(tx, visitor, { carried: terms, inForce }, now);
    await updateQuote(tx, quote.id, { acceptedAt: now, termsAcceptanceId });
    return { ...quote, acceptedAt: now, termsAcceptanceId };
  });
  return isRefusal(accepted) ? accepted : showQuote(deps, accepted);
}
