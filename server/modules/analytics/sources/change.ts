import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { lockSource, putSource, sourcesIn } from './queries.ts';

type Names = { en: string; fr: string };
type Listed = { sources: { code: string; names: Names; archived: boolean }[] };
type Changing = Pick<Deps, 'db' | 'clock'>;
type By = { by: Pick<Operator, 'id'> };

export const listSources = async (db: Db): Promise<Listed> => ({
  sources: (await sourcesIn(db)).map(({ code, nameEn, nameFr, archivedAt }) => {
    return { code, names: { en: nameEn, fr: nameFr }, archived: archivedAt !== null };
  }),
});

export const saveSource = (deps: Changing, { code, names, by }: { code: string; names: Names } & By) =>
  transact(deps.db, async (tx) => {
    const before = await lockSource(tx, code);
    const row = { code, nameEn: names.en, nameFr: names.fr, administratorId: by.id, createdAt: deps.clock.now() };
    await putSource(tx, { ...row, archivedAt: before?.archivedAt ?? null });
    await audit(tx, deps, { by: by.id, action: 'source.saved', subject: `source:${code}`, after: names });
    return listSources(tx);
  });

export const archiveSource = (deps: Changing, { code, archived, by }: { code: string; archived: boolean } & By) =>
  transact<Listed | Refusal>(deps.db, async (tx) => {
    const before = await lockSource(tx, code);
    if (!before) return refuse('NOT_FOUND');
    if ((before.archivedAt !== null) !== archived) {
      await putSource(tx, { ...before, archivedAt: archived ? deps.clock.now() : null });
      await audit(tx, deps, { by: by.id, action: 'source.archived', subject: `source:${code}`, after: { archived } });
    }
    return listSources(tx);
  });
