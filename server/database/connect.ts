import pg from 'pg';

export type Source = { url: string } | { host: string; port?: number; user: string; database: string };
export type ConnectOptions = {
  /** The most connections held at once. */
  max?: number;
  /** Told when an idle connection is lost; the pool itself opens another when one is needed. */
  log?: (line: string) => void;
  /** How long an answer is waited for when the database says nothing at all; 0 waits for ever. */
  queryTimeoutMs?: number;
};

const { DATE, INT8 } = pg.types.builtins;
const asItIs = (value: string) => value;

/** Days stay ISO text (a Date would shift them by the machine's zone); whole numbers are numbers as long as that is exact. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === DATE) return asItIs;
    if (format !== 'binary' && oid === INT8) return exactNumber;
    return pg.types.getTypeParser(oid, format);
  },
};

function exactNumber(value: string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A pool in which nothing waits for ever. */
export function connect(source: Source, options: ConnectOptions = {}): pg.Pool {
  const { max = 10, log = () => {}, queryTimeoutMs = 20_000 } = options;
  const where = 'url' in source ? { connectionString: source.url } : { port: 5432, ssl: false, ...source };
  const pool = new pg.Pool({
    ...where,
    max,
    types,
    application_name: 'hauteclaire',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: queryTimeoutMs, // longer than the server's own limit: only for one that fell silent
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c TimeZone=UTC -c work_mem=16MB', // enough to count all bookings without files in between
  });
  // One that is lost in use fails the statement under way, whose caller is told; unheard, it would end the program.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  return pool;
}

/** Refuses a server on which an acknowledged booking could vanish or be read wrongly, naming each fault. */
export async function assertDurable(pool: pg.Pool, options: { skip?: boolean } = {}): Promise<void> {
  if (options.skip) return;
  const { rows } = await pool.query<Record<string, string>>(`select
    current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as replica,
    current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit, current_setting('TimeZone') as "TimeZone"`);
  const found = rows[0] ?? {};
  const faults = ['fsync', 'full_page_writes', 'synchronous_commit']
    .filter((name) => found[name] === 'off')
    .map((name) => `${name} is off, it must be on`);
  if (found.replica) faults.push('it is a replica, which takes no bookings');
  if (Number(found.version) < 15) faults.push(`it is PostgreSQL ${found.version}, 15 or newer is needed`);
  if (found.TimeZone !== 'UTC') faults.push(`TimeZone is ${found.TimeZone}, it must be UTC`);
  if (faults.length > 0) throw new Error(`DATABASE_URL: this server is not safe for bookings: ${faults.join('; ')}`);
}
