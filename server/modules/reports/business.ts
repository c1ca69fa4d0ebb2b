import { schedule } from '#business/schedule.ts';
import { addMonths, type IsoMonth, monthOf, monthsBetween } from '#domain/calendar/months.ts';
import { today } from '#domain/calendar/zone.ts';
import { areaOfAway, exitSteps, funnelSteps } from '#domain/funnel/analytics.ts';
import { stepFrom } from '#domain/funnel/source.ts';
import { languages } from '#domain/language.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { chargesLine, leadTimes, refundReasons } from '#domain/reports.ts';
import type { Deps } from '#server/deps.ts';
import { listSources } from '#server/modules/analytics/sources/change.ts';
import { type FunnelRow, firstRecordedAt, funnelWithin, madeByOffice } from './queries/business.ts';
import type { MonthSum, Topic } from './queries/sums.ts';
import { readSums } from './sums.ts';

type Period = { from?: IsoMonth | undefined; to?: IsoMonth | undefined };

const { timeZone } = schedule;
const defaultMonths = 12;
const maxMonths = 120;

/** The business report of some months, from the daily sums. Refused when the period is empty or too long. */
export async function readBusinessReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: Period) {
  const thisMonth = monthOf(today(clock.now(), timeZone));
  const to = period.to ?? thisMonth;
  const from = period.from ?? addMonths(to, 1 - defaultMonths);
  if (from > to || addMonths(from, maxMonths) <= to) return refuse('INVALID_INPUT') satisfies Refusal;
  const after = addMonths(to, 1);
  const days = { from: `${from}-01`, to: `${after}-01` };
  const [sums, funnel, first, office, listed] = await Promise.all([
    readSums(db, days, ['sold', 'charge', 'service', 'size', 'lead', 'language', 'area', 'source', 'refund', 'change']),
    funnelWithin(db, days),
    firstRecordedAt(db, timeZone),
    madeByOffice(db, days, timeZone),
    listSources(db),
  ]);
  const of = (topic: Topic) => sums.filter((row) => row.topic === topic);
  const countOf = (topic: Topic, key: string) => sums.find((row) => row.topic === topic && row.key === key)?.count ?? 0;
  const counts = [
    ...funnel,
    ...languages.map((language) => ({ step: 'booked', language, count: countOf('language', language) })),
    ...office.map(({ language, count }) => ({ step: 'booked', language, count: -count })),
  ];
  const changes = of('change');
  const changed = (kind: string) => countOf('change', kind);
  const charges = total(of('charge'), 'base');
  const withCharges = (sold: NamedSale[]) =>
    charges === 0 ? sold : [...sold, { name: chargesLine, bookings: 0, base: charges }];
  const months = monthsBetween(from, to).map((month) => {
    const row = of('sold').find((one) => one.month === month);
    const charged = of('charge').filter((one) => one.month === month);
    const refunded = of('refund').filter((one) => one.month === month);
    const { count: bookings = 0, cancelled = 0, base = 0, gst = 0, qst = 0, total: paid = 0 } = row ?? {};
    return {
      month,
      bookings,
      cancelled,
      base: base + total(charged, 'base'),
      gst: gst + total(charged, 'gst'),
      qst: qst + total(charged, 'qst'),
      total: paid + total(charged, 'total'),
      refunds: total(refunded, 'count'),
      refunded: total(refunded, 'total'),
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
    services: withCharges(soldBy(of('service'))),
    sizes: withCharges(soldBy(of('size'))),
    sources: reportSources(listed.sources, soldBy(of('source')), funnel),
    areas: reportAreas(soldBy(of('area')), funnel, changes),
    refunds: refundReasons.map((reason) => {
      const given = of('refund').filter(({ key }) => key === reason);
      return { reason, count: total(given, 'count'), amount: total(given, 'total') };
    }),
    weather: {
      proposed: total(
        changes.filter(({ key }) => key.startsWith('weather:')),
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
      bookings: countOf('lead', String(group)),
    })),
  };
}

const total = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

function countsAt(counts: readonly FunnelRow[], step: string) {
  const countIn = (language: string) =>
    total(
      counts.filter((row) => row.step === step && row.language === language),
      'count',
    );
  const [en, fr] = [countIn('en'), countIn('fr')];
  return { count: en + fr, en, fr };
}

type NamedSale = { name: string; bookings: number; base: number };

const soldBy = (sums: readonly MonthSum[]): NamedSale[] =>
  sums
    .map(({ key: name, count: bookings, base }) => ({ name, bookings, base }))
    .sort((one, other) => other.bookings - one.bookings || (one.name < other.name ? -1 : 1));

type Source = { code: string; names: { en: string; fr: string } };

/** Each listed source: who came by it, how far they got, and what they bought. */
const reportSources = (listed: readonly Source[], sold: readonly NamedSale[], funnel: readonly FunnelRow[]) =>
  listed.map(({ code, names }) => {
    const steps = [...funnelSteps, ...exitSteps].map((step) => ({
      step,
      count: total(
        funnel.filter((row) => row.step === stepFrom(code, step)),
        'count',
      ),
    }));
    const { bookings = 0, base = 0 } = sold.find(({ name }) => name === code) ?? {};
    return { code, names, steps, bookings, base };
  });

/** Areas with bookings, most first, then those from which visitors were turned away or asked to be notified. */
function reportAreas(
  sold: readonly NamedSale[],
  funnel: readonly FunnelRow[],
  changes: readonly { key: string; count: number }[],
) {
  const away = new Map<string, number>();
  for (const { step, count } of funnel) {
    const area = areaOfAway(step);
    if (area !== null) away.set(area, (away.get(area) ?? 0) + count);
  }
  const asked = new Map(
    changes.flatMap(({ key, count }) => (key.startsWith('asked:') ? [[key.slice(6), count] as const] : [])),
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
