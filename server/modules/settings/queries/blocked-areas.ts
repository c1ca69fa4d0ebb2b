import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { brand } from '#business/brand.ts';
import type { Db } from '#server/database/database.ts';
import { areaRequests } from '#server/database/schema/areas.ts';
import { blockedPostalCodes } from '#server/database/schema/settings/settings.ts';

/** The blocked areas, each with how many confirmed requests wait for it to be served. */
export async function listBlockedAreas(db: Db): Promise<{ area: string; waiting: number }[]> {
  const listed = await db
    .select({ area: blockedPostalCodes.postalCode, waiting: count(areaRequests.id) })
    .from(blockedPostalCodes)
    .leftJoin(
      areaRequests,
      and(eq(areaRequests.area, blockedPostalCodes.postalCode), inArray(areaRequests.state, ['confirmed'])),
    )
    .groupBy(blockedPostalCodes.postalCode)
    .orderBy(asc(blockedPostalCodes.postalCode));
  // The baseline blocks an area of the first brand; nothing outside the region is served, so nothing there can be blocked.
  return listed.filter(({ area }) => brand.postalLetters.includes(area.charAt(0)));
}

/** False if it was already blocked. */
export async function insertBlockedArea(tx: Db, postalCode: string): Promise<boolean> {
  const rows = await tx.insert(blockedPostalCodes).values({ postalCode }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** False when it was not blocked. */
export async function deleteBlockedArea(tx: Db, postalCode: string): Promise<boolean> {
  const rows = await tx.delete(blockedPostalCodes).where(eq(blockedPostalCodes.postalCode, postalCode)).returning();
  return rows.length > 0;
}
