import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema/index.ts';

/** The database, or an open transaction on it; queries take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

const options = { schema, casing: 'snake_case' } as const;
const overClient = (client: PoolClient) => drizzle<typeof schema, PoolClient>({ client, ...options });

/** The typed database over a pool. */
export function databaseOver(pool: Pool): Db {
  const db = drizzle({ client: pool, ...options });
  const clients = new WeakMap<PoolClient, ReturnType<typeof overClient>>();
  // The library keeps a connection for ever whose BEGIN fails, so its connections are borrowed and given back here.
  // One that may still be within a transaction is closed: later statements would be part of it, and be lost with it.
  // So is one that failed by itself: a BEGIN whose answer is late leaves the status of before, and begins all the same.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let thrownByWork: unknown;
    let failedByItself = false;
    try {
      const own = clients.get(client) ?? overClient(client);
      clients.set(client, own);
      return await own.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          thrownByWork = error;
          throw error;
        }
      }, config);
    } catch (error) {
      failedByItself = error !== thrownByWork;
      throw error;
    } finally {
      client.release(failedByItself || client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
