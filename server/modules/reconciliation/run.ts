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
  type KeptDifference,
  readCheck,
  requestRun,
  updateCheck,
  writeCheckResult,
} from './queries/runs.ts';

/** Each order takes some calls of the real services' quota, so they are asked about the last days only. */
const usualDays = 30;
/** Longer than any single answer of gateway or books takes; each of them renews it. */
const leaseMs = 5 * 60_000;
/** Whoever has more differences than can be read has one problem, and not so many. */
const mostListed = 300;
/** Each so many bookings the progress is written down. */
const progressEach = 5;

/** Wants bookings, gateway and books compared; a job does it. While one comparison is under way there is no other. */
export async function requestReconciliation(deps: Deps, by: string): Promise<{ started: boolean } | Refusal> {
  if (!(await integrationStatus(deps)).configured) return refuse('ACCOUNTING_NOT_CONFIGURED');
  return transact(deps.db, async (tx) => {
    const wantedAt = deps.clock.now().toISOString();
    const started = await requestRun(tx, { wantedAt });
    if (started) await audit(tx, deps, { by, action: 'check.started', subject: 'three-way-check' });
    return { started };
  });
}

/** How far the comparison is, and what the last one found. */
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

class Stopped extends Error {}

/** Makes the comparison that was wanted, if nobody else is at it; answers whether one was made to its end. */
export async function runReconciliation(deps: Deps, stopping?: AbortSignal): Promise<boolean> {
  const { db, clock, accounting } = deps;
  if (!accounting || !(await isRunRequested(db, clock.now()))) return false;
  const startedAt = clock.now();
  const since = !deps.gatewayBooks.isMetered ? null : new Date(startedAt.getTime() - usualDays * dayMs);
  const total = await countBookingsToCompare(db, since);
  if (!(await claimCheck(db, { now: startedAt, leaseUntil: lease(startedAt), total }))) return false;
  try {
    return await compare({ ...deps, accounting }, { startedAt, since, stopping });
  } catch (error) {
    // Another copy, or the next start, takes it over at once.
    if (error instanceof Stopped) await updateCheck(db, startedAt, { leaseUntil: clock.now().toISOString() });
    else {
      const failure = error instanceof Error ? error.message : String(error);
      deps.log.error({ error }, 'bookings, gateway and books could not be compared');
      await updateCheck(db, startedAt, { finishedAt: clock.now().toISOString(), failure });
    }
    return false;
  }
}

const lease = (now: Date): Date => new Date(now.getTime() + leaseMs);

type Comparing = { startedAt: Date; since: Date | null; stopping: AbortSignal | undefined };
type Checked = Deps & { accounting: NonNullable<Deps['accounting']> };

async function compare(deps: Checked, { startedAt, since, stopping }: Comparing): Promise<boolean> {
  const { db, clock } = deps;
  const differences: KeptDifference[] = [];
  const tell = ({ between: [[one, says], [other, saysToo]], ...difference }: Difference) =>
    void differences.push({
      ...difference,
      between: [
        [one, says],
        [other, saysToo],
      ],
    });
  const asked = new Set<string>();
  const goOn = async (change: Partial<CheckRun>) => {
    if (stopping?.aborted) throw new Stopped();
    await updateCheck(db, startedAt, { leaseUntil: lease(clock.now()).toISOString(), ...change });
  };
  const accounting: Checked['accounting'] = {
    ...deps.accounting,
    async readOrder(order) {
      asked.add(order.orderNo);
      if (asked.size % progressEach === 0) await goOn({ done: asked.size });
      else if (stopping?.aborted) throw new Stopped();
      return deps.accounting.readOrder(order);
    },
  };
  const ledger = await checkLedger(deps, { since, tell, beforeEach: () => goOn({}) });
  await goOn({ phase: 'books' });
  const books = await checkAccounting({ ...deps, accounting }, { since, tell });
  return transact(db, async (tx) => {
    const finishedAt = clock.now().toISOString();
    const isOurs = await updateCheck(tx, startedAt, { finishedAt, done: books.orders, failure: null });
    if (!isOurs) return false;
    const listed = worstFirst(differences).slice(0, mostListed);
    const left = differences.length - listed.length;
    await writeCheckResult(tx, { finishedAt, since: since?.toISOString() ?? null, ledger, books, listed, left });
    return true;
  });
}

/** What is wrong before what is merely under way; of each kind in the order of the numbers. */
const worstFirst = (differences: readonly KeptDifference[]): KeptDifference[] =>
  differences.toSorted((a, b) => Number(a.inFlight) - Number(b.inFlight) || a.subject.localeCompare(b.subject));
