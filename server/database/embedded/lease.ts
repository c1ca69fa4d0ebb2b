import pg from 'pg';
import type { Cluster } from './cluster.ts';

export type Address = { host: string; port: number; user: string; database: string };

/** The key of the advisory lock that every program holds (shared) while it uses the server. */
const leaseKey = [1_751_213_417, 1];

/** How to reach the server of a cluster. */
export const addressOf = (folder: string): Address => ({
  host: folder,
  port: 5432, // explicit, or the caller's PGPORT would apply
  user: 'postgres',
  database: 'postgres',
});

/** Connects and takes the shared lock. While another program is stopping the server it waits, and rejects once it stops. */
export async function acquireLease(address: Address): Promise<pg.Client> {
  const client = await open(address);
  try {
    await client.query("set lock_timeout = '10s'"); // a program that hangs while stopping the server must not block this one
    await client.query('select pg_advisory_lock_shared($1, $2)', leaseKey);
    await close(await open(address)); // a server that stops may yet grant the lock, but lets nobody else in
    return client;
  } catch (error) {
    await close(client);
    throw error;
  }
}

/** Releases the shared lock. The last one out takes it exclusively, which keeps newcomers waiting, and stops the server. */
export async function releaseLease(client: pg.Client | undefined, cluster: Cluster): Promise<void> {
  const own = client ?? (await open(addressOf(cluster.folder)).catch(() => undefined));
  if (!own) return; // the server has stopped already
  try {
    await own.query('select pg_advisory_unlock_shared($1, $2)', leaseKey);
    const answer = await own.query<{ alone: boolean }>('select pg_try_advisory_lock($1, $2) as alone', leaseKey);
    if (answer.rows[0]?.alone) await cluster.stop();
  } catch {
    await releaseLease(undefined, cluster); // the connection was lost: check again for a server to stop
  } finally {
    await close(own);
  }
}

async function open(address: Address): Promise<pg.Client> {
  const client = new pg.Client({ ...address, ssl: false, application_name: 'lease', connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // 'end' reports the loss
  await client.connect();
  return client;
}

/** Closes a connection that may be broken. */
async function close(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
