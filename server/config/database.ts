import type { Reader } from './faults.ts';

export type DatabaseSettings = {
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl: string | null;
  /** How many connections each process may hold. */
  databasePoolSize: number;
};

const usualPoolSize = 10;

/** Where the database is. One on another host is only reached over TLS with a verified certificate. */
export function readDatabase(read: Reader): DatabaseSettings {
  const databaseUrl = read.optional(
    'DATABASE_URL',
    (text) => (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? text : null),
    'must begin with postgres:// or postgresql://',
  );
  if (databaseUrl !== null && !isLocal(new URL(databaseUrl)) && !isProtected(new URL(databaseUrl))) {
    read.fault('DATABASE_URL', 'is on another host, so it must end with ?sslmode=verify-full (TLS)');
  }
  return {
    databaseUrl,
    databasePoolSize: read.parsed('DATABASE_POOL_SIZE', usualPoolSize, sizeOf, 'must be a whole number from 4 to 200'),
  };
}

const localHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|%2F.*|)$/i;

/** This machine, by its network or by a socket, which is a path. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host');
  return host === null ? localHosts.test(hostname) : host.startsWith('/') || localHosts.test(host);
}

const isProtected = ({ searchParams }: URL): boolean =>
  ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');

function sizeOf(text: string): number | null {
  const size = Number(text);
  return /^\d{1,3}$/.test(text) && size >= 4 && size <= 200 ? size : null;
}
