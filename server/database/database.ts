import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema/index.ts';

/** The database, or an open transaction on it; queries take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

const options = { schema, casing: 'snake_case' } as const;
const drizzleOn = (client: PoolClient) => drizzle<typeof schema, PoolClient>({ client, ...options });

/** The typed database over a pool. */
export function databaseOver(pool: Pool): Db {
  const db = drizzle({ client: pool, ...options });
  const clients = new WeakMap<PoolClient, ReturnType<typeof drizzleOn>>();
  // Drizzle never releases a connection whose BEGIN fails, so connections are acquired and released here. One that may
  // still be in a transaction is closed, since later statements would join that transaction and be rolled back with it.
  // So is one whose BEGIN, COMMIT or ROLLBACK failed: a BEGIN that timed out leaves the status idle, yet still takes effect.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let thrownByWork: unknown;
    let transactionFailed = false;
    try {
      const own = clients.get(client) ?? drizzleOn(client);
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
      transactionFailed = error !== thrownByWork;
      throw error;
    } finally {
      client.release(transactionFailed || client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
