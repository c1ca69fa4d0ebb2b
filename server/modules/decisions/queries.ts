import { and, asc, desc, eq, exists, gt, gte, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { DecisionKind } from '#domain/decisions/to-decide.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, calendarHolds, keptVisits, operatorBookings } from '#server/database/schema/index.ts';
import { isKept, visitsInBadWeather } from '#server/modules/bookings/queries/undecided.ts';

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

/** The visits to come of some days, the first booked first, with what is known of their weather and what was decided. */
export const visitsAhead = (db: Db, days: Days) =>
  db
    .select({
      ...visit,
      unsuitable: sql<boolean>`${bookings.id} = any(array(${visitsInBadWeather(days)}))`,
      kept: sql<DecisionKind[]>`array(
        select kind from kept_visits where subject = ${bookings.id} and visit_date = ${bookings.appointmentDate})`,
    })
    .from(bookings)
    .where(isActiveWithin(days))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.createdAt), asc(bookings.id));

/** The visits of days that are over of which nobody said how they went, the newest first. One imported afterwards is history. */
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

/** The payment links that nobody has paid yet and that hold a day from one on. */
export const linksAhead = (db: Db, { from, now }: { from: IsoDate; now: Date }) =>
  db
    .select({
      id: operatorBookings.id,
      date: calendarHolds.proposedDate,
      time: calendarHolds.proposedTime,
      name: sql<string | null>`${operatorBookings.customer} ->> 'businessName'`,
      kept: exists(
        db
          .select({ kind: keptVisits.kind })
          .from(keptVisits)
          .where(
            and(
              eq(keptVisits.subject, sql`${operatorBookings.id}::text`),
              eq(keptVisits.visitDate, calendarHolds.proposedDate),
            ),
          ),
      ) as SQL<boolean>,
    })
    .from(operatorBookings)
    .innerJoin(calendarHolds, eq(calendarHolds.id, operatorBookings.holdId))
    .where(
      and(
        eq(operatorBookings.way, 'link'),
        isNull(operatorBookings.bookingId),
        isNull(operatorBookings.endedAt),
        isNull(operatorBookings.cancelledAt),
        gt(operatorBookings.expiresAt, now),
        gte(calendarHolds.proposedDate, from),
      ),
    )
    .orderBy(asc(calendarHolds.proposedDate), asc(operatorBookings.id));
