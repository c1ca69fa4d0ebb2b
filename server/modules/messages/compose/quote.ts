import { quoteState } from '#domain/booking/written-quote.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import { findQuote } from '#server/modules/quotes/queries.ts';
import { named, plain } from '../mail/isolate.ts';
import { quoteTemplate, quoteWithdrawnTemplate } from '../mail/quote/template.ts';
import type { Composer } from './types.ts';

/** A quote in writing with its link, or that it was taken back. */
export const quoteMail: Composer = async (deps, row) => {
  const quote = await findQuote(deps.db, row.subject);
  // Deleted with the person.
  if (!quote?.customer) return { dropped: 'quote-ended' };
  const { language, customer, words, expiresAt } = quote;
  const { businessName, contactName } = customer;
  const to = { language, name: plain(named(contactName)) };
  const facts = { contactName, businessName };
  if (row.dedupeKey === 'withdrawn') return { ...to, letter: quoteWithdrawnTemplate(facts) };
  const now = deps.clock.now();
  const state = quoteState(quote, now);
  if (state !== 'open' && state !== 'accepted') return { dropped: 'quote-ended' };
  const rates = deps.taxRatesAt(now);
  const storefronts = quote.storefronts.map((one) => ({ ...one, quote: quoteAt(one.base, rates) }));
  const link = `${siteIn(deps, language)}/quotes?token=${issued(deps, quote)}`;
  return { ...to, letter: quoteTemplate({ ...facts, words, storefronts, link, expiresAt, rates }) };
};
