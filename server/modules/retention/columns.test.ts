import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/builders/test-app.ts';
import { impersonalColumns, personalColumns } from './columns.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** Every column that can hold words; a list of allowed values, checked by the database, cannot. Simulators keep nobody's. */
const columns = `
  select c.table_name as table, c.column_name as name from information_schema.columns c
  where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'json', 'bytea', 'character varying', 'inet', 'ARRAY')
    and c.table_name not like 'sandbox_%'
    and not exists (
      select from information_schema.check_constraints k
        join information_schema.constraint_column_usage u using (constraint_name)
      where u.table_name = c.table_name and u.column_name = c.column_name and k.check_clause like '%ANY (ARRAY[%')`;

it('every column that can hold words is either impersonal or has a rule that ends it', async () => {
  const { rows } = await testApp.pool.query<{ table: string; name: string }>(columns);
  const isKey = (name: string) => ['id', 'key', 'email_hash'].includes(name);
  const undecided = rows.filter(({ table, name }) => {
    const isPersonal = personalColumns[table]?.[name] !== undefined;
    const isImpersonal = impersonalColumns[table]?.includes(name) ?? false;
    return isPersonal === isImpersonal && !isKey(name);
  });
  expect(undecided).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('no rule is for a column that is gone', async () => {
  const { rows } = await testApp.pool.query<{ table: string; name: string }>(columns);
  const known = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const named = [personalColumns, impersonalColumns].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, names]) =>
      (Array.isArray(names) ? names : Object.keys(names)).map((name) => `${table}.${name}`),
    ),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
