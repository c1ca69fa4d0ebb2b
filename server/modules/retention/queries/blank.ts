import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName, keptOnRequest, personalColumns } from '../columns.ts';

const nothing = ({ notNull, columnType }: PgColumn): SQL =>
  notNull ? (columnType === 'PgJsonb' ? sql`'{}'` : sql`''`) : sql`null`;

const called = ({ name }: PgColumn): string => columnName(name);

/** `a = null, b = ''` for every personal column of a table, by their rules in the register. */
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

/** The same for an erasure request, except what the books keep. */
export const blankedOnRequest = (table: PgTable): SQL =>
  blanked(table, { keeping: keptOnRequest[getTableName(table)] ?? [] });
