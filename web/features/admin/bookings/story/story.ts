import type { BookingStory } from '#contract/admin/bookings.ts';
import { contactFields } from '#domain/booking/contact.ts';
import { addedFields, isAdded } from '#domain/booking/fields.ts';
import { isDay } from '#domain/calendar/day.ts';
import { isTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { versionNotStated } from '#domain/settings/terms.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { eventOf, named } from '#web/features/admin/shell/booking-record.ts';
import { dayOf, dayOfInstant } from '#web/features/admin/shell/labels.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { contactLabels } from './contact-labels.ts';
import { messages } from './story.messages.ts';

export type Happening = {
  key: string;
  at: string;
  what: string;
  detail: string;
  /** A provider's own words. */
  technical: string | null;
  /** Something that the operator should look at. */
  trouble: boolean;
};

const troubled: ReadonlySet<string> = new Set([
  'failed',
  'unknown',
  'payment.not-booked',
  'ticket.failed',
  'refund.unknown',
]);

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** Everything that happened to a booking, in chronological order. */
export function historyOf(story: BookingStory, language: Language): Happening[] {
  const words = inLanguage(messages, language);
  const { events } = inLanguage(record, language);
  const { payments, messages: sent, texts, weather, terms, auditEntries, corrections, storefronts, reports } = story;
  const isWithheld = (kind: string, state: string) =>
    story.textsStopped !== null && state === 'queued' && kind.startsWith('sms.');
  const happenings = [
    ...(terms
      ? [
          {
            at: terms.acceptedAt,
            what:
              terms.version === versionNotStated
                ? words.termsNotStated
                : words.terms(dayOf(terms.version, language), named(words.languages, terms.language)),
            detail: '',
          },
        ]
      : []),
    ...payments.map(({ at, kind, amount, detail }) => ({
      at,
      what: named(events, eventOf(kind)),
      detail: amount === null ? '' : formatMoney(cents(amount), language),
      technical: detail,
      trouble: troubled.has(kind) || kind.endsWith('.refused'),
    })),
    ...movesOf(story, language),
    ...corrections.map(({ at, by, before, after, asked }) => ({
      at,
      what: asked ? words.addressAsked[asked] : words.corrected,
      detail: joined(...correctionOf(before, after, language), by ? words.by(by) : words.movers.customer),
    })),
    ...storefronts.map((one) => ({ at: one.at, what: words.storefront, detail: storefrontOf(one, language) })),
    ...auditEntries.filter(isShown).map(({ at, action, status, by }) => ({
      at,
      what: named(words.auditEntries, action === 'booking.outcome' && status ? status : action),
      detail: by === null ? '' : words.by(by),
    })),
    ...reports.map(({ at, kind, notice, by }) => ({
      at,
      what: named(words.reports, kind),
      detail: joined(by === null ? words.byCrew : words.crew(by), notice && words.notices[notice]),
    })),
    ...sent.map(({ at, kind, state, detail, recipient }) => ({
      at,
      what: recipient ? words.message(named(events, kind), recipient) : named(events, kind),
      detail: state ? named(words.states, isWithheld(kind, state) ? 'withheld' : state) : '',
      technical: detail,
      trouble: troubled.has(state ?? ''),
    })),
    ...texts.map(({ at, body }) => ({ at, what: words.text, detail: body || words.noWords })),
    ...weather.map(({ at, kind, state, detail }) => ({
      at,
      what: named(events, kind),
      detail: joined(
        detail && (isDay(detail) ? formatLongDate(detail, language) : visitOf(detail, language)),
        state && named(words.answersTo, state),
      ),
    })),
  ];
  return happenings
    .map((one, index) => ({ trouble: false, technical: null, ...one, key: `${index} ${one.at}` }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Notes, moves and corrections already say who made them. */
const isShown = ({ action }: BookingStory['auditEntries'][number]): boolean => !toldByThemselves.has(action);
const toldByThemselves: ReadonlySet<string> = new Set([
  'booking.moved',
  'booking.noted',
  'visit.reported',
  'booking.corrected',
  'booking.storefront',
  'consent.withdrawn',
]);

/** A storefront before and after, its price since, and what happened to the difference. */
function storefrontOf(
  { before, after, price, difference, settlement, reason, by }: BookingStory['storefronts'][number],
  language: Language,
): string {
  const words = inLanguage(messages, language);
  const nameOf = ({ storefrontSize, selectedLayout }: typeof before) =>
    joined(sizeName(storefrontSize, language), selectedLayout && layoutName(selectedLayout, language));
  const amount = formatMoney(cents(Math.abs(difference)), language);
  const { none, kept, waived, ...settled } = words.settlements;
  const left = difference < 0 ? kept : waived;
  return joined(
    words.correction(words.property, nameOf(before), nameOf(after)),
    words.storefrontPrice(formatMoney(cents(price), language)),
    settlement === 'none' ? none : (settlement === 'leave' ? left : settled[settlement])(amount),
    reason,
    by && words.by(by),
  );
}

type Corrected = BookingStory['corrections'][number]['after'];

/** The old and the new value, field by field. */
function correctionOf(before: Corrected, after: Corrected, language: Language): string[] {
  const words = inLanguage(messages, language);
  const shown = (field: keyof Corrected, value: string | null | undefined): string =>
    value ? (field === 'language' ? named(words.languages, value) : value) : words.none;
  return contactFields
    .filter((field) => field in after)
    .map((field) =>
      words.correction(labelOf(field, language), shown(field, before[field]), shown(field, after[field])),
    );
}

const labelOf = (field: keyof Corrected, language: Language): string =>
  isAdded(field) ? addedFields[field].label[language] : messages[contactLabels[field]][language];

/** Each move: from when to when, and who moved the visit. */
function movesOf({ moves }: BookingStory, language: Language): Pick<Happening, 'at' | 'what' | 'detail'>[] {
  const words = inLanguage(messages, language);
  return moves.map(({ at, by, administrator, from, to }) => ({
    at,
    what: words.moved(visitOf(from, language), visitOf(to, language)),
    detail: administrator ? words.by(administrator) : named(words.movers, by),
  }));
}

/** A day and its time, as they are stored beside each other. */
function visitOf(stored: string, language: Language): string {
  const [date = '', time = ''] = stored.split(/ (.*)/);
  return isTime(time) ? formatShortVisit(date, time, language) : stored;
}

/** The secret links that were issued, without their keys. */
export function linksOf({ links }: BookingStory, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  return links.map(({ purpose, expiresAt, usedAt }, index) => ({
    label: `${words.purposes[purpose as keyof typeof words.purposes] ?? purpose}${links.length > 3 ? ` ${index + 1}` : ''}`,
    value: usedAt ? words.linkUsed(dayOfInstant(usedAt, language)) : words.linkUntil(dayOfInstant(expiresAt, language)),
  }));
}
