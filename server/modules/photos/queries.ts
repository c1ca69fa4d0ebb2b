import { and, asc, eq, inArray } from 'drizzle-orm';
import { photoKinds } from '#domain/photos/photo.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { visitPhotos } from '#server/database/schema/days/photos.ts';

export type VisitPhoto = typeof visitPhotos.$inferSelect;
export type NewVisitPhoto = typeof visitPhotos.$inferInsert;

export async function insertPhoto(tx: Db, photo: NewVisitPhoto): Promise<void> {
  await tx.insert(visitPhotos).values(photo);
}

export async function findPhoto(db: Db, id: string): Promise<VisitPhoto | null> {
  const [row] = await db.select().from(visitPhotos).where(eq(visitPhotos.id, id));
  return row ?? null;
}

export async function deletePhoto(tx: Db, id: string): Promise<void> {
  await tx.delete(visitPhotos).where(eq(visitPhotos.id, id));
}

/** Those from before the work first, each kind in chronological order. */
const inOrder = [asc(visitPhotos.takenAt), asc(visitPhotos.id)];

const byKind = <T extends { kind: VisitPhoto['kind'] }>(photos: readonly T[]): T[] =>
  photoKinds.flatMap((kind) => photos.filter((photo) => photo.kind === kind));

export const photosOf = async (db: Db, bookingIds: readonly string[]): Promise<VisitPhoto[]> =>
  bookingIds.length === 0
    ? []
    : byKind(
        await db
          .select()
          .from(visitPhotos)
          .where(inArray(visitPhotos.bookingId, [...bookingIds]))
          .orderBy(...inOrder),
      );

export async function photosWithOperators(db: Db, bookingId: string) {
  const rows = await db
    .select({ photo: visitPhotos, by: administrators.email })
    .from(visitPhotos)
    .leftJoin(administrators, eq(administrators.id, visitPhotos.administratorId))
    .where(eq(visitPhotos.bookingId, bookingId))
    .orderBy(...inOrder);
  return byKind(rows.map(({ photo, by }) => ({ ...photo, by })));
}

export const countPhotos = (tx: Db, { bookingId, date }: { bookingId: string; date: string }): Promise<number> =>
  tx.$count(visitPhotos, and(eq(visitPhotos.bookingId, bookingId), eq(visitPhotos.visitDate, date)));

export async function photosAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: visitPhotos.id })
    .from(visitPhotos)
    .where(inArray(visitPhotos.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
