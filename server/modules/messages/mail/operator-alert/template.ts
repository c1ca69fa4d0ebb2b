import { brand } from '#business/brand.ts';
import { isDay } from '#domain/calendar/day.ts';
import { minutesOf } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { momentInWords } from '../dates.ts';
import { clipped, isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { type Part, together } from '../layout/part.ts';
import { button, divider, type Pair, pairs, paragraph, spokenIn, title } from '../layout/parts.ts';
import { messages } from './messages.ts';
import { reasonInWords } from './reasons.ts';

export type AlertFacts = { subject: string; detail: Readonly<Record<string, unknown>> };

type AlertContext = Pick<MailContext, 'contact'> & {
  /** Where the site is, in a language. */
  site: (language: Language) => string;
};

/**
 * What needs a person. Which language the operator reads is not known: all of it stands in French, and below it what it
 * means in English.
 */
export function alertTemplate(alert: AlertFacts, { contact, site }: AlertContext): RenderedMail {
  const [en, fr] = [kindOf(alert, 'en'), kindOf(alert, 'fr')];
  const { orderNo } = alert.detail;
  const reference = typeof orderNo === 'string' ? isolate(clipped(orderNo, 40)) : '';
  return letter({
    language: 'fr',
    contact,
    subject: `${fr.title} / ${en.title}${reference === '' ? '' : ` (${reference})`}`,
    preview: fr.advice,
    reference,
    why: `${messages.fr.why} ${messages.en.why}`,
    parts: [
      spokenIn('fr', section(alert, 'fr', site('fr'))),
      divider,
      spokenIn('en', section(alert, 'en', site('en'))),
    ],
  });
}

/** The beginning of the subject says what it is about; a forecast's has a day where a visit's has a booking. */
function kindOf({ subject }: AlertFacts, language: Language) {
  const { kinds, other } = messages[language];
  const [kind = '', rest = ''] = subject.split(':');
  const name = kind === 'weather' && isDay(rest) ? 'forecast' : kind;
  return (Object.hasOwn(kinds, name) && kinds[name]) || other;
}

/** What an alert is about, in few words. */
export const titleOf = (alert: AlertFacts, language: Language): string => kindOf(alert, language).title;

function section(alert: AlertFacts, language: Language, site: string): Part {
  const text = messages[language];
  const kind = kindOf(alert, language);
  // The order's number stands at the head of the mail.
  const { reason, orderNo, ...facts } = alert.detail;
  const isKnown = kind !== text.other;
  const rows: Pair[] = Object.entries(facts).flatMap(([key, value]) => {
    const words = key === 'gatewayOrderNo' && value === orderNo ? '' : inWords(key, value, language);
    return words === '' ? [] : [[(Object.hasOwn(text.facts, key) && text.facts[key]) || isolate(key), words] as const];
  });
  return together([
    title(kind.title),
    paragraph(kind.advice),
    pairs(
      [
        [text.reason, inReason(String(reason ?? ''), language)],
        ...rows,
        ...(isKnown ? [] : [[text.about, isolate(alert.subject)] as const]),
      ],
      language,
    ),
    hasBooking(alert)
      ? button(text.openBooking, `${site}/admin?booking=${orderNo}`)
      : button(text.openAdmin, `${site}/admin`),
  ]);
}

const isOrderNo = new RegExp(`^${brand.prefix}-[\\d-]+$`);

/** A payment that is no booking yet, or never became one, has no page of its own. */
const hasBooking = ({ subject, detail }: AlertFacts): boolean =>
  isOrderNo.test(String(detail.orderNo)) && !/^(paid|gateway)-/.test(subject);

function inReason(reason: string, language: Language): string {
  const { words, added } = reasonInWords(reason, language);
  return [words, ...(added === '' ? [] : [isolate(clipped(added, 500))])]
    .filter((part) => part !== '')
    .join(language === 'fr' ? '\u00a0: ' : ': ');
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/** A fact as a person reads it; empty where nothing is known. */
function inWords(key: string, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => inWords(key, one, language)).join(', ');
  if (typeof value === 'number')
    return key === 'amount' && Number.isSafeInteger(value) ? formatMoney(cents(value), language) : String(value);
  if (typeof value !== 'string') return isolate(clipped(JSON.stringify(value), 500));
  const { values } = messages[language];
  if (Object.hasOwn(values, value)) return values[value] ?? '';
  if (isDay(value)) return formatLongDate(value, language);
  if (minutesOf(value) !== null) return formatTime(value, language);
  return instant.test(value) ? momentInWords(new Date(value), language) : isolate(clipped(value, 500));
}
