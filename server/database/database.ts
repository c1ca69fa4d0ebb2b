import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema/index.ts';

/** The database, or an open transaction on it; queries take either as their first argument. */
export interface Db extends Omit<NodePgDatabase<typeof schema>, 'transaction'> {
  $client: Pool | PoolClient;
  /** On an open transaction, a savepoint: when `work` throws, only its own writes are rolled back. */
  transaction<T>(work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
}

export const casing = 'snake_case';

/**
 * PostgreSQL's warning when a commit waiting for its standby is cancelled, after which it reports success:
 * if the primary is lost now, so is the commit.
 */
const unreplicated = /^canceling wait for synchronous replication/;

/** A commit whose durability is unknown (SQLSTATE 08007, transaction resolution unknown). */
class UnreplicatedError extends Error {
  override name = 'UnreplicatedError';
  readonly code = '08007';
}

/** Commits, or throws: also when PostgreSQL answers COMMIT with ROLLBACK because a statement failed. */
async function commit(client: PoolClient): Promise<void> {
  let warning: string | null = null;
  const hear = ({ message = '' }: { message?: string | undefined }) => {
    if (unreplicated.test(message)) warning = message;
  };
  client.on('notice', hear);
  try {
    const { command } = await client.query({ name: 'commit', text: 'commit' });
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed');
    if (warning !== null) throw new UnreplicatedError(warning);
  } finally {
    client.off('notice', hear);
  }
}

// Callbacks by transaction, run after its commit.
const afterCommit = new WeakMap<Db, ((db: Db) => void)[]>();

/** Runs something on the database itself once a transaction is committed, never after a rollback; at once if none is open. */
export function onCommit(tx: Db, act: (db: Db) => void): void {
  const acts = afterCommit.get(tx);
  if (acts) acts.push(act);
  else act(tx);
}

/** The database of one connection. */
const connectedTo = (client: PoolClient): Db =>
  Object.assign(drizzle({ client, schema, casing }), {
    async transaction<T>(this: Db, work: (tx: Db) => Promise<T>): Promise<T> {
      await client.query('savepoint begun');
      const outcome = await work(this).catch(async (error: unknown) => {
        await client.query('rollback to savepoint begun; release savepoint begun');
        throw error;
      });
      await client.query('release savepoint begun');
      return outcome;
    },
  });

/** The typed database over a pool. */
export function databaseOver(pool: Pool): Db {
  const connections = new WeakMap<PoolClient, Db>();
  // Drizzle's own never releases a connection whose BEGIN fails. One that may still be in a transaction is closed, since
  // later statements would join that transaction and be rolled back with it. So is one whose BEGIN, COMMIT or ROLLBACK
  // failed: a BEGIN that timed out leaves the status idle, yet still takes effect.
  async function transaction<T>(work: (tx: Db) => Promise<T>, config: PgTransactionConfig = {}): Promise<T> {
    const { isolationLevel, accessMode } = config;
    const begin = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ');
    const client = await pool.connect();
    const connected = connections.get(client) ?? connectedTo(client);
    connections.set(client, connected);
    // Taken back at the end, so that a late statement never runs in the next transaction of the connection.
    const { proxy: tx, revoke } = Proxy.revocable(connected, {});
    const acts: ((db: Db) => void)[] = [];
    afterCommit.set(tx, acts);
    let isOver = false;
    try {
      await client.query({ name: begin, text: begin });
      const outcome = await work(tx)
        .finally(revoke)
        .catch(async (error: unknown) => {
          isOver = await client.query('rollback').then(
            () => true,
            () => false,
          );
          throw error;
        });
      await commit(client);
      isOver = true;
      for (const act of acts) act(db);
      return outcome;
    } finally {
      client.release(!isOver || client.getTransactionStatus() !== 'I');
    }
  }
  const db: Db = Object.assign(drizzle({ client: pool, schema, casing }), { transaction });
  return db;
}
