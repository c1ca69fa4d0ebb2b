import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { settings } from '#server/database/schema/index.ts';

const runKey = 'three-way-check';
const resultKey = 'three-way-check.result';

/** One comparison of bookings, gateway and books, from the wish for it on. */
export type CheckRun = {
  wantedAt: string;
  /** Unfinished work may be taken over after `leaseUntil`. */
  startedAt?: string;
  leaseUntil?: string;
  finishedAt?: string;
  phase?: 'ledger' | 'books';
  /** Bookings that the books were asked about, of how many. */
  done?: number;
  total?: number;
  /** Why it was given up. */
  failure?: string | null;
};

/** A difference as it is kept: what two sources say of an order, or of a day. */
export type KeptDifference = {
  subject: string;
  what: string;
  between: [string, string][];
  inFlight: boolean;
};

type Counted = { orders: number; differences: number; inFlight: number };

/** What the last finished comparison found. */
export type CheckResult = {
  finishedAt: string;
  /** From when on orders were compared; null for all. */
  since: string | null;
  ledger: Counted;
  books: Counted;
  /** The first of the differences; `left` more were counted only. */
  listed: KeptDifference[];
  left: number;
};

const isUnfinished = sql`not ${settings.value} ? 'finishedAt'`;

/** Wants a comparison; false while another one is wanted or under way. */
export async function requestRun(tx: Db, run: CheckRun): Promise<boolean> {
  const rows = await tx
    .insert(settings)
    .values({ key: runKey, value: run })
    .onConflictDoUpdate({ target: settings.key, set: { value: run }, setWhere: sql`not (${isUnfinished})` })
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Takes a wanted comparison in hand, or one that was left behind: true for exactly one copy of the program. */
export async function claimCheck(
  db: Db,
  { now, leaseUntil, total }: { now: Date; leaseUntil: Date; total: number },
): Promise<boolean> {
  const begun = { startedAt: now.toISOString(), leaseUntil: leaseUntil.toISOString(), phase: 'ledger', done: 0, total };
  const isFree = sql`coalesce((${settings.value} ->> 'leaseUntil')::timestamptz <= ${now.toISOString()}::timestamptz, true)`;
  const rows = await db
    .update(settings)
    .set({ value: sql`${settings.value} || ${JSON.stringify(begun)}::jsonb` })
    .where(and(eq(settings.key, runKey), isUnfinished, isFree))
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Writes how far a comparison is; false when another copy has taken it over meanwhile. */
export async function updateCheck(tx: Db, startedAt: Date, change: Partial<CheckRun>): Promise<boolean> {
  const rows = await tx
    .update(settings)
    .set({ value: sql`${settings.value} || ${JSON.stringify(change)}::jsonb` })
    .where(
      and(eq(settings.key, runKey), isUnfinished, sql`${settings.value} ->> 'startedAt' = ${startedAt.toISOString()}`),
    )
    .returning({ key: settings.key });
  return rows.length === 1;
}

export async function writeCheckResult(tx: Db, value: CheckResult): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: resultKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The comparison that was wanted last, and the result of the last one that came to its end. */
export async function readCheck(db: Db): Promise<{ run: CheckRun | null; result: CheckResult | null }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [runKey, resultKey]));
  const of = (key: string): unknown => rows.find((row) => row.key === key)?.value ?? null;
  return { run: of(runKey) as CheckRun | null, result: of(resultKey) as CheckResult | null };
}

/** Whether a comparison waits for somebody who makes it. */
export async function isRunRequested(db: Db, now: Date): Promise<boolean> {
  const { run } = await readCheck(db);
  if (run === null || run.finishedAt !== undefined) return false;
  return run.leaseUntil === undefined || new Date(run.leaseUntil) <= now;
}
