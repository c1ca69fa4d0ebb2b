import type { QuotedStorefront } from '#domain/booking/written-quote.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomIds } from '#server/common/ids.ts';
import { linkToken } from '#server/common/secrets.ts';
import { createQuote, type NewQuote } from '#server/modules/quotes/create.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { owner } from '../money.ts';
import { aCustomer, type TestApp } from '../test-app.ts';

export const aQuotedStorefront = (more: Partial<QuotedStorefront> = {}): QuotedStorefront => ({
  ...{ address: '300, rue Exemple, Montréal', postalCode: 'H2Y 1A1', storefrontSize: 'hotel' },
  ...{ selectedLayout: 'layout12', coatingType: 'complete', words: 'The lobby.', base: cents(100_000), ...more },
});

/** What an owner offers a hotel with two storefronts: 1000.00 and 500.00 before taxes. */
export function aQuote(more: Partial<NewQuote> = {}): NewQuote {
  const { address: _, ...customer } = aCustomer();
  const second = aQuotedStorefront({ address: '302, rue Exemple, Montréal', words: '', base: cents(50_000) });
  return {
    ...{ id: randomIds.uuid(), language: 'fr', customer, words: 'Tôt le matin.', days: 14, reviewId: null },
    storefronts: [aQuotedStorefront(), second],
    ...more,
  };
}

/** A quote that was sent, and the token of its mail's link. */
export async function sentQuote(testApp: TestApp, more: Partial<NewQuote> = {}) {
  const made = await createQuote(testApp.deps, owner, aQuote(more));
  if (isRefusal(made)) throw new Error(`refused: ${made.refused}`);
  return { ...made, token: linkToken(testApp.deps.appSecret, made.id) };
}

/** The acceptance that the page sends. */
export const theTerms = async (testApp: TestApp) => ({
  ...{ termsVersion: (await termsInForce(testApp.deps)).version, acceptanceMethod: 'web_modal' as const },
  ...{ scrolledToBottom: true as const, shownLanguage: 'fr' as const },
});
