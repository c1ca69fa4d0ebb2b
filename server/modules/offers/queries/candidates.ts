import { sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';

type Days = { from: IsoDate; until: IsoDate };

/** Completed visits of some days whose customers agree to review requests and were not asked yet; ordered by id. */
export async function visitsToAskAbout(db: Db, { from, until }: Days): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select b.id, lower(b.email) as email from bookings b
    where b.appointment_date between ${from}::date and ${until}::date and b.status = 'completed' and b.email <> ''
      and (select given from consents c where c.purpose = 'rating' and c.email = lower(b.email) order by c.id desc limit 1)
      and not exists (select from consent_mails m where m.booking_id = b.id and m.purpose = 'rating')
    order by b.id`);
  return rows;
}

/** The next addresses, after one, that ever answered the season consent. */
export async function addressesAsked(db: Db, { after, most }: { after: string; most: number }): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct email from consents where purpose = 'season' and email > ${after} order by email limit ${most}`);
  return rows.map(({ email }) => email);
}

export type LastVisit = { rootId: string; bookingId: string };

/** The last visit that was not cancelled, of each client who has booked with an address. */
export async function lastVisitsOf(db: Db, email: string): Promise<LastVisit[]> {
  const { rows } = await db.execute<LastVisit>(sql`
    select distinct on (r.root_id) r.root_id as "rootId", b.id as "bookingId"
    from client_records r join client_visits v on v.record_id = r.id join bookings b on b.id = v.booking_id
    where b.status <> 'cancelled' and r.root_id in (
      select o.root_id from bookings k join client_visits w on w.booking_id = k.id join client_records o on o.id = w.record_id
      where lower(k.email) = ${email})
    order by r.root_id, b.appointment_date desc, b.id desc`);
  return rows;
}

/** Whether a client, or one merged into their record, got an offer for a season. */
export async function wasOffered(db: Db, { rootId, season }: { rootId: string; season: number }): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from consent_mails m join client_records r on r.id = m.record_id
    where r.root_id = ${rootId}::uuid and m.season = ${season} and m.purpose = 'season' limit 1`);
  return rows.length > 0;
}
