import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { faultModes, faultyProviders, sandboxFaults as table } from '#server/database/schema/sandbox.ts';

export { faultModes, faultyProviders };
export type FaultyProvider = (typeof faultyProviders)[number];
export type FaultMode = (typeof faultModes)[number];
export type OrderedFault = { provider: FaultyProvider; mode: FaultMode; remaining: number };

/** Orders a fault for the next calls of a simulator, in place of what was ordered before. */
export async function orderFault(db: Db, { provider, mode, remaining }: OrderedFault): Promise<void> {
  await db
    .insert(table)
    .values({ provider, mode, remaining })
    .onConflictDoUpdate({ target: table.provider, set: { mode, remaining } });
}

/** Makes a simulator well again. */
export async function clearFault(db: Db, provider: FaultyProvider): Promise<void> {
  await db.delete(table).where(eq(table.provider, provider));
}

/** The fault that one call of a simulator has to show, used up in the same step; null when none is left. */
export async function takeFault(db: Db, provider: FaultyProvider): Promise<FaultMode | null> {
  const [taken] = await db
    .update(table)
    .set({ remaining: sql`${table.remaining} - 1` })
    .where(and(eq(table.provider, provider), gt(table.remaining, 0)))
    .returning({ mode: table.mode });
  return taken?.mode ?? null;
}

/** What is still ordered, by provider. */
export function orderedFaults(db: Db): Promise<OrderedFault[]> {
  return db.select().from(table).where(gt(table.remaining, 0)).orderBy(asc(table.provider));
}
