import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openCluster, type Settings } from './embedded/cluster.ts';
import { DataDirError, text } from './embedded/folder.ts';
import { type Address, addressOf, giveBack, takeLease } from './embedded/lease.ts';

export { DataDirError } from './embedded/folder.ts';

export type EmbeddedOptions = { settings?: Settings; log?: (line: string) => void };
export type EmbeddedPostgres = {
  connection: Address;
  /** Ends this program's use; the last program to leave stops the server. End the pools first. */
  leave(): Promise<void>;
};

const startWithin = 30_000;
const recoverWithin = 600_000; // replaying a long log after a crash takes its time and must not be given up
const longestPause = 5_000;

/**
 * A real PostgreSQL in `<dataDir>/postgres`, reached by a socket only. Programs on one folder share it: each holds a share
 * of an advisory lock, its lease, for as long as it lives. A server that died is started again, also under a running program.
 */
export async function embeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const { settings = {}, log = () => {} } = options;
  const cluster = await openCluster(dataDir, settings);
  const connection = addressOf(cluster.folder);
  const stopWaiting = new AbortController();
  let lease: pg.Client | undefined;
  let rejoining: Promise<void> = Promise.resolve();
  let left: Promise<void> | undefined;

  /** One try: connect, after starting the server if nobody listens. */
  async function attempt(): Promise<pg.Client> {
    try {
      return await takeLease(connection);
    } catch (error) {
      if (!nobodyListens(error)) throw error;
      await cluster.start(); // fails if another program was quicker; the next try finds that server
      return await takeLease(connection);
    }
  }

  function hold(client: pg.Client) {
    lease = client;
    client.once('end', () => {
      lease = undefined;
      if (!left) rejoining = rejoin();
    });
  }

  async function rejoin() {
    log('The database went away; starting it again');
    for (let wait = 50; !left; wait = Math.min(wait * 2, longestPause)) {
      try {
        hold(await attempt());
        return log('The database is back');
      } catch (error) {
        log(`The database is not back yet: ${text(error)}`);
        await pause(wait, undefined, { signal: stopWaiting.signal }).catch(() => undefined);
      }
    }
  }

  async function join() {
    const began = performance.now();
    for (;;) {
      try {
        return hold(await attempt());
      } catch (error) {
        const recovering = code(error) === '57P03';
        const why = recovering ? '' : cluster.lastWords();
        const hopeless = code(error) === undefined && why.includes('incompatible'); // said by the start that just failed
        if (hopeless || performance.now() - began > (recovering ? recoverWithin : startWithin)) {
          throw new DataDirError(dataDir, `the database does not start: ${why || text(error)}`, { cause: error });
        }
        await pause(25); // a program that waits longer loses every race for a server that others keep stopping
      }
    }
  }

  await join();
  return {
    connection,
    leave: () => {
      left ??= (async () => {
        stopWaiting.abort();
        await rejoining;
        await giveBack(lease, cluster);
      })();
      return left;
    },
  };
}

const code = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const nobodyListens = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes(String(code(error)));
