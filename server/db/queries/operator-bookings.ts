import { and, asc, count, desc, eq, gte, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import {
  bookings,
  outbox,
  paymentEvents,
  secretLinks,
  termsAcceptances,
  weatherJudgements,
  weatherNotifications,
} from '../schema/index.ts';
import { movesOf } from './booking-moves.ts';
import type { Booking } from './bookings.ts';

/** The last booking of the page before. */
export type After = { createdAt: Date; id: string };

const contains = (words: string) => `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Any part of what a booking is found by, as typed or without what people put between the parts of a number. */
function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  const compact = q.replaceAll(/[\s()+.-]/g, '');
  const typed = like(bookings.search, contains(q));
  return compact === q || compact === '' ? typed : or(typed, like(bookings.search, contains(compact)));
}

/** A page of bookings, the newest first. */
export const pageOfBookings = (
  db: Db,
  { q, after, most }: { q: string; after: After | null; most: number },
): Promise<Booking[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        found(q),
        after === null
          ? undefined
          : sql`(${bookings.createdAt}, ${bookings.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    // As the index has them, letter for letter: otherwise all rows are sorted for one page.
    .orderBy(sql`${bookings.createdAt} desc nulls last, ${bookings.id} desc nulls last`)
    .limit(most);

export async function countFound(db: Db, { q, since }: { q: string; since: Date | null }): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bookings)
    .where(and(found(q), since ? gte(bookings.createdAt, since) : undefined));
  return row?.count ?? 0;
}

/** Everything else that is on record about a booking. */
export async function recordsAbout(tx: Db, { id, orderNo }: Pick<Booking, 'id' | 'orderNo'>) {
  const events = await tx
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderNo, orderNo))
    .orderBy(asc(paymentEvents.id));
  const moves = await movesOf(tx, id);
  const messages = await tx.select().from(outbox).where(eq(outbox.subject, id)).orderBy(asc(outbox.id));
  const judgements = await tx
    .select()
    .from(weatherJudgements)
    .where(eq(weatherJudgements.bookingId, id))
    .orderBy(asc(weatherJudgements.id));
  const proposals = await tx
    .select()
    .from(weatherNotifications)
    .where(eq(weatherNotifications.bookingId, id))
    .orderBy(asc(weatherNotifications.id));
  const links = await tx
    .select()
    .from(secretLinks)
    .where(eq(secretLinks.bookingId, id))
    .orderBy(asc(secretLinks.createdAt));
  const [terms] = await tx
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.bookingId, id))
    .orderBy(desc(termsAcceptances.id))
    .limit(1);
  return { events, moves, messages, judgements, proposals, links, terms: terms ?? null };
}
export type RecordsAbout = Awaited<ReturnType<typeof recordsAbout>>;
