import { and, desc, eq, gt, ne, notExists } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { secretLinks } from '#server/database/schema/secret-links.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';
import { relink } from '#server/outbox/queries.ts';

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

/** Revokes weather links sent by mail; those sent by text went to a phone number, and stay. */
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
    await relink(tx, bookingId, { from: id, to: link.id });
  }
}
