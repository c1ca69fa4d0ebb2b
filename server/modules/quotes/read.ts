import { openUntil, quoteState, quotesSummed } from '#domain/booking/written-quote.ts';
import type { ProofKind } from '#domain/documents/proofs.ts';
import type { Language } from '#domain/language.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { issued, sha256 } from '#server/common/secrets.ts';
import type { Quote } from '#server/database/schema/documents/quotes.ts';
import type { Deps } from '#server/deps.ts';
import { stateOf } from '#server/modules/checkout/operator/read-link.ts';
import { linksOfQuote } from '#server/modules/checkout/queries/operator-bookings.ts';
import { validProof, validProofs } from '#server/modules/proofs/valid.ts';
import { findQuoteByToken } from './queries.ts';

export type ShownQuote = Awaited<ReturnType<typeof showQuote>>;
export type QuoteReading = Pick<
  Deps,
  'db' | 'clock' | 'taxRatesAt' | 'calendar' | 'limits' | 'appSecret' | 'previousAppSecret'
>;

/** What the link of a quote's mail opens. Read-only. */
export async function readQuote(deps: QuoteReading, { token }: { token: string }): Promise<ShownQuote | Refusal> {
  const quote = await findQuoteByToken(deps.db, sha256(token));
  return quote?.customer ? showQuote(deps, quote) : refuse('QUOTE_LINK_INVALID');
}

type Named = { token: string; kind: ProofKind; language: Language };

/** A certificate of the business, for anyone who holds the link of a quote. */
export async function readQuoteProof(deps: QuoteReading, { token, kind, language }: Named) {
  const quote = await findQuoteByToken(deps.db, sha256(token));
  if (!quote?.customer) return refuse('QUOTE_LINK_INVALID');
  return (await validProof(deps, kind, language)) ?? refuse('NOT_FOUND');
}

/** A quote as its client sees it. */
export const showQuote = async (deps: QuoteReading, quote: Quote) => ({
  ...(await standingOf(deps, quote)),
  proofs: await validProofs(deps),
});

/** A quote with its prices of today, and what became of each storefront. */
export async function standingOf(deps: QuoteReading, quote: Quote) {
  const now = deps.clock.now();
  const rates = deps.taxRatesAt(now);
  const links = await linksOfQuote(deps.db, quote.id);
  const state = quoteState(quote, now);
  const storefronts = await Promise.all(
    quote.storefronts.map(async ({ base, postalCode: _, ...storefront }, place) => {
      const found = links.find(({ link }) => link.quotePlace === place);
      return {
        place,
        ...storefront,
        quote: quoteAt(base, rates),
        visit: found ? await visitOf(deps, found, state === 'accepted') : null,
      };
    }),
  );
  return {
    state,
    businessName: quote.customer?.businessName ?? '',
    contactName: quote.customer?.contactName ?? '',
    words: quote.words,
    until: openUntil(quote).toISOString(),
    storefronts,
    total: quotesSummed(
      storefronts.map((one) => one.quote),
      rates,
    ),
  };
}

type Found = Awaited<ReturnType<typeof linksOfQuote>>[number];

/** A chosen day, and the token to pay by as long as it can be paid. */
async function visitOf(deps: QuoteReading, { link, orderNo }: Found, isPayable: boolean) {
  const state = await stateOf(deps, link);
  const { appointmentDate, appointmentTime } = link.bookingData;
  const token = isPayable && state === 'ready' ? issued(deps, link) : null;
  return { state, appointmentDate, appointmentTime, orderNo, token, until: link.expiresAt?.toISOString() ?? '' };
}
