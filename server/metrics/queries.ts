import { type SQL, sql } from 'drizzle-orm';
import { allDeclines } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { paymentEvents } from '#server/database/schema/payments.ts';
import { rateLimits } from '#server/database/schema/rate-limits.ts';
import { refunds } from '#server/database/schema/refunds.ts';

/** Failed messages are counted among this many of the newest rows: counting all would read the whole table. */
const newestRows = 20_000;

const seconds = (now: Date, since: SQL) =>
  sql`greatest(extract(epoch from ${now.toISOString()}::timestamptz - ${since}), 0)::float`;

/** What waits to be sent, what failed lately, and how long the oldest row of a topic that is due waits. */
export async function outboxFigures(db: Db, now: Date) {
  const { rows } = await db.execute<{ topic: string; state: string; count: number; oldest: number | null }>(sql`
    select topic, state, count(*)::int as count, ${seconds(now, sql`min(due_at)`)} as oldest
      from ${outbox} where state in ('queued', 'calling') group by topic, state
    union all
    select topic, state, count(*)::int, null from ${outbox}
      where id > (select coalesce(max(id), 0) - ${newestRows} from ${outbox}) and state in ('failed', 'unknown')
      group by topic, state`);
  return rows;
}

export async function refundFigures(db: Db, now: Date) {
  const { rows } = await db.execute<{ state: string; count: number; oldest: number }>(sql`
    select state, count(*)::int as count, ${seconds(now, sql`min(created_at)`)} as oldest
    from ${refunds} where state <> 'done' group by state`);
  return rows;
}

export async function unfinishedFigures(db: Db, now: Date) {
  const { rows } = await db.execute<{ count: number; oldest: number | null }>(sql`
    select count(distinct c.order_no)::int as count, ${seconds(now, sql`min(e.created_at)`)} as oldest
    from ${bookingContexts} c
    join ${paymentEvents} e on e.order_no = c.order_no and e.event_type = 'receipt.approved'
    where c.next_poll_at is not null and c.state in ('open', 'abandoned')
      and not exists (select from ${refunds} r where r.order_no = c.order_no)`);
  return rows[0] ?? { count: 0, oldest: null };
}

export async function declineFigures(db: Db, now: Date) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select points as count from ${rateLimits} where key = ${allDeclines} and expire > ${now.getTime()}`);
  return rows[0]?.count ?? 0;
}

export async function holdFigures(db: Db, now: Date) {
  const { rows } = await db.execute<{ type: string; count: number }>(sql`
    select hold_type as type, count(*)::int as count from ${calendarHolds}
    where status = 'active' and expires_at > ${now.toISOString()}::timestamptz group by hold_type`);
  return rows;
}
