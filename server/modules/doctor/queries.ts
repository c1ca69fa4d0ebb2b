import { and, count, desc, lte, max, min, ne, sql } from 'drizzle-orm';
import { unfinishedMinutes } from '#business/review.ts';
import { schedule } from '#business/schedule.ts';
import { standardTerms } from '#business/terms/index.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#domain/durations.ts';
import { deliveryServices } from '#domain/outbox/topics.ts';
import { versionAt } from '#domain/versions.ts';
import type { Db } from '#server/database/database.ts';
import { jobRuns, outbox } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { countBookingsByDay } from '#server/modules/bookings/queries/counts.ts';
import { unfinishedCheckouts } from '#server/modules/desk/queries/alerts.ts';
import { readCheck, readLedgerCheck } from '#server/modules/reconciliation/queries/runs.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { readTerms } from '#server/modules/terms/queries/terms.ts';
import { listEndpoints } from '#server/modules/webhooks/queries.ts';
import { readBeats, silentAfterSeconds } from '#server/outbox/heartbeats.ts';
import { wasDue } from '#server/outbox/queries.ts';
import { fraudTools } from './checks/providers.ts';
import type { LedgerChecked } from './checks/saved.ts';
import type { Beat, Waiting } from './checks/work.ts';

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** How many bytes a week adds: the last week's share of all bookings, of the whole database. */
export async function growthOfWeek(db: Db, now: Date): Promise<number> {
  const since = today(ago(now, 7 * dayMs), schedule.timeZone);
  const { total, since: week } = await countBookingsByDay(db, { since, timeZone: schedule.timeZone });
  const { rows } = await db.execute<{ size: number }>(sql`select pg_database_size(current_database())::float8 as size`);
  return total > 0 ? ((rows[0]?.size ?? 0) * week) / total : 0;
}

const outboxLateMs = 15 * minuteMs;
const refundLateMs = dayMs;

/** Rows waiting longer than retries can explain. */
export async function waitingRows(db: Db, now: Date): Promise<Waiting> {
  const [[late], [open], checkouts] = await Promise.all([
    db
      .select({ count: count(), since: min(outbox.dueAt) })
      .from(outbox)
      .where(wasDue(deliveryServices, ago(now, outboxLateMs))),
    db
      .select({ count: count(), since: min(refunds.createdAt) })
      .from(refunds)
      .where(and(ne(refunds.state, 'done'), lte(refunds.createdAt, ago(now, refundLateMs)))),
    unfinishedCheckouts(db, { before: ago(now, unfinishedMinutes * minuteMs), failingBefore: ago(now, minuteMs) }),
  ]);
  const nothing = { count: 0, since: null };
  return {
    outbox: late ?? nothing,
    refunds: open ?? nothing,
    checkouts: { count: checkouts[0]?.total ?? 0, since: checkouts[0]?.at ?? null },
  };
}

/** How many programs are told of bookings, and which of them the worker gave up. */
export async function webhooksStopped(db: Db) {
  const endpoints = await listEndpoints(db);
  const stopped = endpoints.flatMap(({ url, stopCause: cause, stoppedAt: at }) =>
    cause && at && cause !== 'owner' ? [{ host: new URL(url).host, cause, at }] : [],
  );
  return { count: endpoints.length, stopped };
}

/** The fraud tools that the gateway says were switched off when it last charged a card; null before the first one. */
export async function fraudToolsOff(db: Db) {
  const fraud = sql`receipt_json #> '{response,receipt,cc,fraud}'`;
  const { rows } = await db.execute<{ fraud: Record<string, { status?: string } | undefined> }>(sql`
    select ${fraud} as fraud from payment_receipts where method = 'card' and jsonb_typeof(${fraud}) = 'object'
    order by id desc limit 1`);
  const last = rows[0]?.fraud;
  if (!last) return null;
  return (Object.keys(fraudTools) as (keyof typeof fraudTools)[]).filter((tool) => last[tool]?.status === 'disabled');
}

export async function seasonSold(db: Db, now: Date) {
  const [{ values }, schedules] = await Promise.all([readSettings(db), readSchedules(db)]);
  const { closesOn: ownDay } = values;
  return { ...seasonOn(today(now, schedule.timeZone), schedules, ownDay), ownDay };
}

export async function rulesInForce(db: Db, now: Date) {
  const [versions, { values: policy }] = await Promise.all([readTerms(db), readSettings(db)]);
  return { terms: versionAt(versions, now)?.value ?? standardTerms, policy };
}

/** The last heartbeat of each role's newest process. */
export async function processBeats(db: Db, now: Date): Promise<Beat[]> {
  const beats = await readBeats(db);
  return (['web', 'worker'] as const).flatMap((role) => {
    const beat = beats.find((one) => one.role === role);
    const lastAt = beat && new Date(now.getTime() - beat.ageSeconds * secondMs);
    return lastAt ? [{ job: role, lastAt, dueWithinMs: silentAfterSeconds * secondMs, failure: null }] : [];
  });
}

/** The daily jobs: when each last finished, and why it has not since. */
export async function dailyBeats(db: Db): Promise<Beat[]> {
  const rows = await db
    .select({
      job: jobRuns.job,
      startedAt: sql<Date>`min(${jobRuns.startedAt})`.mapWith(jobRuns.startedAt),
      finishedAt: max(jobRuns.finishedAt),
      failure: sql<string | null>`(array_agg(${jobRuns.failure} order by ${desc(jobRuns.startedAt)}))[1]`,
    })
    .from(jobRuns)
    .groupBy(jobRuns.job)
    .orderBy(jobRuns.job);
  return rows.map(({ job, startedAt, finishedAt, failure }) => ({
    job,
    lastAt: finishedAt ?? startedAt,
    dueWithinMs: 26 * hourMs,
    failure,
  }));
}

/** The newest comparison of the ledger, by the command or by the comparison of all three. */
export async function lastLedgerCheck(db: Db): Promise<LedgerChecked | null> {
  const [own, { result }] = await Promise.all([readLedgerCheck(db), readCheck(db)]);
  const all = [own, result && { finishedAt: result.finishedAt, ...result.ledger }].flatMap((one) =>
    one ? [{ at: new Date(one.finishedAt), orders: one.orders, differences: one.differences }] : [],
  );
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}
