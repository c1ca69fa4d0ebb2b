import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { services } from '#business/services.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';

/** Where the page before ended: the instant or the day of its last booking, and that booking's id. */
export type Cursor = { at: string; id: string };
export type BookingsOrder = 'newest' | 'visit' | 'latest-visit';

/** Each search term, anywhere in a booking's search text. Terms contain no `like` wildcards. */
export function matchesSearch(q: string, search: SQLWrapper = bookings.search): SQL | undefined {
  const has = (part: string) => sql`${search} like ${`%${part}%`}`;
  return and(...searchTerms(q, services).map((term) => or(...term.map((parts) => and(...parts.map(has))))));
}

/** Exactly as in the indexes: otherwise all rows are sorted for one page. */
export const orders = {
  newest: sql`${bookings.createdAt} desc nulls last, ${bookings.id} desc nulls last`,
  visit: sql`${bookings.appointmentDate}, ${bookings.id}`,
  'latest-visit': sql`${bookings.appointmentDate} desc, ${bookings.id} desc`,
} as const;

export const afterCursor = (order: BookingsOrder, { at, id }: Cursor): SQL => {
  if (order === 'newest') return sql`(${bookings.createdAt}, ${bookings.id}) < (${at}::timestamptz, ${id})`;
  const direction = order === 'visit' ? sql`>` : sql`<`;
  return sql`(${bookings.appointmentDate}, ${bookings.id}) ${direction} (${at}::date, ${id})`;
};

/** The newest bookings that a search finds, by their ids. */
export async function idsFound(db: Db, { q, most }: { q: string; most: number }): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(matchesSearch(q))
    .orderBy(orders.newest)
    .limit(most);
  return rows.map(({ id }) => id);
}
