import { type AlertKind, alertFacts } from '#domain/alerts/alert.ts';
import { isDay } from '#domain/calendar/day.ts';
import { isTime } from '#domain/calendar/schedule.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { clipped, isolate } from '../isolate.ts';
import { layout } from '../layout/frame.ts';
import { type Letter, type Pen, penOf } from '../layout/letter.ts';
import { button, inBoth, type Pair, type Piece, title } from '../layout/parts.ts';
import { messages } from './messages.ts';
import { type AlertDetail, kindOf, kindWords, reasonInWords } from './reasons.ts';

type AlertRow = { orderNo: string | null; detail: AlertDetail };

/** The operator's language is unknown: everything is in French, with the same in English below. */
export const alertTemplate =
  (alert: AlertRow, site: (language: Language) => string): Letter =>
  (context) => {
    const [en, fr] = [kindWords(alert.detail, 'en'), kindWords(alert.detail, 'fr')];
    const reference = alert.orderNo === null ? '' : isolate(clipped(alert.orderNo, 40));
    const draft = {
      subject: `${fr.title} / ${en.title}${reference === '' ? '' : ` (${reference})`}`,
      preview: fr.advice,
      reference,
      why: `${messages.why.fr} ${messages.why.en}`,
      parts: [inBoth((language) => section(alert, penOf({ ...context, language }), site(language)))],
    };
    return layout(draft, { ...context, language: 'fr' });
  };

function section({ orderNo, detail }: AlertRow, pen: Pen, site: string): readonly Piece[] {
  const text = inLanguage(messages, pen.language);
  const { title: heading, advice } = kindWords(detail, pen.language);
  // The order number is in the mail's header.
  const rows: Pair[] = alertFacts.flatMap((fact) => {
    const value = detail?.[fact];
    const words = fact === 'gatewayOrderNo' && value === orderNo ? '' : inWords(fact, value, pen);
    return words === '' ? [] : [[text.facts[fact], words] as const];
  });
  return [
    title(heading),
    advice,
    pen.pairs([[text.reason, inReason(detail, pen.language)], ...rows]),
    orderNo !== null && hasBooking(detail)
      ? button(text.openBooking, `${site}/admin?booking=${encodeURIComponent(orderNo)}`)
      : button(text.openAdmin, `${site}/admin`),
  ];
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

function inWords(key: string, value: unknown, pen: Pen): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => inWords(key, one, pen)).join(', ');
  if (typeof value === 'number')
    return key === 'amount' && Number.isSafeInteger(value) ? pen.money(cents(value)) : String(value);
  if (typeof value !== 'string') return isolate(clipped(JSON.stringify(value), 500));
  const { values } = inLanguage(messages, pen.language);
  if (Object.hasOwn(values, value)) return values[value] ?? '';
  if (isDay(value)) return pen.day(value);
  if (isTime(value)) return pen.time(value);
  return instant.test(value) ? pen.moment(new Date(value)) : isolate(clipped(value, 500));
}
