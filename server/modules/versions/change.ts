import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { beginningOf, versionAt } from '#domain/versions.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import type { Kind } from './kind.ts';
import { allVersions, insertVersion, lockVersions, markWithdrawn, readVersions } from './queries.ts';

export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'calendar'>;
export type By = Pick<Operator, 'id'>;

/** `startsOn`: a day of the business; without it, and today, it begins at once. `seen` is the newest version that the owner saw. */
export type Wanted<T> = { value: T; startsOn?: IsoDate | undefined; note?: string | null | undefined; seen: number };

/** Sets a fact from a day on. Refused if it was changed meanwhile, or if nothing would change. */
export async function setVersion<T>(
  deps: ChangeDeps,
  operator: By,
  kind: Kind<T>,
  { value, startsOn, note, seen }: Wanted<T>,
): Promise<{ id: number } | Refusal> {
  const now = deps.clock.now();
  const startsAt = beginningOf(startsOn, now, schedule.timeZone);
  if (startsAt === null) return refuse('INVALID_INPUT');
  const done = await transact(deps.db, async (tx) => {
    await lockVersions(tx, kind);
    const [[newest], versions] = await Promise.all([allVersions(tx, kind), readVersions(tx, kind)]);
    if ((newest?.id ?? 0) !== seen) return refuse('SETTING_CHANGED');
    const before = versionAt(versions, startsAt);
    const changed = before ? kind.differences(before.value, value) : 0;
    if (changed === 0) return refuse('INVALID_INPUT');
    const row = { startsAt, value, note: note || null, administratorId: operator.id, createdAt: now };
    const id = await insertVersion(tx, kind, row);
    await audit(tx, deps, {
      by: operator.id,
      action: `${kind.name}.set`,
      subject: `${kind.name}:${id}`,
      before: { version: before?.id ?? 0 },
      after: { version: id, startsOn: today(startsAt, schedule.timeZone), changed },
    });
    return { id };
  });
  if (!isRefusal(done)) kind.forget(deps);
  return done;
}

/** Withdraws a version that has not begun. Refused if it has, or was already withdrawn. */
export async function withdrawVersion<T>(
  deps: ChangeDeps,
  operator: By,
  kind: Kind<T>,
  id: number,
): Promise<Refusal | undefined> {
  const now = deps.clock.now();
  const done = await transact(deps.db, async (tx) => {
    await lockVersions(tx, kind);
    const version = (await allVersions(tx, kind)).find((one) => one.id === id);
    if (!version) return refuse('NOT_FOUND');
    if (version.startsAt <= now || !(await markWithdrawn(tx, kind, { id, now }))) return refuse('SETTING_CHANGED');
    await audit(tx, deps, { by: operator.id, action: `${kind.name}.withdrawn`, subject: `${kind.name}:${id}` });
    return;
  });
  if (!isRefusal(done)) kind.forget(deps);
  return done;
}
