import pg from 'pg';

export type Source = { url: string } | { host: string; port?: number; user: string; database: string };
export type ConnectOptions = {
  /** Maximum number of connections in the pool. */
  max?: number;
  /** Called when an idle connection is lost; the pool opens a new one when it needs it. */
  log?: (line: string) => void;
  /** Client-side timeout of a query, for a server that stops responding; 0 means none. */
  queryTimeoutMs?: number;
};

/** The SQLSTATE of a read-only server. */
const readOnly = '25006';

const { DATE, INT8 } = pg.types.builtins;
const unparsed = (value: string) => value;

/** A `date` stays ISO text (a Date would shift it by the machine's time zone); a `bigint` is a number while that is exact. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === DATE) return unparsed;
    if (format !== 'binary' && oid === INT8) return exactNumber;
    return pg.types.getTypeParser(oid, format);
  },
};

function exactNumber(value: string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A connection pool with a timeout on everything: connecting, statements, idle transactions, silence. */
export function connect(source: Source, options: ConnectOptions = {}): pg.Pool {
  const { max = 10, log = () => {}, queryTimeoutMs = 20_000 } = options;
  const where = 'url' in source ? { connectionString: source.url } : { port: 5432, ssl: false, ...source };
  const pool = new pg.Pool({
    ...where,
    max,
    types,
    pipeline: true, // what `Promise.all` asks of one connection leaves at once; without, asking so is deprecated
    application_name: 'booking',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: queryTimeoutMs, // longer than statement_timeout, so it only fires when the server is silent
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c TimeZone=UTC -c work_mem=16MB', // enough to aggregate all bookings without temporary files
    onConnect: assertPrimary,
  });
  // A connection lost in use rejects its running query; without a listener its 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log(`Database connection lost: ${error.message}`));
  return pool;
}

/** A primary may move, so every new connection is checked: a replica's rows are stale, and nothing can be sold there. */
async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
  if (rows[0]?.replica) throw Object.assign(new Error('it is a read-only replica'), { code: readOnly });
}

/** Why committed bookings could be lost or misread on this server; empty where they are safe. */
export async function durabilityFaults(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(`select
    current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as replica,
    current_setting('default_transaction_read_only') as read_only,
    current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit, current_setting('TimeZone') as "TimeZone",
    current_setting('synchronous_standby_names') as followers`);
  const settings = rows[0] ?? {};
  const faults = ['fsync', 'full_page_writes', 'synchronous_commit']
    .filter((name) => settings[name] === 'off')
    .map((name) => `${name} is off, it must be on`);
  if (settings.replica) faults.push('it is a read-only replica');
  else if (settings.read_only === 'on') faults.push('it is read-only (default_transaction_read_only)');
  if (settings.followers && settings.synchronous_commit === 'local')
    faults.push('synchronous_commit is local, it must be on where another machine follows');
  if (Number(settings.version) < 15) faults.push(`it is PostgreSQL ${settings.version}, 15 or newer is required`);
  if (settings.TimeZone !== 'UTC') faults.push(`TimeZone is ${settings.TimeZone}, it must be UTC`);
  return faults;
}

/** Throws, naming every fault, when committed bookings could be lost or misread on this server. */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  const faults = await durabilityFaults(pool);
  if (faults.length > 0) throw new Error(`DATABASE_URL: this server is not safe for bookings: ${faults.join('; ')}`);
}

/**
 * Whether a pooler gives two connections that are open at once the same session of the server, as PgBouncer does unless
 * its `pool_mode` is `session`: settings and locks of one would then be the other's.
 */
export async function sharesSessions(pool: Pick<pg.Pool, 'connect'>): Promise<boolean> {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const sessions = new Set<number>();
    // One after the other: a pooler passes on the session that has just become free.
    for (const client of clients) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      sessions.add(rows[0]?.pid ?? 0);
    }
    return sessions.size < clients.length;
  } finally {
    for (const client of clients) client.release();
  }
}
