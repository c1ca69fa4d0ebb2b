import pg from 'pg';
import type { Cluster } from './cluster.ts';

export type Address = { host: string; port: number; user: string; database: string };

/** Two numbers of our own: an advisory lock of this pair means "a program is using this server". */
const lease = [1_751_213_417, 1];

/** How to reach the server of a cluster. */
export const addressOf = (folder: string): Address => ({
  host: folder,
  port: 5432, // spelled out, or PGPORT of the caller's shell would decide
  user: 'postgres',
  database: 'postgres',
});

/** Connects and takes a share of the lease. While someone is stopping the server this waits, and fails when it has stopped. */
export async function takeLease(address: Address): Promise<pg.Client> {
  const client = await open(address);
  try {
    await client.query("set lock_timeout = '10s'"); // a stopper that hangs must not hang us
    await client.query('select pg_advisory_lock_shared($1, $2)', lease);
    return client;
  } catch (error) {
    await close(client);
    throw error;
  }
}

/** Gives the share back; whoever finds that nobody else holds one stops the server, and holds the newcomers off meanwhile. */
export async function giveBack(client: pg.Client | undefined, cluster: Cluster): Promise<void> {
  const own = client ?? (await open(addressOf(cluster.folder)).catch(() => undefined));
  if (!own) return; // the server is gone already, which is all we wanted
  try {
    await own.query('select pg_advisory_unlock_shared($1, $2)', lease);
    const answer = await own.query<{ alone: boolean }>('select pg_try_advisory_lock($1, $2) as alone', lease);
    if (answer.rows[0]?.alone) await cluster.stop();
  } catch {
    await giveBack(undefined, cluster); // the connection was lost: look again whether there is a server to stop
  } finally {
    await close(own);
  }
}

async function open(address: Address): Promise<pg.Client> {
  const client = new pg.Client({ ...address, ssl: false, application_name: 'lease', connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the loss itself is told by 'end'
  await client.connect();
  return client;
}

/** Ends a connection that may be broken already. */
async function close(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
