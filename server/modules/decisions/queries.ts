import { and, asc, desc, eq, gte, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { isKept, keptKinds } from '#server/modules/bookings/queries/kept.ts';
import { visitsInBadWeather } from '#server/modules/weather/queries/undecided.ts';

type Days = { from: IsoDate; to: IsoDate };

const visit = {
  id: bookings.id,
  orderNo: bookings.orderNo,
  version: bookings.version,
  date: bookings.appointmentDate,
  time: bookings.appointmentTime,
  clientId: bookings.clientId,
  businessName: bookings.businessName,
  address: bookings.address,
  service: bookings.coatingType,
};

const isActiveWithin = ({ from, to }: Days) =>
  and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to));

/** The upcoming visits of some days, first booked first, with their weather and decisions. */
export const visitsAhead = (db: Db, days: Days) =>
  db
    .select({
      ...visit,
      unsuitable: sql<boolean>`${bookings.id} = any(array(${visitsInBadWeather(days)}))`,
      kept: keptKinds({ subject: sql`${bookings.id}`, date: sql`${bookings.appointmentDate}` }),
    })
    .from(bookings)
    .where(isActiveWithin(days))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.createdAt), asc(bookings.id));

/** Past visits without a recorded outcome, newest first. Those imported after their day are history. */
export const unmarkedVisits = (db: Db, days: Days & { most: number }) =>
  db
    .select({ ...visit, total: sql<number>`count(*) over ()::int` })
    .from(bookings)
    .where(
      and(
        isActiveWithin(days),
        or(isNull(bookings.importedAt), sql`${bookings.importedAt}::date <= ${bookings.appointmentDate}`),
        not(isKept('unmarked', { subject: sql`${bookings.id}`, date: sql`${bookings.appointmentDate}` })),
      ),
    )
    .orderBy(desc(bookings.appointmentDate), asc(bookings.id))
    .limit(days.most);
