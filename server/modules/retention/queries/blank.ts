import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName, keptOnRequest, personalColumns } from '../columns.ts';

/** What a column holds that says nothing any more. */
const nothing = ({ notNull, columnType }: PgColumn): SQL =>
  notNull ? (columnType === 'PgJsonb' ? sql`'{}'` : sql`''`) : sql`null`;

const called = ({ name }: PgColumn): string => columnName(name);

/** `a = null, b = ''` for every personal column of a table, whose rule is the register's. */
export function blanked(table: PgTable, { keeping = [] }: { keeping?: readonly string[] } = {}): SQL {
  const personal = personalColumns[getTableName(table)] ?? {};
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => personal[called(column)] !== undefined && !keeping.includes(called(column)),
  );
  return sql.join(
    columns.map((column) => sql`${sql.identifier(called(column))} = ${nothing(column)}`),
    sql`, `,
  );
}

/** The same for who asks to be forgotten, of whom the books keep some. */
export const blankedOnRequest = (table: PgTable): SQL =>
  blanked(table, { keeping: keptOnRequest[getTableName(table)] ?? [] });
