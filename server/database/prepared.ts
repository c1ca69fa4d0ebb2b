import { fillPlaceholders, getTableColumns, type Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import { casing, type Db } from './database.ts';

type Values = Record<string, unknown>;
type Statement<T> = { execute(values: Values): Promise<T> };
type Preparable<T> = { prepare(name: string): Statement<T> };

/**
 * A statement with a name: its text is built once for each connection, which has the server parse it once. Values are declared
 * with `arg` and passed with each run; they reach the driver unchanged, so JSON other than an object must be text.
 */
export function prepared<T>(name: string, build: (db: Db) => Preparable<T>): (db: Db, values: Values) => Promise<T> {
  const built = new WeakMap<Db['$client'], Statement<T>>();
  return async (db, values) => {
    const statement = built.get(db.$client) ?? build(db).prepare(name);
    built.set(db.$client, statement);
    return statement.execute(values);
  };
}

const dialect = new PgDialect({ casing });

/** The same for a raw SQL statement. */
export function preparedSql<Row extends QueryResultRow>(name: string, build: (db: Db) => SQL) {
  let built: Query | null = null;
  return async (db: Db, values: Values): Promise<QueryResult<Row>> => {
    built ??= dialect.sqlToQuery(build(db));
    return db.$client.query<Row>({ name, text: built.sql, values: fillPlaceholders(built.params, values) });
  };
}

/** A value passed when a prepared statement runs. */
export const arg = (name: string): SQL => sql`${sql.placeholder(name)}`;

/**
 * The limit of a prepared statement for one row, as literal SQL. As a parameter it makes the generic plan look
 * costlier than a custom one, so the server would plan every run. Drizzle writes an object as is.
 */
export const oneRow = sql`1` as unknown as Placeholder;

/** A row that a prepared statement inserts: every column without a default, and any others named. */
export function newRow<T extends PgTable>(table: T, withDefault: readonly (keyof T['$inferInsert'] & string)[] = []) {
  type Row = T['$inferInsert'];
  const named = new Set<string>(withDefault);
  const columns = Object.entries(getTableColumns(table))
    .filter(([key, column]) => (!column.hasDefault && !column.generated) || named.has(key))
    .map(([key]) => key);
  return {
    /** The inserted row; `part` distinguishes it from other rows of the statement. */
    args: (part = '') =>
      Object.fromEntries(columns.map((key) => [key, arg(part + key)])) as { [K in keyof Row]-?: SQL },
    /** The values of a run. One that the statement does not use would be lost, so it is an error. */
    values(row: Row, part = ''): Values {
      const given: Values = row;
      const lost = Object.keys(getTableColumns(table)).filter(
        (key) => given[key] !== undefined && !columns.includes(key),
      );
      if (lost.length > 0) throw new Error(`a prepared insert has no place for ${lost.join(', ')}`);
      return Object.fromEntries(columns.map((key) => [part + key, given[key] ?? null]));
    },
  };
}
