import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Session } from './session.ts';

export type TableColumns = { name: string; columns: string[] };

/** Every table of the program with the columns that are written, by name. */
export async function readTables(session: Session): Promise<TableColumns[]> {
  const { rows } = await session.query<TableColumns>(`
    select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by 1 order by 1`);
  return rows;
}

export async function readReferences(session: Session): Promise<{ from: string; to: string }[]> {
  const { rows } = await session.query<{ from: string; to: string }>(`
    select distinct f.relname::text as "from", t.relname::text as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);
  return rows;
}

export async function readSequences(session: Session): Promise<Record<string, string | null>> {
  const { rows } = await session.query<{ name: string; last: string | null }>(
    "select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function filledTables(session: Session, names: readonly string[]): Promise<string[]> {
  const filled: string[] = [];
  for (const name of names) {
    const { rows } = await session.query<{ filled: boolean }>(`select exists (select from ${quoted(name)}) as filled`);
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** From now on all reads see this moment's snapshot. */
export async function beginSnapshot(session: Session): Promise<{ postgres: string; now: Date }> {
  await session.query('begin isolation level repeatable read read only');
  const { rows } = await session.query<{ postgres: string; now: Date }>(
    "select current_setting('server_version') as postgres, clock_timestamp() as now",
  );
  return rows[0] ?? { postgres: '', now: new Date() };
}

export const copyOut = (session: Session, { name, columns }: TableColumns) =>
  session.query(copyTo(`copy ${quoted(name)} (${listed(columns)}) to stdout`));

export const copyIn = (session: Session, { name, columns }: TableColumns) =>
  session.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`));

/**
 * Fills the tables in one transaction, without their own triggers: the audit log's would number and
 * chain its entries again. Foreign keys are checked at the end.
 */
export async function fillTables<T>(
  session: Session,
  { tables, emptied, fill }: { tables: readonly string[]; emptied: readonly string[]; fill: () => Promise<T> },
): Promise<T> {
  for (const name of tables) await session.query(`alter table ${quoted(name)} disable trigger user`);
  for (const name of emptied) await session.query(`delete from ${quoted(name)}`);
  const filled = await fill();
  await session.query('set constraints all immediate');
  for (const name of tables) await session.query(`alter table ${quoted(name)} enable trigger user`);
  return filled;
}

/** Continues sequences after their last values. */
export async function setSequences(
  session: Session,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await session.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  }
}

/** One transaction for all of `work`; any failure rolls it all back. */
export async function wholly<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.query('begin');
  const done = await work();
  await session.query('commit');
  await session.query('analyze');
  return done;
}
