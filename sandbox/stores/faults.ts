import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { faultModes, faultyProviders, sandboxFaults as table } from '#server/database/schema/sandbox.ts';

export { faultModes, faultyProviders };
export type FaultyProvider = (typeof faultyProviders)[number];
export type FaultMode = (typeof faultModes)[number];
export type OrderedFault = { provider: FaultyProvider; mode: FaultMode; remaining: number };

/** Orders a fault for a simulator's next calls, replacing any earlier order. */
export async function orderFault(db: Db, { provider, mode, remaining }: OrderedFault): Promise<void> {
  await db
    .insert(table)
    .values({ provider, mode, remaining })
    .onConflictDoUpdate({ target: table.provider, set: { mode, remaining } });
}

/** Clears a simulator's faults. */
export async function clearFault(db: Db, provider: FaultyProvider): Promise<void> {
  await db.delete(table).where(eq(table.provider, provider));
}

/** The fault for one call of a simulator, used up atomically; null if none is left. */
export async function takeFault(db: Db, provider: FaultyProvider): Promise<FaultMode | null> {
  const [taken] = await db
    .update(table)
    .set({ remaining: sql`${table.remaining} - 1` })
    .where(and(eq(table.provider, provider), gt(table.remaining, 0)))
    .returning({ mode: table.mode });
  return taken?.mode ?? null;
}

/** The pending faults, by provider. */
export function orderedFaults(db: Db): Promise<OrderedFault[]> {
  return db.select().from(table).where(gt(table.remaining, 0)).orderBy(asc(table.provider));
}
