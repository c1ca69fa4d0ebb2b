import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figure } from './report/print.ts';

/** Milliseconds of processor that each part has used so far. */
export type Processor = Readonly<Record<'web' | 'worker' | 'database' | 'simulators' | 'client', number>>;

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** What a process and its ended children have used. */
export function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0, ofChildren = 0, ofChildrenInSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return (user + system + ofChildren + ofChildrenInSystem) * tickMs;
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The server of a data folder that all of its other processes are children of. */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** A server with its children, such as a database's connections: those that run, and those that ended. */
export function processorOfServer(pid: number): number {
  const running = childrenOf(pid).map((child) => {
    try {
      return processorOf(child);
    } catch {
      return 0; // it ended meanwhile, and counts for its parent
    }
  });
  return processorOf(pid) + running.reduce((sum, one) => sum + one, 0);
}

export const spentSince = (before: Processor, after: Processor): Processor => ({
  web: after.web - before.web,
  worker: after.worker - before.worker,
  database: after.database - before.database,
  simulators: after.simulators - before.simulators,
  client: after.client - before.client,
});

/** Prints what one unit cost in each of these parts. */
export function processorFigures(name: string, perUnit: Partial<Processor>): void {
  for (const [part, milliseconds] of Object.entries(perUnit)) figure(`${name}-processor-${part}`, milliseconds, 'ms');
}
