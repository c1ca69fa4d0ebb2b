import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { calendarHolds, dayClaims, outbox, secretLinks, weatherNotifications } from '#server/database/schema/index.ts';

/** The hold that keeps a day for a booking since it was proposed to it; null when there is none. */
export async function findOwnHold(
  tx: Db,
  { bookingId, date }: { bookingId: string; date: IsoDate },
): Promise<number | null> {
  const [row] = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .innerJoin(dayClaims, and(eq(dayClaims.holdId, calendarHolds.id), eq(dayClaims.serviceDate, date)))
    .where(and(eq(calendarHolds.bookingId, bookingId), eq(calendarHolds.status, 'active')));
  return row?.id ?? null;
}

/** Id of the link, the text's, by which a booking's live weather proposal can be answered or its answer changed. */
export async function liveWeatherLinkId(
  db: Db,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ id: secretLinks.id })
    .from(secretLinks)
    .innerJoin(weatherNotifications, eq(weatherNotifications.responseToken, secretLinks.tokenHash))
    .where(
      and(
        eq(secretLinks.bookingId, bookingId),
        eq(secretLinks.purpose, 'weather'),
        gt(secretLinks.expiresAt, now),
        ne(weatherNotifications.state, 'closed'),
        gt(weatherNotifications.answerBy, now),
      ),
    )
    .orderBy(desc(secretLinks.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** Those who were mailed about the weather answer by other links from now on; a text went to a number, and its link stays. */
export async function renewWeatherLinks(
  tx: Db,
  bookingId: string,
  next: () => { id: string; tokenHash: string },
): Promise<void> {
  const isText = tx
    .select({ id: weatherNotifications.id })
    .from(weatherNotifications)
    .where(eq(weatherNotifications.responseToken, secretLinks.tokenHash));
  const mailed = await tx
    .select({ id: secretLinks.id })
    .from(secretLinks)
    .where(and(eq(secretLinks.bookingId, bookingId), eq(secretLinks.purpose, 'weather'), notExists(isText)));
  for (const { id } of mailed) {
    const link = next();
    await tx.update(secretLinks).set(link).where(eq(secretLinks.id, id));
    await tx
      .update(outbox)
      .set({ detail: sql`jsonb_set(${outbox.detail}, '{linkId}', to_jsonb(${link.id}::text))` })
      .where(and(eq(outbox.subject, bookingId), sql`${outbox.detail} ->> 'linkId' = ${id}`));
  }
}
