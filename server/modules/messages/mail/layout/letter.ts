import { type MailPlace, mails } from '#business/mails.ts';
import { schedule } from '#business/schedule.ts';
import { serviceName } from '#business/services.ts';
import { taxes } from '#business/taxes.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { hoursInWords } from '#domain/calendar/opening-hours.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoment, formatMoney, formatPhone, formatTime } from '#domain/format.ts';
import { type Catalogue, type InLanguage, inLanguage, type Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { type FillIns, filledIn, paragraphsOf, type Texts } from '#domain/settings/text-words.ts';
import { named } from '../isolate.ts';
import { type Draft, layout, type RenderedMail } from './frame.ts';
import { messages as shared } from './messages.ts';
import { type Pair, pairs } from './parts.ts';

/** The context of every mail: the reader's language, the business's contact and the owner's texts. */
export type MailContext = { language: Language; contact: Contact; texts: Texts };

export type Letter = (context: MailContext) => RenderedMail;

export type Pen = ReturnType<typeof penOf>;

export function penOf({ language, contact: { phone: number, hours }, texts }: MailContext) {
  const words = inLanguage(shared, language);
  const phone = formatPhone(number, language);
  const money = (amount: Cents) => formatMoney(amount, language);
  return {
    language,
    words,
    phone,
    money,
    day: (date: IsoDate) => formatLongDate(date, language),
    time: (time: AppointmentTime) => formatTime(time, language),
    /** A date and time: `Tuesday, October 14, 2025, 9:00 AM`; `mardi 14 octobre 2025, 9 h`. */
    visit: (date: IsoDate, time: AppointmentTime) => `${formatLongDate(date, language)}, ${formatTime(time, language)}`,
    /** The same for an instant, in the business's time zone. */
    moment: (instant: Date) => formatMoment(instant, schedule.timeZone, language),
    service: (key: string) => serviceName(key, language),
    /** A line for each tax: `GST (5%)` and its amount. */
    taxes: ({ taxRates, ...amounts }: RatedQuote): readonly Pair[] =>
      taxes.map((tax) => [taxLabel(tax, taxRates[tax.key], language), money(amounts[tax.key])]),
    pairs: (rows: readonly (Pair | false)[], more?: { sum: boolean }) =>
      pairs(
        rows.filter((row) => row !== false),
        language,
        more,
      ),
    hello: (name: string) => words.greeting(named(name)),
    /** Where customers can ask questions. */
    questions: words.questions(phone, hoursInWords(hours)[language]),
    /** The owner's words with their values; texts added since the edit use the brand's. */
    own: (fillIns: FillIns = {}) => {
      const line = (place: MailPlace) =>
        filledIn(texts[place]?.[language] ?? mails.standard[place][language], mails, fillIns, language);
      return { line, paragraphs: (place: MailPlace) => paragraphsOf(line(place)) };
    },
  };
}

/** A mail, described by its texts and its facts. */
export const letter =
  <Said extends Catalogue, Facts>(
    messages: Said,
    write: (facts: Facts, text: InLanguage<Said>, pen: Pen) => Draft,
  ): ((facts: Facts) => Letter) =>
  (facts) =>
  (context) =>
    layout(write(facts, inLanguage(messages, context.language), penOf(context)), context);
