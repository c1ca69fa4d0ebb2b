import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../build/server');

/**
 * What `npm start` gives Node: traces that name the sources, a nursery half as large, and an old space that is collected
 * when it has grown by 60 % (V8 by itself waits for a multiple of it).
 */
const flags = ['--enable-source-maps', '--max-semi-space-size=8', '--heap-growing-percent=60'];

/** What Node is given to run a program as people get it. */
export function built(
  name: 'main' | 'ledger' | 'accounting' | 'admin' | 'doctor' | 'personal-data' | 'backup',
): readonly string[] {
  const file = join(folder, `${name}.js`);
  if (!existsSync(file)) throw new Error('Nothing is built: run `node scripts/prepare.mjs`');
  return [...flags, file];
}

/** The web process and the worker of a program that supervises both, by role. */
export function rolesOf(pid: number): ReadonlyMap<string, number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return new Map(
    children.flatMap((child) => {
      const role = /(?:^|\0)ROLE=(\w+)/.exec(readFileSync(`/proc/${child}/environ`, 'utf8'))?.[1];
      return role ? [[role, child] as const] : [];
    }),
  );
}

/** Kills a program without a word, whichever of its processes runs. */
export async function killProgram(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  const roles = program.pid ? [...rolesOf(program.pid).values()] : [];
  program.kill('SIGKILL');
  for (const pid of roles) process.kill(pid, 'SIGKILL');
  await gone;
}
