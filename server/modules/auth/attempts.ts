import { minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { freeAttempts, lockMinutes } from '#domain/sign-in-delay.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import {
  codeLocks,
  deleteFailures,
  incrementFailures,
  isLockOnRecord,
  lockOf,
  lockSignIn,
} from './queries/administrators.ts';
import { tellLock } from './tell-change.ts';

/**
 * Failure counters: a few are free, then each locks for longer. A counter locked by many networks together still lets the first
 * attempt of a new network through, so that strangers slow each other down but lock nobody out.
 */
type Counter = { key: string; free: number; sparesFirst?: boolean };
/** A hash of the e-mail, or the operator in the session; `guessed` is told once their account is locked. */
type Whose = { account: string; by?: string; guessed?: { email: string; network: string } };

const counterOf = (what: string, free: number = freeAttempts.oneOrigin): Counter => ({ key: sha256(what), free });

/**
 * The counters of a sign-in. A device on which the account has signed in before has its own, so that strangers cannot lock it;
 * everyone else is counted by network (a line's whole /48), and over all networks together.
 */
export function signInCounters(
  email: string,
  { device, network }: { device: string | null; network: string },
): Counter[] {
  const account = email.toLowerCase();
  if (device !== null) return [counterOf(`device ${device} ${account}`)];
  const together = { ...counterOf(`account ${account}`, freeAttempts.allOrigins), sparesFirst: true };
  return [counterOf(`network ${network} ${account}`), together];
}

/** Re-entering the password inside a session, which only locks that session. */
export const sessionCounters = (sessionId: string): Counter[] => [counterOf(`session:${sessionId}`)];

export const passkeyCounters = (passkeyId: string): Counter[] => [counterOf(`passkey ${passkeyId}`)];

/** Counts an attempt, before anything is checked; the refusal while one of the counters is locked, otherwise null. */
export async function registerAttempt(
  deps: Pick<Deps, 'db' | 'clock'>,
  counters: readonly Counter[],
  whose: Whose,
): Promise<Refusal | null> {
  const now = deps.clock.now();
  let isFirst = false;
  for (const counter of counters) {
    const failures = await countAttempt(deps, counter, whose, now);
    const isLocked = failures === null && !(counter.sparesFirst && isFirst);
    if (isLocked) return locked(await lockOf(deps.db, counter.key), now, whose);
    isFirst = failures === 1;
  }
  return null;
}

export async function resetAttempts({ db }: Pick<Deps, 'db'>, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) await deleteFailures(db, key);
}

/** Counts an attempt and sets the lock in one transaction, so that parallel attempts wait; null while locked. */
const countAttempt = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { key, free }: Counter,
  { account, by, guessed }: Whose,
  now: Date,
): Promise<number | null> =>
  transact(deps.db, async (tx) => {
    const failures = await incrementFailures(tx, { key, now });
    if (failures === null) return null;
    const minutes = lockMinutes(failures, free);
    if (minutes > 0) {
      await lockSignIn(tx, key, new Date(now.getTime() + minutes * minuteMs));
      await audit(tx, deps, {
        by: by ?? null,
        action: 'sign-in.locked',
        subject: account,
        after: { failures, minutes },
      });
      if (guessed) await tellLock(tx, deps, guessed);
    }
    return failures;
  });

function locked(until: Date | null, now: Date, { account }: Whose): Refusal {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : 1;
  return refuse('SIGN_IN_LOCKED', { retryAfter: seconds, account });
}

/** Records the locks set by wrong second-step codes, which better-auth counts itself. */
export const auditCodeLocks = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  transact(deps.db, async (tx) => {
    // By the real clock, like better-auth, not by the program's clock.
    for (const { id, until } of await codeLocks(tx, new Date())) {
      const after = { step: 'code', until: until.toISOString() };
      if (await isLockOnRecord(tx, id, after.until)) continue;
      await audit(tx, deps, { by: null, action: 'sign-in.locked', subject: id, after });
    }
  });
