import * as z from 'zod/mini';
import { taxes } from '#business/taxes.ts';
import { exitSteps, funnelSteps } from '#domain/funnel/analytics.ts';
import { languages } from '#domain/language.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';
import { leadTimes, refundReasons } from '#domain/reports.ts';
import { defineCall } from '../call.ts';

const month = z.string('invalid').check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'invalid'));
/** Both inclusive; the last twelve months by default. */
const period = { from: z.optional(month), to: z.optional(month) };
const year = z.coerce.number('invalid').check(z.int('invalid'), z.minimum(2000, 'invalid'), z.maximum(2099, 'invalid'));
const language = z.optional(z.enum(languages, 'invalid'));
const count = z.int();
/** Money is whole cents. */
const amount = z.int();
const Sold = z.object({ name: z.string(), bookings: count, base: amount });
const Counted = z.object({ count, en: count, fr: count });

export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  /** The first month with data. */
  first: z.string(),
  /** The current month. */
  latest: z.string(),
  bookings: count,
  wayIn: z.array(z.object({ step: z.enum(funnelSteps), ...Counted.shape })),
  waysOut: z.array(z.object({ step: z.enum(exitSteps), ...Counted.shape })),
  months: z.array(
    z.object({
      month: z.string(),
      bookings: count,
      cancelled: count,
      base: amount,
      gst: amount,
      qst: amount,
      total: amount,
      refunds: count,
      refunded: amount,
    }),
  ),
  services: z.array(Sold),
  sizes: z.array(Sold),
  /** By the owner's list; the previous release does not know it. */
  sources: z.optional(
    z.array(
      z.object({
        code: z.string(),
        names: z.object({ en: z.string(), fr: z.string() }),
        steps: z.array(z.object({ step: z.enum([...funnelSteps, ...exitSteps]), count })),
        bookings: count,
        base: amount,
      }),
    ),
  ),
  areas: z.array(z.object({ ...Sold.shape, away: count, asked: count })),
  refunds: z.array(z.object({ reason: z.enum(refundReasons), count, amount })),
  weather: z.object({ proposed: count, accepted: count, declined: count, expired: count, open: count }),
  moves: z.object({ customer: count, weather: count, operator: count }),
  leadTimes: z.array(z.object({ days: z.enum(leadTimes), bookings: count })),
});
export type Figures = z.infer<typeof Figures>;

export const readFigures = defineCall('GET /api/admin/figures', {
  summary:
    'The business report of some months: funnel, bookings, revenue, areas, refunds, weather; money in whole cents',
  query: z.object(period),
  responses: { 200: Figures },
});

const taxed = { base: amount, gst: amount, qst: amount };
const Quarter = z.object({
  quarter: z.int(),
  from: z.string(),
  to: z.string(),
  sales: count,
  sold: z.object(taxed),
  refunds: count,
  refunded: z.object(taxed),
  net: z.object(taxed),
});

export const TaxSummary = z.object({
  year: z.int(),
  timeZone: z.string(),
  numbers: z.object({ gst: z.string(), qst: z.string() }),
  quarters: z.array(Quarter),
});
export type TaxSummary = z.infer<typeof TaxSummary>;

export const readTaxes = defineCall('GET /api/admin/taxes', {
  summary: `${taxNames(taxes, 'en')} of a year by quarter: collected, returned with refunds, and what is left; in whole cents`,
  query: z.object({ year }),
  responses: { 200: TaxSummary },
});

const Visits = z.object({ count, base: amount });
const Standing = { booked: Visits, paid: Visits, done: Visits };

export const SeasonSummary = z.object({
  year: z.int(),
  firstYear: z.int(),
  latestYear: z.int(),
  opensOn: z.string(),
  closesOn: z.string(),
  today: z.string(),
  weeks: z.array(
    z.object({
      /** Its Sunday. */
      week: z.string(),
      ...Standing,
      /** The same week of the year before. */
      before: z.object(Standing),
      /** How many visits can still be booked. */
      left: count,
    }),
  ),
  /** The days on which anything was sold: what rain on one of them costs is their average. */
  soldDays: Visits,
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

export const readSeason = defineCall('GET /api/admin/season', {
  summary: 'A season by week: booked, paid and done before taxes, the same weeks of last year, and places left',
  query: z.object({ year: z.optional(year) }),
  responses: { 200: SeasonSummary },
});

export const seasonCsv = defineCall('GET /api/admin/season.csv', {
  summary: 'The weeks of a season as CSV',
  query: z.object({ year: z.optional(year), language }),
  responses: { 200: z.string() },
});

export const tables = ['funnel', 'months', 'services', 'sizes', 'sources', 'areas', 'lead-times', 'changes'] as const;
export type Table = (typeof tables)[number];

export const figuresCsv = defineCall('GET /api/admin/figures.csv', {
  summary: 'One table of the business report as CSV',
  query: z.object({ ...period, table: z.enum(tables, 'invalid'), language }),
  responses: { 200: z.string() },
});

export const taxesCsv = defineCall('GET /api/admin/taxes.csv', {
  summary: 'The tax summary of a year as CSV',
  query: z.object({ year, language }),
  responses: { 200: z.string() },
});
