import { type Version, type VersionState, versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';
import type { Kind } from './kind.ts';
import { allVersions, readVersions } from './queries.ts';

/** Every version that was ever set, the newest first, and the built-in one at the end; each has its value under `name`. */
export async function listVersions<T, Name extends string>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: Kind<T>,
  name: Name,
) {
  const named = (value: T) => ({ [name]: value }) as Record<Name, T>;
  const now = clock.now();
  const [rows, versions] = await Promise.all([allVersions<T>(db, kind), readVersions(db, kind)]);
  const current = versionAt(versions, now)?.id;
  const stateOf = ({ id, startsAt }: Pick<Version<T>, 'id' | 'startsAt'>): VersionState =>
    id === current ? 'current' : startsAt > now ? 'coming' : 'past';
  const standard = {
    id: 0,
    state: stateOf({ id: 0, startsAt: new Date(0) }),
    startsAt: null,
    ...named(kind.standard),
    note: null,
    createdAt: null,
    by: null,
  };
  const set = rows.map(({ id, startsAt, value, note, createdAt, by, cancelledAt }) => ({
    id,
    state: cancelledAt === null ? stateOf({ id, startsAt }) : ('withdrawn' as const),
    startsAt: startsAt.toISOString(),
    ...named(value),
    note,
    createdAt: createdAt.toISOString(),
    by,
  }));
  return [...set, standard];
}
