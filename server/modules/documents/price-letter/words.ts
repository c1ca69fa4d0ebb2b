import { schedule } from '#business/schedule.ts';
import { wordsOfService } from '#business/service-words.ts';
import { serviceName } from '#business/services.ts';
import { today } from '#domain/calendar/zone.ts';
import { formatLongDate, formatMoment, formatMoney, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { PriceLetter } from '#server/database/schema/documents/price-letters.ts';
import { supplierOf } from '../invoice/facts.ts';
import { messages as invoice } from '../invoice/messages.ts';
import { supplierLines } from '../invoice/parties.ts';
import { amounts, type PaperWords, taxNumbersOf } from '../invoice/words.ts';
import { messages } from './messages.ts';

export type PricePaper = Pick<
  PriceLetter,
  'draft' | 'base' | 'gst' | 'qst' | 'total' | 'taxRates' | 'createdAt' | 'expiresAt'
> & { contact: Contact };

/** A price as its paper says it, which is no invoice. Nothing that somebody typed is among it. */
export function priceWords(
  { draft, contact, createdAt, expiresAt, ...price }: PricePaper,
  language: Language,
): PaperWords {
  const text = inLanguage(messages, language);
  const common = inLanguage(invoice, language);
  const supplier = supplierOf(contact, price.taxRates);
  const { coatingType, storefrontSize, selectedLayout, postalCode, appointmentDate, appointmentTime } = draft;
  const day = formatLongDate(today(createdAt, schedule.timeZone), language);
  const visit =
    appointmentDate && appointmentTime
      ? [text.visit(formatLongDate(appointmentDate, language), formatTime(appointmentTime, language))]
      : [];
  const included = wordsOfService(coatingType)?.description[language];
  return {
    title: text.title(day),
    heading: text.heading,
    from: { label: common.from, lines: supplierLines(supplier, language) },
    billedTo: {
      label: text.storefront,
      lines: [sizeName(storefrontSize, language), layoutName(selectedLayout, language), text.area(postalCode)],
    },
    facts: [[text.priceOf, day]],
    columns: [common.service, common.amount],
    service: {
      name: serviceName(coatingType, language),
      details: [...(included ? [included] : []), ...visit],
      amount: formatMoney(price.base, language),
    },
    ...amounts({ supplier }, price, language),
    payment: {
      heading: text.notInvoice,
      note: text.note,
      facts: [[text.linkUntil, formatMoment(expiresAt, schedule.timeZone, language)]],
    },
    footer: [taxNumbersOf(supplier, language), text.terms],
  };
}
