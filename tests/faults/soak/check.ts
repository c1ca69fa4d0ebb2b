import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { built } from '#tests/builders/programs.ts';

export type Check = { output: string; code: number };

/** `npm run ledger -- check` or `npm run cli -- accounting check`, as a person runs it. */
export function check(env: NodeJS.ProcessEnv, of: 'ledger' | 'accounting'): Promise<Check> {
  const cwd = join(import.meta.dirname, '../../..');
  return new Promise((resolve) => {
    execFile(process.execPath, [...built(of), 'check'], { cwd, env, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ output: `${out}${err}`.trim(), code: error ? Number(error.code ?? 1) : 0 });
    });
  });
}
