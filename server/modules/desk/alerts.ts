import { fewClientNumbers } from '#business/policies.ts';
import { areaDemand, failedMessageDays, reviewDueAt, unfinishedMinutes } from '#business/review.ts';
import { schedule } from '#business/schedule.ts';
import { hasPassed } from '#domain/calendar/season.ts';
import { midnight } from '#domain/calendar/zone.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import type { Cents } from '#domain/money.ts';
import { type FailureCode, knownFailure, type StopReason } from '#domain/outbox/failure.ts';
import type { Deps } from '#server/deps.ts';
import { connectionRefusal } from '#server/modules/accounting/queries/connection.ts';
import { heldSince } from '#server/modules/backup/queries/identity.ts';
import { countFreeNumbers } from '#server/modules/bookings/queries/client-numbers.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { longestPauseMs } from '#server/outbox/complete.ts';
import * as queries from './queries/alerts.ts';

type Line = {
  key: string;
  code: string;
  topic: string | null;
  at: string;
  orderNo: string | null;
  reviewId: string | null;
  refundId: number | null;
  name: string;
  amount: Cents | null;
  behind: Cents | null;
  date: string | null;
  failureCode: FailureCode | null;
  setting: StopReason | null;
  detail: string | null;
  dueAt: string | null;
  late: boolean;
  count: number | null;
};
type Group = { count: number; lines: Line[] };
type AlertDeps = Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings'>;

const limit = 5;

/** Everything that needs attention, by kind, without what will be retried anyway. */
export async function listAlerts(deps: AlertDeps) {
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await groups[kind](deps)) })));
  const nonEmpty = found.filter(({ count }) => count > 0);
  return {
    now: deps.clock.now().toISOString(),
    count: nonEmpty.reduce((sum, { count }) => sum + count, 0),
    groups: nonEmpty,
  };
}

const ago = ({ clock }: AlertDeps, ms: number): Date => new Date(clock.now().getTime() - ms);

const stoppedServices = (deps: AlertDeps) => queries.stoppedServices(deps.db, { before: ago(deps, -longestPauseMs) });

/** A database restored from a copy, until an operator releases it. */
async function held({ db }: AlertDeps): Promise<Group> {
  const at = await heldSince(db);
  return group(at === null ? [] : [line({ key: 'held', code: 'held', at, name: '' })]);
}

/** A service whose provider refuses our settings. Its message is in `detail`. */
async function stopped(deps: AlertDeps): Promise<Group> {
  const rows = await stoppedServices(deps);
  const lines = rows.map(({ service, stoppedAt: at, waiting, setting, failure: detail }) =>
    line({ key: service, code: service, at, name: '', count: waiting, setting, detail }),
  );
  return group(lines);
}

async function unfinished(deps: AlertDeps): Promise<Group> {
  const rows = await queries.unfinishedCheckouts(deps.db, {
    before: ago(deps, unfinishedMinutes * minuteMs),
    failingBefore: ago(deps, minuteMs),
  });
  const lines = rows.map(({ orderNo, businessName, paid, failing, at, amount }) =>
    line({
      key: orderNo,
      code: failing ? 'unwritten' : paid ? 'paid' : 'silent',
      at,
      name: joined([businessName, orderNo]),
      amount,
    }),
  );
  return group(lines, countOf(rows));
}

async function refunds({ db }: AlertDeps): Promise<Group> {
  const [stuck, waiting, inReview] = await Promise.all([
    queries.stuckRefunds(db),
    queries.waitingRefunds(db),
    queries.refundsInReview(db),
  ]);
  const aboutOf = (paymentOrderNo: string, booking: BookingNames) =>
    booking.orderNo === null ? { name: paymentOrderNo } : bookingOf(booking);
  const lines = [
    ...stuck.map(({ id, unknown, byHand, paymentOrderNo, at, amount, failure: detail, ...booking }) => {
      const about = aboutOf(paymentOrderNo, booking);
      const code = byHand ? 'by-hand' : unknown ? 'unknown' : 'refused';
      return line({ key: `r${id}`, code, at, detail, amount, refundId: id, ...about });
    }),
    ...waiting.map(({ id, paymentOrderNo, at, amount, behind, ...booking }) =>
      line({ key: `r${id}`, code: 'waits', at, amount, behind, ...aboutOf(paymentOrderNo, booking) }),
    ),
    ...inReview.map(({ at, amount, ...booking }) =>
      line({ key: booking.orderNo, code: 'review', at, amount, ...bookingOf(booking) }),
    ),
  ];
  return group(lines, countOf(stuck) + countOf(waiting) + countOf(inReview));
}

/** Unread texts from clients. Their content is only shown where they are answered. */
async function texts({ db }: AlertDeps): Promise<Group> {
  const rows = await queries.waitingTexts(db);
  const lines = rows.map(({ id, phone, at, ...booking }) =>
    line({ key: `t${id}`, code: 'text', at, ...(booking.orderNo === null ? { name: phone } : bookingOf(booking)) }),
  );
  return group(lines, countOf(rows));
}

async function messages(deps: AlertDeps): Promise<Group> {
  const rows = await queries.failedMessages(deps.db, { since: ago(deps, failedMessageDays * dayMs) });
  const lines = rows.map(({ id, topic, state, subject, recipient, failureCode, failure, at, ...booking }) => {
    const isReview = /^mail\.(manual-)?review/.test(topic);
    const about =
      booking.orderNo === null
        ? { name: recipient ?? '', reviewId: isReview ? subject : null }
        : { ...bookingOf(booking), name: joined([recipient, booking.clientId]) };
    return line({
      key: `m${id}`,
      topic,
      code: state,
      at,
      failureCode: knownFailure(failureCode ?? ''),
      detail: failure,
      ...about,
    });
  });
  return group(lines, countOf(rows));
}

async function sync(deps: AlertDeps): Promise<Group> {
  const { db, clock } = deps;
  const [rows, refusal, stopped] = await Promise.all([
    queries.failedSyncs(db),
    connectionRefusal(db),
    stoppedServices(deps),
  ]);
  const refused =
    refusal === null || stopped.some(({ service }) => service === 'accounting')
      ? []
      : [line({ key: 'credentials', code: 'credentials', at: clock.now(), name: '', detail: refusal.words })];
  const failed = rows.map(({ at, failure: detail, ...booking }) =>
    line({ key: booking.orderNo, code: 'failed', at, detail, ...bookingOf(booking) }),
  );
  return group([...refused, ...failed], countOf(rows) + refused.length);
}

async function reviews({ db, clock, settings }: AlertDeps): Promise<Group> {
  const [rows, { contact }] = await Promise.all([queries.openReviews(db), settings.read()]);
  const lines = rows.map(({ id, at, companyName: name }) => {
    const due = reviewDueAt(at, contact.hours);
    const promise = { dueAt: due.toISOString(), late: due < clock.now() };
    return line({ key: id, code: 'waiting', at, name, reviewId: id, ...promise });
  });
  return group(lines, countOf(rows));
}

async function areas(deps: AlertDeps): Promise<Group> {
  const { requests: minRequests, days } = areaDemand;
  const ours = areasAt(await deps.calendar.rules.read(), deps.clock.now());
  const rows = await queries.requestedAreas(deps.db, { since: ago(deps, days * dayMs), minRequests });
  const unserved = rows.filter(({ area }) => !checkArea(area, ours).served);
  const lines = unserved.map(({ area, asked, at }) => line({ key: area, code: 'asked', at, name: area, count: asked }));
  return group(lines);
}

async function numbers({ db, clock }: AlertDeps): Promise<Group> {
  const left = await countFreeNumbers(db, fewClientNumbers + 1);
  if (left > fewClientNumbers) return group([]);
  return group([line({ key: 'few', code: 'few-numbers', at: clock.now(), name: '', detail: String(left) })]);
}

/** The operator's own first closed day, once it has passed. */
async function season({ calendar, clock }: AlertDeps): Promise<Group> {
  const rules = await calendar.rules.read();
  const { closesOn: date } = rules;
  if (!hasPassed(date, calendarView(rules, clock.now()))) return group([]);
  const at = midnight(date, schedule.timeZone);
  return group([line({ key: 'season', code: 'season-passed', at, name: '', date })]);
}

const groups = { held, stopped, unfinished, refunds, texts, messages, sync, reviews, areas, numbers, season };
const kinds = Object.keys(groups) as (keyof typeof groups)[];

const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0;
const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

const group = (lines: Line[], count = lines.length): Group => ({ count, lines: lines.slice(0, limit) });

type BookingNames = { orderNo: string | null; clientId: string | null; businessName: string | null };
const bookingOf = ({ orderNo, clientId, businessName }: BookingNames) => ({
  orderNo,
  name: joined([businessName, clientId]),
});

type LineFields = Pick<Line, 'key' | 'code' | 'name'> & { at: Date } & Partial<Omit<Line, 'at'>>;

const line = ({ at, ...fields }: LineFields): Line => ({
  topic: null,
  orderNo: null,
  reviewId: null,
  refundId: null,
  amount: null,
  behind: null,
  date: null,
  failureCode: null,
  setting: null,
  detail: null,
  dueAt: null,
  late: false,
  count: null,
  ...fields,
  at: at.toISOString(),
});
