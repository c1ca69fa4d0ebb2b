import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import { casing, type Db, dialect } from './database.ts';
import * as schema from './schema/index.ts';

type Values = Record<string, unknown>;
type Statement<T> = { execute(values: Values): Promise<T> };
type Returns<Row extends QueryResultRow> = PreparedQueryConfig & { execute: QueryResult<Row> };
type Preparable<T> = { prepare(name: string): Statement<T> };

/** Builds SQL without a connection. */
const unconnected: Db = drizzle.mock({ schema, casing });

/**
 * A statement with a name: its text is built once, and a connection has the server parse it once. Values are declared with
 * `arg` and passed with each run; they reach the driver unchanged, so JSON other than an object must be text.
 */
export function prepared<T>(name: string, build: (db: Db) => Preparable<T>): (db: Db, values: Values) => Promise<T> {
  let built: Statement<T> | null = null;
  return (db, values) => {
    built ??= build(unconnected).prepare(name);
    // The same statement on this database or transaction.
    const statement: Statement<T> = Object.create(built, { client: { value: Reflect.get(db._.session, 'client') } });
    return statement.execute(values);
  };
}

/** The same for a raw SQL statement. */
export const preparedSql = <Row extends QueryResultRow>(name: string, build: (db: Db) => SQL) =>
  prepared<QueryResult<Row>>(name, (db) => ({
    prepare: () => db._.session.prepareQuery<Returns<Row>>(dialect.sqlToQuery(build(db)), undefined, name, false),
  }));

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
