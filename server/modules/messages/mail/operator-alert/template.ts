import { type AlertKind, alertFacts } from '#domain/alerts/alert.ts';
import { isDay } from '#domain/calendar/day.ts';
import { isTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { momentInWords } from '../dates.ts';
import { clipped, isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { joinParts, type Part } from '../layout/part.ts';
import { button, divider, type Pair, pairs, paragraph, spokenIn, title } from '../layout/parts.ts';
import { messages } from './messages.ts';
import { type AlertDetail, kindOf, kindWords, reasonInWords } from './reasons.ts';

export type AlertRow = { orderNo: string | null; detail: AlertDetail };

type AlertContext = Pick<MailContext, 'contact'> & {
  /** The site's URL, by language. */
  site: (language: Language) => string;
};

/**
 * Something needs attention. The operator's language is unknown: everything is in French, with the same
 * in English below.
 */
export function alertTemplate(alert: AlertRow, { contact, site }: AlertContext): RenderedMail {
  const [en, fr] = [kindWords(alert.detail, 'en'), kindWords(alert.detail, 'fr')];
  const reference = alert.orderNo === null ? '' : isolate(clipped(alert.orderNo, 40));
  return layout({
    language: 'fr',
    contact,
    subject: `${fr.title} / ${en.title}${reference === '' ? '' : ` (${reference})`}`,
    preview: fr.advice,
    reference,
    why: `${messages.why.fr} ${messages.why.en}`,
    parts: [
      spokenIn('fr', section(alert, 'fr', site('fr'))),
      divider,
      spokenIn('en', section(alert, 'en', site('en'))),
    ],
  });
}

function section({ orderNo, detail }: AlertRow, language: Language, site: string): Part {
  const text = inLanguage(messages, language);
  const { title: heading, advice } = kindWords(detail, language);
  // The order number is in the mail's header.
  const rows: Pair[] = alertFacts.flatMap((fact) => {
    const value = detail?.[fact];
    const words = fact === 'gatewayOrderNo' && value === orderNo ? '' : inWords(fact, value, language);
    return words === '' ? [] : [[text.facts[fact], words] as const];
  });
  return joinParts([
    title(heading),
    paragraph(advice),
    pairs([[text.reason, inReason(detail, language)], ...rows], language),
    orderNo !== null && hasBooking(detail)
      ? button(text.openBooking, `${site}/admin?booking=${encodeURIComponent(orderNo)}`)
      : button(text.openAdmin, `${site}/admin`),
  ]);
}

/** A payment without a booking has no page. */
const withoutBooking: readonly AlertKind[] = ['paid-not-booked', 'paid-unfinished', 'gateway-silent'];
const hasBooking = (detail: AlertDetail): boolean => {
  const kind = kindOf(detail);
  return kind !== null && !withoutBooking.includes(kind);
};

/** Our text, followed by the provider's; for an unknown reason, the stored one. */
function inReason(detail: AlertDetail, language: Language): string {
  const { reason, said } = detail ?? {};
  const words = reasonInWords(detail, language);
  const added = words === '' ? reason : said;
  const quoted = typeof added === 'string' && added !== '' ? isolate(clipped(added, 500)) : '';
  const between = words.endsWith('.') ? ' ' : language === 'fr' ? '\u00a0: ' : ': ';
  return [words, quoted].filter((part) => part !== '').join(between);
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/** A fact in readable form; empty if unknown. */
function inWords(key: string, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => inWords(key, one, language)).join(', ');
  if (typeof value === 'number')
    return key === 'amount' && Number.isSafeInteger(value) ? formatMoney(cents(value), language) : String(value);
  if (typeof value !== 'string') return isolate(clipped(JSON.stringify(value), 500));
  const { values } = inLanguage(messages, language);
  if (Object.hasOwn(values, value)) return values[value] ?? '';
  if (isDay(value)) return formatLongDate(value, language);
  if (isTime(value)) return formatTime(value, language);
  return instant.test(value) ? momentInWords(new Date(value), language) : isolate(clipped(value, 500));
}
