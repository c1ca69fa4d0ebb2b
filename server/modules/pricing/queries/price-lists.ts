import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { defaultPrices } from '#business/prices.ts';
import type { DatedPriceList } from '#domain/pricing/price-list.ts';
import type { Db } from '#server/database/database.ts';
import { administrators, priceLists } from '#server/database/schema/index.ts';

/** Applies until an owner sets another one. */
const first: DatedPriceList = { id: 0, startsAt: new Date(0), list: defaultPrices };

/** Every list that was not withdrawn, and the one that the program came with. */
export async function readPriceLists(db: Db): Promise<DatedPriceList[]> {
  const { id, startsAt, list } = priceLists;
  const set = await db
    .select({ id, startsAt, list })
    .from(priceLists)
    .where(isNull(priceLists.cancelledAt))
    .orderBy(asc(id));
  return [first, ...set];
}

/** All lists with who set them, the newest first; an address is null once its administrator is gone. */
export const listPriceLists = (db: Db) =>
  db
    .select({
      id: priceLists.id,
      startsAt: priceLists.startsAt,
      list: priceLists.list,
      note: priceLists.note,
      createdAt: priceLists.createdAt,
      by: administrators.email,
      cancelledAt: priceLists.cancelledAt,
    })
    .from(priceLists)
    .leftJoin(administrators, eq(administrators.id, priceLists.administratorId))
    .orderBy(desc(priceLists.id));

/** Serializes changes of the prices until the transaction ends. */
export async function lockPriceLists(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${priceLists} in share row exclusive mode`);
}

export async function insertPriceList(tx: Db, row: typeof priceLists.$inferInsert): Promise<number> {
  const [made] = await tx.insert(priceLists).values(row).returning({ id: priceLists.id });
  if (!made) throw new Error('a price list was not written');
  return made.id;
}

/** False where it was withdrawn before. */
export async function markWithdrawn(tx: Db, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const done = await tx
    .update(priceLists)
    .set({ cancelledAt: now })
    .where(and(eq(priceLists.id, id), isNull(priceLists.cancelledAt)))
    .returning({ id: priceLists.id });
  return done.length > 0;
}
