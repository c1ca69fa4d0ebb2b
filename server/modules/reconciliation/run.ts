import { dayMs } from '#domain/durations.ts';
import type { Difference } from '#domain/ledger/difference.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { countBookingsToCompare } from '#server/modules/accounting/queries/unsynced.ts';
import { integrationStatus } from '#server/modules/accounting/sync-pending.ts';
import { audit } from '#server/modules/audit/record.ts';
import { checkAccounting } from './accounting.ts';
import { checkLedger } from './ledger.ts';
import {
  type CheckRun,
  claimCheck,
  isRunRequested,
  readCheck,
  requestRun,
  type StoredDifference,
  updateCheck,
  writeCheckResult,
} from './queries/runs.ts';

/** Every order costs requests of the services' quotas, so only the last days are compared. */
const comparedDays = 30;
/** Longer than any single request; each one renews the lease. */
const leaseMs = 5 * 60_000;
/** How many differences are stored; the others are only counted. */
const maxListed = 300;
/** The progress is saved after this many bookings. */
const progressInterval = 5;

/** Requests a reconciliation, which a job runs. `started` is false while another is requested or running. */
export async function requestReconciliation(deps: Deps, by: string): Promise<{ started: boolean } | Refusal> {
  if (!(await integrationStatus(deps)).configured) return refuse('ACCOUNTING_NOT_CONFIGURED');
  return transact(deps.db, async (tx) => {
    const wantedAt = deps.clock.now().toISOString();
    const started = await requestRun(tx, { wantedAt });
    if (started) await audit(tx, deps, { by, action: 'check.started', subject: 'three-way-check' });
    return { started };
  });
}

export async function getCheckStatus({ db }: Pick<Deps, 'db'>) {
  const { run, result } = await readCheck(db);
  const isRunning = run !== null && run.finishedAt === undefined;
  return { running: isRunning ? progressOf(run) : null, failure: (!isRunning && run?.failure) || null, result };
}

const progressOf = ({ wantedAt, phase = 'ledger', done = 0, total = 0 }: CheckRun) => ({
  wantedAt,
  phase,
  done: Math.min(done, total),
  total,
});

/** Thrown inside a run when the process shuts down. */
class Stopped extends Error {}

/** Runs a requested reconciliation unless another process does; returns whether it ran to the end. Never throws for a failed run. */
export async function runReconciliation(deps: Deps, shutdown?: AbortSignal): Promise<boolean> {
  const { db, clock, accounting } = deps;
  if (!accounting || !(await isRunRequested(db, clock.now()))) return false;
  const startedAt = clock.now();
  const since = !deps.gatewayBooks.isMetered ? null : new Date(startedAt.getTime() - comparedDays * dayMs);
  const total = await countBookingsToCompare(db, since);
  if (!(await claimCheck(db, { now: startedAt, leaseUntil: leaseEnd(startedAt), total }))) return false;
  try {
    return await compare({ ...deps, accounting }, { startedAt, since, shutdown });
  } catch (error) {
    // Ends the lease, so that another process or the next start takes over at once.
    if (error instanceof Stopped) await updateCheck(db, startedAt, { leaseUntil: clock.now().toISOString() });
    else {
      const failure = error instanceof Error ? error.message : String(error);
      deps.log.error({ error }, 'reconciliation failed');
      await updateCheck(db, startedAt, { finishedAt: clock.now().toISOString(), failure });
    }
    return false;
  }
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

type Run = { startedAt: Date; since: Date | null; shutdown: AbortSignal | undefined };
type CheckDeps = Deps & { accounting: NonNullable<Deps['accounting']> };

async function compare(deps: CheckDeps, { startedAt, since, shutdown }: Run): Promise<boolean> {
  const { db, clock } = deps;
  const differences: StoredDifference[] = [];
  const report = ({ between, ...difference }: Difference) =>
    void differences.push({ ...difference, between: between.map(([source, ...says]) => ({ source, says })) });
  const compared = new Set<string>();
  const saveProgress = async (change: Partial<CheckRun>) => {
    if (shutdown?.aborted) throw new Stopped();
    await updateCheck(db, startedAt, { leaseUntil: leaseEnd(clock.now()).toISOString(), ...change });
  };
  const accounting: CheckDeps['accounting'] = {
    ...deps.accounting,
    async readOrder(order) {
      compared.add(order.orderNo);
      if (compared.size % progressInterval === 0) await saveProgress({ done: compared.size });
      else if (shutdown?.aborted) throw new Stopped();
      return deps.accounting.readOrder(order);
    },
  };
  const ledger = await checkLedger(deps, { since, report, beforeEach: () => saveProgress({}) });
  await saveProgress({ phase: 'books' });
  const books = await checkAccounting({ ...deps, accounting }, { since, report });
  return transact(db, async (tx) => {
    const finishedAt = clock.now().toISOString();
    const isOurs = await updateCheck(tx, startedAt, { finishedAt, done: books.orders, failure: null });
    if (!isOurs) return false;
    const listed = worstFirst(differences).slice(0, maxListed);
    const left = differences.length - listed.length;
    await writeCheckResult(tx, { finishedAt, since: since?.toISOString() ?? null, ledger, books, listed, left });
    return true;
  });
}

/** Real differences before those in progress, each by subject. */
const worstFirst = (differences: readonly StoredDifference[]): StoredDifference[] =>
  differences.toSorted((a, b) => Number(a.inFlight) - Number(b.inFlight) || a.subject.localeCompare(b.subject));
