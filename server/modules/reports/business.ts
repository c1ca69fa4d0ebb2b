import { schedule } from '#business/schedule.ts';
import { addMonths, type IsoMonth, monthBegins, monthOf, monthsBetween } from '#domain/calendar/months.ts';
import { today } from '#domain/calendar/zone.ts';
import { areaOfAway, exitSteps, funnelSteps } from '#domain/funnel/analytics.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { leadTimes, refundReasons } from '#domain/reports.ts';
import type { Deps } from '#server/deps.ts';
import {
  changesWithin,
  type FunnelRow,
  firstRecordedAt,
  funnelWithin,
  refundsWithin,
  soldByArea,
  soldWithin,
} from './queries/business.ts';

type Period = { from?: IsoMonth | undefined; to?: IsoMonth | undefined };

const { timeZone } = schedule;
const defaultMonths = 12;
const maxMonths = 120;

/** The business report of some months, from aggregate queries only. Refused when the period is empty or too long. */
export async function readBusinessReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: Period) {
  const thisMonth = monthOf(today(clock.now(), timeZone));
  const to = period.to ?? thisMonth;
  const from = period.from ?? addMonths(to, 1 - defaultMonths);
  if (from > to || addMonths(from, maxMonths) <= to) return refuse('INVALID_INPUT') satisfies Refusal;
  const after = addMonths(to, 1);
  const names = monthsBetween(from, to);
  const begins = names.map((month) => monthBegins(month, timeZone));
  const span = { from: monthBegins(from, timeZone), to: monthBegins(after, timeZone), timeZone };
  const [sold, soldTo, funnel, refunds, changes, first] = await Promise.all([
    soldWithin(db, span, begins),
    soldByArea(db, span),
    funnelWithin(db, { from: `${from}-01`, to: `${after}-01` }),
    refundsWithin(db, span),
    changesWithin(db, span),
    firstRecordedAt(db, timeZone),
  ]);
  const bookedIn = (language: string) => sold.find((row) => row.language === language)?.bookings ?? 0;
  const counts = [
    ...funnel,
    { step: 'booked', language: 'en' as const, count: bookedIn('en') },
    { step: 'booked', language: 'fr' as const, count: bookedIn('fr') },
  ];
  const changed = (kind: string) => changes.find((row) => row.kind === kind)?.count ?? 0;
  const sums = <T extends { count: number; amount: number }>(rows: readonly T[]) => ({
    count: total(rows, 'count'),
    amount: total(rows, 'amount'),
  });
  const months = names.map((month, index) => {
    const row = sold.find((one) => one.month === index);
    const refunded = sums(refunds.filter((one) => one.month === month));
    const { bookings = 0, cancelled = 0, base = 0, gst = 0, qst = 0, total: paid = 0 } = row ?? {};
    return {
      month,
      bookings,
      cancelled,
      base,
      gst,
      qst,
      total: paid,
      refunds: refunded.count,
      refunded: refunded.amount,
    };
  });
  return {
    from,
    to,
    first: first ? monthOf(today(first, timeZone)) : thisMonth,
    latest: thisMonth,
    bookings: total(months, 'bookings'),
    wayIn: funnelSteps.map((step) => ({ step, ...countsAt(counts, step) })),
    waysOut: exitSteps.map((step) => ({ step, ...countsAt(counts, step) })),
    months,
    services: soldBy(sold, 'service'),
    sizes: soldBy(sold, 'size'),
    areas: reportAreas(byBookings(soldTo.map(({ area: name, ...row }) => ({ name, ...row }))), funnel, changes),
    refunds: refundReasons.map((reason) => ({ reason, ...sums(refunds.filter((one) => one.reason === reason)) })),
    weather: {
      proposed: total(
        changes.filter(({ kind }) => kind.startsWith('weather:')),
        'count',
      ),
      accepted: changed('weather:accept'),
      declined: changed('weather:decline'),
      expired: changed('weather:expired'),
      open: changed('weather:open'),
    },
    moves: {
      customer: changed('move:customer'),
      weather: changed('move:weather'),
      operator: changed('move:operator'),
    },
    leadTimes: leadTimes.map((days, group) => ({
      days,
      bookings: sold.find((row) => row.days === group)?.bookings ?? 0,
    })),
  };
}

const total = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

function countsAt(counts: readonly FunnelRow[], step: string) {
  const countIn = (language: string) =>
    counts.find((row) => row.step === step && row.language === language)?.count ?? 0;
  const [en, fr] = [countIn('en'), countIn('fr')];
  return { count: en + fr, en, fr };
}

type Sold = Awaited<ReturnType<typeof soldWithin>>;

type NamedSale = { name: string; bookings: number; base: number };

const byBookings = (sales: readonly NamedSale[]): NamedSale[] =>
  sales.toSorted((one, other) => other.bookings - one.bookings || (one.name < other.name ? -1 : 1));

const soldBy = (sold: Sold, key: 'service' | 'size'): NamedSale[] =>
  byBookings(sold.flatMap(({ bookings, base, [key]: name }) => (name === null ? [] : [{ name, bookings, base }])));

/** Areas with bookings, most first, then those from which visitors were turned away or asked to be notified. */
function reportAreas(
  sold: readonly NamedSale[],
  funnel: readonly FunnelRow[],
  changes: readonly { kind: string; count: number }[],
) {
  const away = new Map<string, number>();
  for (const { step, count } of funnel) {
    const area = areaOfAway(step);
    if (area !== null) away.set(area, (away.get(area) ?? 0) + count);
  }
  const asked = new Map(
    changes.flatMap(({ kind, count }) => (kind.startsWith('asked:') ? [[kind.slice(6), count] as const] : [])),
  );
  const others = new Set([...away.keys(), ...asked.keys()].sort());
  for (const { name } of sold) others.delete(name);
  return [...sold, ...[...others].map((name) => ({ name, bookings: 0, base: 0 }))].map((row) => ({
    ...row,
    away: away.get(row.name) ?? 0,
    asked: asked.get(row.name) ?? 0,
  }));
}

export type BusinessReport = Exclude<Awaited<ReturnType<typeof readBusinessReport>>, Refusal>;
