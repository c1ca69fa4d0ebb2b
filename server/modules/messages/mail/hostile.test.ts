import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mails as mailTexts } from '#business/mails.ts';
import { defaultContact as contact, defaultPolicy as policy } from '#business/settings.ts';
import { type Language, languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { noQuote } from '#domain/pricing/quote.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { sampleBooking } from '#sandbox/pages/mail-samples.ts';
import { readable, tagsIn } from '#tests/builders/messages/read-mail.ts';
import { areaConfirmTemplate } from './area/template.ts';
import { cancellationTemplate } from './cancellation/template.ts';
import { certificateTemplate } from './certificate/template.ts';
import { confirmationTemplate } from './confirmation/template.ts';
import { isolate, plain } from './isolate.ts';
import type { RenderedMail } from './layout/frame.ts';
import type { Letter } from './layout/letter.ts';
import { reviewReceiptTemplate, reviewTemplate } from './manual-review/template.ts';
import { alertTemplate } from './operator-alert/template.ts';
import { paidNotBookedTemplate, refundTemplate } from './refund/template.ts';
import { weatherProposalTemplate } from './weather-proposal/template.ts';

const now = new Date('2025-10-06T14:00:00Z');
const links = { booking: 'https://example.com/b', cancel: 'https://example.com/c' };
const day = { date: '2025-10-14', time: '9:00 AM' as const };
const site = 'https://example.com';
const charged = withTaxes(cents(100_00), { gst: 5000, qst: 9975 });
const texts = mailTexts.standard;

/** Every mail in which somebody's words stand, with these words. */
const letters: Readonly<Record<string, (words: string) => Letter>> = {
  confirmation: (words) =>
    confirmationTemplate({ booking: booking(words), receipt: null, links, now, policy, terms: 2 }),
  cancellation: (words) =>
    cancellationTemplate({
      booking: booking(words),
      account: { charged, credited: noQuote, owed: charged, kept: noQuote },
      bookingLink: links.booking,
      policy,
    }),
  certificate: (words) =>
    certificateTemplate({
      booking: booking(words),
      number: 'K7QF-2M9X',
      links: { booking: links.booking, certificate: site },
    }),
  weather: (words) => {
    const proposal = { from: day, to: day, reasons: [words], condition: words, answerBy: now };
    const answers = { accept: links.booking, keep: links.cancel };
    return weatherProposalTemplate({ booking: booking(words), ...proposal, silence: 'ask', links: answers });
  },
  refund: (contactName) => refundTemplate({ orderNo: 'HC-1', amount: cents(1), contactName, wasBooked: false, site }),
  review: (words) => reviewTemplate({ ...review(words), page: site }),
  'paid-not-booked': (contactName) => paidNotBookedTemplate({ orderNo: 'HC-1', amount: cents(1), contactName, site }),
  area: (area) => areaConfirmTemplate({ area, askedAt: now, links: { confirm: site, leave: site, site } }),
  alert: (words) =>
    alertTemplate({ orderNo: words, detail: { reason: words, contactName: words, orders: [words, 'x'] } }, () => site),
};

type Write = (words: string, language: Language) => RenderedMail;
const mails: Readonly<Record<string, Write>> = Object.fromEntries(
  Object.entries(letters).map(([name, write]): [string, Write] => [
    name,
    (words, language) => write(words)({ language, contact, texts }),
  ]),
);

const booking = (words: string) => ({ ...sampleBooking, contactName: words, businessName: words, address: words });
const review = (words: string) => ({
  kind: 'quote' as const,
  companyName: words,
  companyAddress: words,
  email: 'a@example.com',
  storefrontSize: words,
  selectedLayout: `x${words}`,
  details: words,
  createdAt: now,
});

const nasty = [
  '<script>alert(1)</script>',
  '</td></tr></table><h1>Pay here</h1>',
  '" onmouseover="x',
  'Zoé\r\nBcc: everybody@example.com',
  '\u202eelbatirév\u202c',
  '\u2067\u2067\u2068',
  'משה בע״מ \u200f(חנות)',
  '👩🏽‍🔧 Vitres & Cie ™',
  '&lt;b&gt; &#60;',
  '\u0000\u0007\u009b\u2028x\u2029',
  'x'.repeat(300),
  '\ud800',
  '$1 $& $$ %s',
];
const words = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }));
const isSeen = (text: string) => plain(isolate(text)).replace(/[\u2068\u2069]/g, '') !== '';

/** What a mail is built of, but for the name to be painted on the sign, which is in letters and digits alone. */
const builtOf = (html: string) => tagsIn(html.replace(/(cid:[\w-]+(?:\.[a-z-]+)+\.)[\w-]*@/g, '$1@'));

const linesOf = (text: string) => text.replace(/^[=-]{3,}$/gm, '---').split('\n').length;

describe.each(Object.entries(mails))('in a mail (%s), whatever somebody typed', (_name, write) => {
  const harmless = languages.map((language) => write('Camille', language));

  it('is text: it builds nothing and ends no line', () => {
    fc.assert(
      fc.property(words.filter(isSeen), (typed) => {
        for (const [index, language] of languages.entries()) {
          const { subject, html, text } = write(typed, language);
          expect(subject).toMatch(/^\P{Cc}+$/u);
          expect(subject).not.toMatch(/[\u2028\u2029\u202a-\u202e]/);
          expect(builtOf(html)).toEqual(builtOf(harmless[index]?.html ?? ''));
          expect(linesOf(text)).toBe(linesOf(harmless[index]?.text ?? ''));
          expect(html).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a name in a mail', () => {
  it.each(nasty.filter((name) => !/[\p{Cc}\p{Cs}\u2028\u202e\u2067]/u.test(name)))('is seen as typed: %s', (name) => {
    const { html, text } = mails.confirmation?.(name, 'fr') ?? { html: '', text: '' };
    expect(readable(html)).toContain(`Bonjour ${name},`);
    expect(html).toContain('<bdi>');
    expect(text.replace(/[\u2068\u2069]/g, '')).toContain(`Bonjour ${name},`);
  });

  it('that reads from right to left does not turn the sentence around it, nor does it show signs elsewhere', () => {
    expect(mails.confirmation?.('משה', 'en').text).toContain('Dear \u2068משה\u2069,');
    expect(mails.confirmation?.('Camille', 'en').text).not.toMatch(/[\u2066-\u2069]/);
  });
});

it.each(languages)(
  'the receipt of a review, which goes to whomever a stranger names, has no word of theirs: %s',
  (language) => {
    const { subject, html, text } = reviewReceiptTemplate(review('evil.example'))({ language, contact, texts });
    expect(`${subject} ${html} ${text}`).not.toContain('evil.example');
  },
);

it.each(languages)(
  'no name or address of a customer leads anywhere from a mail to whoever they named: %s',
  (language) => {
    const { review: _toOperator, alert: _alert, weather: _ours, area: _area, ...toCustomers } = mails;
    for (const words of ['WIN MONEY at http://evil.example now', 'ｗｗｗ.evil.example', 'Www . evil.example'])
      for (const [name, write] of Object.entries(toCustomers)) {
        const { subject, text, html } = write(words, language);
        for (const part of [subject, text, html, readable(html)]) {
          expect(part, name).not.toContain('evil');
          expect(part, name).not.toMatch(/WIN MONEY|Dear\s*,|Bonjour\s+,/);
        }
      }
  },
);
