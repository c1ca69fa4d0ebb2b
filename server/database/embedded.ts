import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ClusterInUseError, openCluster, type Settings } from './embedded/cluster.ts';
import { DataDirError, errorText } from './embedded/folder.ts';
import { type Address, acquireLease, addressOf, releaseLease } from './embedded/lease.ts';

export { DataDirError } from './embedded/folder.ts';

export type EmbeddedOptions = {
  settings?: Settings;
  log?: (line: string) => void;
  /** How long starting the server is retried. */
  startTimeoutMs?: number;
  /** How long a server may replay its log before it answers. */
  recoveryTimeoutMs?: number;
};
export type EmbeddedPostgres = {
  connection: Address;
  /** Releases this program's lease; the last program to leave stops the server. Close the pools first. */
  leave(): Promise<void>;
};

const usualRecoveryMs = 600_000; // replaying a long WAL after a crash must not be cut short
const maxBackoffMs = 5_000;
const rotateLogEveryMs = 3_600_000;

/**
 * A real PostgreSQL in `<dataDir>/postgres`, reachable through its Unix socket only. Programs on one folder share it: each
 * holds a shared advisory lock, its lease, while it lives. A server that dies is restarted, even under running programs.
 * Throws DataDirError when it cannot be started.
 */
export async function embeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const { settings = {}, log = () => {}, startTimeoutMs = 30_000, recoveryTimeoutMs = usualRecoveryMs } = options;
  const cluster = await openCluster(dataDir, settings, recoveryTimeoutMs / 1000);
  const connection = addressOf(cluster.folder);
  const stopWaiting = new AbortController();
  let lease: pg.Client | undefined;
  let rejoining: Promise<void> = Promise.resolve();
  let left: Promise<void> | undefined;

  /** One attempt: connect, starting the server first if nothing listens on the socket. */
  async function attempt(): Promise<pg.Client> {
    try {
      return await acquireLease(connection);
    } catch (error) {
      if (!isNotListening(error)) throw error;
      await cluster.start(); // fails if another program was faster; the next attempt finds its server
      return await acquireLease(connection);
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
    log('The database connection was lost; restarting the server');
    for (let wait = 50; !left; wait = Math.min(wait * 2, maxBackoffMs)) {
      try {
        hold(await attempt());
        return log('The database is back');
      } catch (error) {
        log(`The database is not back yet: ${errorText(error)}`);
        await pause(wait, undefined, { signal: stopWaiting.signal }).catch(() => undefined);
      }
    }
  }

  function rotateLog() {
    try {
      cluster.rotateLog();
    } catch (error) {
      log(`The log of the database was not rotated: ${errorText(error)}`); // a full disk, for one
    }
  }

  async function join() {
    const began = performance.now();
    for (;;) {
      try {
        return hold(await attempt());
      } catch (error) {
        const recovering = code(error) === '57P03';
        const why = recovering || error instanceof ClusterInUseError ? '' : cluster.lastFailure();
        const hopeless = typeof code(error) !== 'string' && why.includes('incompatible'); // logged by the start that just failed
        if (hopeless || performance.now() - began > (recovering ? recoveryTimeoutMs : startTimeoutMs)) {
          throw new DataDirError(dataDir, `the database does not start: ${why || errorText(error)}`, { cause: error });
        }
        await pause(25); // with a longer pause it would lose every race against programs that keep stopping the server
      }
    }
  }

  rotateLog();
  await join();
  const rotating = setInterval(rotateLog, rotateLogEveryMs);
  rotating.unref();
  return {
    connection,
    leave: () => {
      left ??= (async () => {
        stopWaiting.abort();
        clearInterval(rotating);
        await rejoining;
        await releaseLease(lease, cluster);
      })();
      return left;
    },
  };
}

const code = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isNotListening = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes(String(code(error)));
