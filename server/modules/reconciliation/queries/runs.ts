import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Difference, Said, Source } from '#domain/ledger/difference.ts';
import type { Db } from '#server/database/database.ts';
import { settings } from '#server/database/schema/settings/settings.ts';

const runKey = 'three-way-check';
/** The previous release stores its own, as text, under another key. */
const resultKey = 'three-way-check.found';
const ledgerKey = 'ledger-check';

/** A requested reconciliation and its progress. The names of the fields are stored. */
export type CheckRun = {
  wantedAt: string;
  /** An unfinished run may be taken over after `leaseUntil`. */
  startedAt?: string;
  leaseUntil?: string;
  finishedAt?: string;
  phase?: 'ledger' | 'books';
  /** How many of the `total` bookings were compared with the accounting service. */
  done?: number;
  total?: number;
  failure?: string | null;
};

export type StoredDifference = Pick<Difference, 'subject' | 'code' | 'inFlight'> & {
  between: { source: Source; says: Said[] }[];
};

type Counted = { orders: number; differences: number; inFlight: number };

export type CheckResult = {
  finishedAt: string;
  /** Orders from this instant on were compared; null for all. */
  since: string | null;
  ledger: Counted;
  books: Counted;
  /** The first differences; `left` more were only counted. */
  listed: StoredDifference[];
  left: number;
};

const isUnfinished = sql`not ${settings.value} ? 'finishedAt'`;

/** Requests a run; false while another is requested or running. */
export async function requestRun(tx: Db, run: CheckRun): Promise<boolean> {
  const rows = await tx
    .insert(settings)
    .values({ key: runKey, value: run })
    .onConflictDoUpdate({ target: settings.key, set: { value: run }, setWhere: sql`not (${isUnfinished})` })
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Claims a requested run, or one whose lease has ended; true for exactly one process. */
export async function claimCheck(
  db: Db,
  { now, leaseUntil, total }: { now: Date; leaseUntil: Date; total: number },
): Promise<boolean> {
  const progress = {
    startedAt: now.toISOString(),
    leaseUntil: leaseUntil.toISOString(),
    phase: 'ledger',
    done: 0,
    total,
  };
  const isFree = sql`coalesce((${settings.value} ->> 'leaseUntil')::timestamptz <= ${now.toISOString()}::timestamptz, true)`;
  const rows = await db
    .update(settings)
    .set({ value: sql`${settings.value} || ${JSON.stringify(progress)}::jsonb` })
    .where(and(eq(settings.key, runKey), isUnfinished, isFree))
    .returning({ key: settings.key });
  return rows.length === 1;
}

/** Updates a run; false when another process has taken it over. */
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

/** The last requested run, and the result of the last finished one; null where there is none. */
export async function readCheck(db: Db): Promise<{ run: CheckRun | null; result: CheckResult | null }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [runKey, resultKey]));
  const of = (key: string): unknown => rows.find((row) => row.key === key)?.value ?? null;
  return { run: of(runKey) as CheckRun | null, result: of(resultKey) as CheckResult | null };
}

export async function isRunRequested(db: Db, now: Date): Promise<boolean> {
  const { run } = await readCheck(db);
  if (run === null || run.finishedAt !== undefined) return false;
  return run.leaseUntil === undefined || new Date(run.leaseUntil) <= now;
}

export type LedgerCheckResult = { finishedAt: string; orders: number; differences: number };

export async function writeLedgerCheck(db: Db, value: LedgerCheckResult): Promise<void> {
  await db
    .insert(settings)
    .values({ key: ledgerKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

export async function readLedgerCheck(db: Db): Promise<LedgerCheckResult | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, ledgerKey));
  return (row?.value as LedgerCheckResult | undefined) ?? null;
}
