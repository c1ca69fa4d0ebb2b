import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Waits for a program's end; what it said is shown only when it fails. */
export async function ended(program: ChildProcess, name: string): Promise<void> {
  let told = '';
  program.stderr?.on('data', (part) => {
    told += part;
  });
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`${name} failed (${code}):\n${told}`);
}

/** Runs a program to its end. */
export const run = (name: string, args: readonly string[]): Promise<void> =>
  ended(spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] }), `${name} ${args.join(' ')}`);
