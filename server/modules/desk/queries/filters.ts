import { type SQL, sql } from 'drizzle-orm';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { isKept } from '#server/database/schema/outbox.ts';
import { isStuck } from '#server/modules/refunds/queries.ts';
import { visitsInBadWeather } from '#server/modules/weather/queries/undecided.ts';

export type BookingFilter = 'upcoming' | 'attention' | 'refunds' | 'unsynced';
export type Cause = 'refund' | 'message' | 'sync' | 'weather';

/** Forecasts do not reach further ahead. */
const forecastDays = 16;

/**
 * Bookings needing attention, by id, each found from the few rows that show a problem: a refund that is stuck or
 * in review; a message that failed or may have (the operator was alerted, and it was not resent since); a
 * booking rejected by the accounts; an unsuitable forecast that needs a decision. `offset 0` keeps the server
 * from joining the alerts with every message that ever failed.
 */
const causes: Readonly<Record<Cause, (today: IsoDate) => SQL>> = {
  refund: () => sql`
    select booking_id from refunds where ${isStuck} and booking_id is not null
    union all select id from bookings where refund_status = 'review'`,
  message: () => sql`
    select booking.id from outbox as alert
    cross join lateral (
      select from outbox as message
      where message.id = alert.message_id
        and message.state in ('failed', 'unknown')
        and not exists (
          select from outbox as again
          where again.subject = message.subject and again.resend_of = message.id
            and again.state not in ('failed', 'unknown', 'dropped'))
      offset 0) as unsent
    join bookings as booking on booking.order_no = alert.order_no
    where alert.topic = 'operator.alert' and ${isKept}`,
  sync: () => sql`select id from bookings where sync_status = 'failed'`,
  weather: (today) => visitsInBadWeather({ from: today, to: addDays(today, forecastDays) }),
};

const anyCause = (today: IsoDate): SQL =>
  sql.join(
    Object.values(causes).map((of) => sql`(${of(today)})`),
    sql` union all `,
  );

const gaveBack = sql`refund_status in ('pending', 'review', 'refunded')`;

const filters: Readonly<Record<BookingFilter, (today: IsoDate) => SQL>> = {
  upcoming: (today) => sql`${bookings.status} = 'active' and ${bookings.appointmentDate} >= ${today}::date`,
  attention: (today) => sql`${bookings.id} in (${anyCause(today)})`,
  // Checked per booking in list order: matches are common, so a page fills quickly. As a scalar, it cannot become a join.
  refunds: () => sql`(${gaveBack} or (select true from refunds where booking_id = ${bookings.id} limit 1))`,
  unsynced: () => sql`${bookings.syncStatus} <> 'synced'`,
};

export const filterWhere = (filter: BookingFilter, today: IsoDate): SQL => filters[filter](today);

/** Up to `most` rows matching a filter. Those with refunds are found from both sides by index. */
export const countedRows = (filter: BookingFilter, { today, most }: { today: IsoDate; most: number }): SQL => {
  if (filter === 'refunds')
    return sql`(select id from bookings where ${gaveBack} and refund_status is not null order by created_at limit ${most})
      union (select booking_id from refunds where booking_id is not null order by booking_id limit ${most}) limit ${most}`;
  const order = filter === 'upcoming' ? sql`order by appointment_date` : sql``;
  return sql`select from ${bookings} where ${filterWhere(filter, today)} ${order} limit ${most}`;
};

export async function causesOf(db: Db, { id, today }: { id: string; today: IsoDate }): Promise<Cause[]> {
  const asked = Object.entries(causes).map(
    ([cause, of]) => sql`select ${cause}::text as cause where ${id} in (${of(today)})`,
  );
  const { rows } = await db.execute<{ cause: Cause }>(sql.join(asked, sql` union all `));
  return rows.map(({ cause }) => cause);
}
