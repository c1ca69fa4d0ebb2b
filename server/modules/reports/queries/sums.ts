import { type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { dailySums } from '#server/database/schema/sums.ts';

export type Sums = {
  count: number;
  cancelled: number;
  base: number;
  gst: number;
  qst: number;
  total: number;
};
export type DaySum = Sums & { topic: Topic; day: IsoDate; key: string };
export type MonthSum = Sums & { topic: Topic; key: string; month: string | null };

/** Topics that are reported by month; of the others only the whole period is asked for. */
export const monthlyTopics = ['sold', 'taxed', 'charge', 'refund', 'refunded'] as const;
const soldTopics = ['service', 'size', 'lead', 'language', 'area', 'source'] as const;
export type Topic = (typeof monthlyTopics)[number] | (typeof soldTopics)[number] | 'change';

export type Days = { days: readonly IsoDate[]; timeZone: string };
type Period = { from: IsoDate; to: IsoDate; timeZone: string };

/** Days with the instants between which they last in the time zone. */
const withInstants = ({ days, timeZone }: Days): SQL => sql`
  select day, day::timestamp at time zone ${timeZone} as begins, (day + 1)::timestamp at time zone ${timeZone} as ends
  from unnest(${sql.param([...days])}::date[]) as day`;

/**
 * The rows of each day, looked up day by day: in an ordinary join, PostgreSQL estimates a day's range at a ninth of
 * the table and would scan a large one. `offset 0` prevents that join.
 */
const rowsOfDays = (table: SQL, column: SQL, where = sql`true`): SQL => sql`
  days cross join lateral (
    select * from ${table} where ${column} >= days.begins and ${column} < days.ends and ${where} offset 0) as of_day`;

const refundsDone = rowsOfDays(sql`refunds`, sql`done_at`, sql`state = 'done'`);

const changes = (kind: SQL, table: SQL, where?: SQL): SQL => sql`
  select 'change', day::text, ${kind}, count(*)::int, 0, 0, 0, 0, 0
  from ${rowsOfDays(table, sql`created_at`, where)} group by 2, 3`;

/** The days' bookings, charges, refunds and changes added up from their rows. */
export async function sumsOfRows(db: Db, days: Days): Promise<DaySum[]> {
  const { rows } = await db.execute<DaySum>(sql`
    with days as materialized (${withInstants(days)}),
    sold as materialized (
      select day, coating_type as service, storefront_size as size,
        width_bucket(appointment_date - day, array[4, 8, 15, 31, 61])::text as lead,
        case when imported_at is null then language end as language, upper(left(postal_code, 3)) as area, source,
        case when payment_status <> 'pending' and total > 0 and imported_at is null then 'yes' end as taxed,
        count(*) as count, count(*) filter (where status = 'cancelled') as cancelled,
        sum(base) as base, sum(gst) as gst, sum(qst) as qst, sum(total) as total
      from ${rowsOfDays(sql`bookings`, sql`created_at`)} group by 1, 2, 3, 4, 5, 6, 7, 8)
    select case when grouping(service) = 0 then 'service' when grouping(size) = 0 then 'size'
        when grouping(lead) = 0 then 'lead' when grouping(language) = 0 then 'language'
        when grouping(area) = 0 then 'area' when grouping(source) = 0 then 'source' when grouping(taxed) = 0 then 'taxed' else 'sold' end as topic,
      day::text, coalesce(service, size, lead, language, area, source, taxed, '') as key,
      sum(count)::int as count, sum(cancelled)::int as cancelled, sum(base)::float8 as base, sum(gst)::float8 as gst,
      sum(qst)::float8 as qst, sum(total)::float8 as total
    from sold
    group by grouping sets ((day), (day, service), (day, size), (day, lead), (day, language), (day, area), (day, source), (day, taxed))
    union all
    select 'charge', day::text, 'paid', count(*)::int, 0, sum(base)::float8, sum(gst)::float8, sum(qst)::float8,
      sum(total)::float8
    from ${rowsOfDays(sql`booking_charges`, sql`paid_at`)} group by 2
    union all
    select 'refund', day::text, reason, count(*)::int, 0, 0, 0, 0, sum(amount)::float8
    from ${refundsDone} group by 2, 3
    union all
    select 'refunded', day::text, '', count(*)::int, 0, sum(of_day.base)::float8, sum(of_day.gst)::float8,
      sum(of_day.qst)::float8, 0
    from ${refundsDone} join bookings on bookings.id = of_day.booking_id
    where bookings.imported_at is null or of_day.order_no <> bookings.order_no group by 2
    union all
    ${changes(
      sql`case when client_response is not null then 'weather:' || client_response
        when state = 'closed' then 'weather:expired' else 'weather:open' end`,
      sql`weather_notifications`,
      sql`proposed_new_date is not null`,
    )}
    union all
    ${changes(sql`'move:' || moved_by`, sql`booking_moves`)}
    union all
    ${changes(sql`'asked:' || area`, sql`area_requests`, sql`state <> 'asked'`)}`);
  return rows;
}

const staleDaysOf = ({ from, to, timeZone }: Period): SQL => sql`
  select distinct (at at time zone ${timeZone})::date as day from stale_days
  where at >= ${from}::timestamp at time zone ${timeZone} and at < ${to}::timestamp at time zone ${timeZone}`;

/** The stale days of a period (`to` is exclusive), oldest first. */
export async function staleDays(db: Db, { most = null, ...period }: Period & { most?: number | null }) {
  const { rows } = await db.execute<{ day: IsoDate }>(
    sql`select day::text as day from (${staleDaysOf(period)}) as stale order by 1 limit ${most}`,
  );
  return rows.map(({ day }) => day);
}

/** The kept sums of a period (`to` is exclusive), without those of its stale days, by month where the topic is monthly. */
export async function storedSums(db: Db, { topics, ...period }: Period & { topics: readonly Topic[] }) {
  const { rows } = await db.execute<MonthSum>(sql`
    select topic, key,
      case when topic = any(${sql.param([...monthlyTopics])}::text[]) then to_char(day, 'YYYY-MM') end as month,
      sum(count)::int as count, sum(cancelled)::int as cancelled, sum(base)::float8 as base, sum(gst)::float8 as gst,
      sum(qst)::float8 as qst, sum(total)::float8 as total
    from daily_sums
    where topic = any(${sql.param([...topics])}::text[]) and day >= ${period.from}::date and day < ${period.to}::date
      and day not in (${staleDaysOf(period)})
    group by 1, 2, 3`);
  return rows;
}

/** The first stored day, and the day after the last; null if there is none. */
export async function summedDays(db: Db): Promise<{ from: IsoDate; to: IsoDate } | null> {
  const { rows } = await db.execute<{ from: IsoDate | null; to: IsoDate | null }>(
    sql`select min(day)::text as from, (max(day) + 1)::text as to from daily_sums where topic = 'sold'`,
  );
  const [{ from, to } = { from: null, to: null }] = rows;
  return from === null || to === null ? null : { from, to };
}

/** The kept sums of some days as they are. */
export async function storedSumsOf(db: Db, days: readonly IsoDate[]): Promise<DaySum[]> {
  const { rows } = await db.execute<DaySum>(sql`
    select topic, day::text, key, count, cancelled, base::float8, gst::float8, qst::float8, total::float8
    from daily_sums where day = any(${sql.param([...days])}::date[])`);
  return rows;
}

/** Keeps every other process from summing up until the transaction ends; false if one is running. */
export async function lockSums(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('daily sums')) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** Clears the stale marks of days: their rows are read after this, and later changes mark them again. */
export async function forgetStale(tx: Db, days: Days): Promise<void> {
  await tx.execute(sql`
    delete from stale_days using (${withInstants(days)}) as days where at >= days.begins and at < days.ends`);
}

export async function replaceSums(tx: Db, days: readonly IsoDate[], sums: readonly DaySum[]): Promise<void> {
  await tx.execute(sql`delete from daily_sums where day = any(${sql.param([...days])}::date[])`);
  if (sums.length > 0) await tx.insert(dailySums).values([...sums]);
}
