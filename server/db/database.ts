import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as schema from './schema/index.ts';

/** The database, or an open transaction on it; queries take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** The typed database over a pool. */
export const databaseOver = (pool: Pool): Db => drizzle({ client: pool, schema, casing: 'snake_case' });
