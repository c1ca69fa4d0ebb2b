import { type QuotedStorefront, quotesSummed } from '#domain/booking/written-quote.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { RatedQuote, TaxRates } from '#domain/pricing/tax.ts';
import { isolate, named } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

type About = { contactName: string; businessName: string };
export type QuoteFacts = About & {
  words: string;
  storefronts: readonly (QuotedStorefront & { quote: RatedQuote })[];
  rates: TaxRates;
  link: string;
  expiresAt: Date;
};

/** Each line of the owner's words is a paragraph. */
const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(isolate);

/** An own price in writing, storefront by storefront. */
export const quoteTemplate = letter(messages, (facts: QuoteFacts, text, { words, language, ...pen }) => {
  const company = named(facts.businessName);
  const until = pen.moment(facts.expiresAt);
  const total = quotesSummed(
    facts.storefronts.map((one) => one.quote),
    facts.rates,
  );
  return {
    subject: text.subject(company),
    preview: text.preview(pen.money(total.total), until),
    why: text.why,
    title: text.title,
    parts: [
      pen.hello(facts.contactName),
      text.text(company),
      paragraphs(facts.words),
      text.until(until),
      button(text.see, facts.link),
      text.next,
      heading(text.details),
      facts.storefronts.map(({ address, storefrontSize, selectedLayout, coatingType, words: said, quote }) => [
        pen.pairs([
          [words.address, isolate(address)],
          [words.size, sizeName(storefrontSize, language)],
          [words.layout, layoutName(selectedLayout, language)],
          [pen.service(coatingType), pen.money(quote.base)],
        ]),
        paragraphs(said),
      ]),
      pen.pairs([[text.before, pen.money(total.base)], ...pen.taxes(total), [words.total, pen.money(total.total)]], {
        sum: true,
      }),
      pen.questions,
      note(words.secret),
    ],
  };
});

export const quoteWithdrawnTemplate = letter(messages, (facts: About, text, pen) => {
  const company = named(facts.businessName);
  return {
    subject: text.withdrawnSubject(company),
    preview: text.withdrawnTitle,
    why: text.why,
    title: text.withdrawnTitle,
    parts: [pen.hello(facts.contactName), text.withdrawn(company), pen.questions],
  };
});
