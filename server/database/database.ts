import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { Pipeline } from './pipeline.ts';
import * as schema from './schema/index.ts';

/** The database, or an open transaction on it; queries take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

type Tables = ExtractTablesWithRelations<typeof schema>;

export const casing = 'snake_case';
export const dialect = new PgDialect({ casing });

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig = {}): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');

/** A transaction on a connection, whose statements go through their own pipeline. */
function transactionOver(client: PoolClient, { query }: Pipeline) {
  const pipelined: PoolClient = Object.create(client, { query: { value: query } });
  // Without the schema, from which drizzle would build an object per table for relational queries, which are not used here.
  const session = new NodePgSession<typeof schema, Tables>(pipelined, dialect, undefined);
  return new NodePgTransaction<typeof schema, Tables>(dialect, session, undefined);
}

// Callbacks by transaction, run after its commit.
const afterCommit = new WeakMap<Db, ((db: Db) => void)[]>();

/**
 * Runs something on the database itself once a transaction is committed, never after a rollback; at once if
 * none is open. Not usable inside a savepoint.
 */
export function onCommit(tx: Db, act: (db: Db) => void): void {
  const acts = afterCommit.get(tx);
  if (acts) acts.push(act);
  else act(tx);
}

/** The typed database over a pool. */
export function databaseOver(pool: Pool): Db {
  const db = drizzle({ client: pool, schema, casing });
  // Drizzle's own sends one statement at a time, and never releases a connection whose BEGIN fails. One that may still be
  // in a transaction is closed, since later statements would join that transaction and be rolled back with it. So is one
  // whose BEGIN, COMMIT or ROLLBACK failed: a BEGIN that timed out leaves the status idle, yet still takes effect.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const pipeline = new Pipeline(client, beginOf(config));
    const tx = transactionOver(client, pipeline);
    const acts: ((db: Db) => void)[] = [];
    afterCommit.set(tx, acts);
    let isOver = false;
    try {
      const outcome = await work(tx).catch(async (error: unknown) => {
        isOver = await pipeline.rollback();
        throw error;
      });
      await pipeline.commit();
      isOver = true;
      for (const act of acts) act(db);
      return outcome;
    } finally {
      pipeline.close();
      client.release(!isOver || client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
