import type pg from 'pg';
import { growingTables } from './tables.ts';

export type Statement = { text: string; values: unknown[] };

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Node[];
};

/** Every statement that goes over a pool from now on, once each. */
export function recordStatements(pool: pg.Pool): ReadonlyMap<string, Statement> {
  const statements = new Map<string, Statement>();
  const record = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const note = (text: string, values: unknown[]) => {
      if (/^\s*\(?(with|select|insert|update|delete)\b/i.test(text)) statements.set(text, { text, values });
    };
    const recorded = (...args: unknown[]) => {
      const [asked, given] = args as [string | { text?: string; values?: unknown[] }, unknown];
      if (typeof asked === 'string') note(asked, Array.isArray(given) ? given : []);
      else note(asked.text ?? '', asked.values ?? (Array.isArray(given) ? given : []));
      return query(...args);
    };
    client.query = recorded as typeof client.query;
  };
  pool.on('connect', record);
  return statements;
}

/**
 * What a statement reads as a whole of the tables that grow, where no index could find it. Tables are small in a test, so
 * whatever is only worth its while there is forbidden; a walk along an index counts where a limit ends it, or where the index
 * has few of the rows.
 */
export async function wholeReads(client: pg.PoolClient, statement: Statement): Promise<string[]> {
  const partial = await partialIndexes(client);
  const found: string[] = [];
  const look = (node: Node, isLimited: boolean) => {
    const table = node['Relation Name'];
    const byIndex = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
    const isSmall = isLimited || partial.has(node['Index Name'] ?? '');
    if (table !== undefined && growingTables.has(table) && node['Node Type'].includes('Scan') && !byIndex && !isSmall)
      found.push(`${node['Node Type']} of ${table}`);
    for (const plan of node.Plans ?? [])
      look(plan, (isLimited && !endsLimit.has(node['Node Type'])) || node['Node Type'] === 'Limit');
  };
  for (const plan of await plansOf(client, statement)) look(plan, false);
  return found;
}

async function plansOf(client: pg.PoolClient, { text, values }: Statement): Promise<Node[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
  return (rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan);
}

/** The indexes that a statement walks, each with what it looks for there. */
export async function indexesOf(client: pg.PoolClient, statement: Statement): Promise<Record<string, string>> {
  const walked = ({ 'Index Name': name, 'Index Cond': sought = '', Plans: below = [] }: Node): [string, string][] => [
    ...(name === undefined ? [] : [[name, sought] as [string, string]]),
    ...below.flatMap(walked),
  ];
  return Object.fromEntries((await plansOf(client, statement)).flatMap(walked));
}

/** What has to read all that is below it before it gives its first row. */
const endsLimit = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'SetOp']);

async function partialIndexes(client: pg.PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}

/** Forbids what is only worth its while on small tables. */
export async function asIfLarge(client: pg.PoolClient): Promise<void> {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material']) await client.query(`set enable_${way} = off`);
}
