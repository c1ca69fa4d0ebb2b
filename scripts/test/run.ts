import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder, roomyFolder, runMark, sweep } from '../../tests/database.ts';
import type { Command } from './parts.ts';

const graceMs = 10_000;

/** A folder for all that the tests write, and their processes: `close` ends what is left and removes it. */
export function openRun() {
  const base = roomyFolder();
  sweep(base);
  const folder = mkdtempSync(join(base, `hauteclaire-test-${process.pid}-`));
  chmodSync(folder, 0o711); // as root, databases run as another user
  // Hundreds of processes load the same files: each is compiled once.
  const compiled = join(folder, 'compiled');
  const resolving = `--import=${import.meta.resolve('./resolve-drizzle.mjs')}`;
  const options = [process.env.NODE_OPTIONS, resolving].filter(Boolean).join(' ');
  Object.assign(process.env, { NODE_COMPILE_CACHE: compiled, NODE_OPTIONS: options });
  // Kept from run to run, as Vitest keeps what it has translated.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = join(import.meta.dirname, '../../node_modules/.cache/playwright');
  Object.assign(process.env, { [runMark]: folder, TMPDIR: folder, NO_COLOR: '1' });
  delete process.env.FORCE_COLOR; // Vitest and Biome would colour a file of results.
  const groups = new Set<number>();
  let stopped = false;

  function stop(): void {
    if (stopped) endAll(folder);
    stopped = true;
    for (const group of groups) signal(-group, 'SIGINT');
    setTimeout(() => endAll(folder), graceMs).unref();
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

  return {
    file: (name: string): string => join(folder, name),
    isStopped: (): boolean => stopped,

    /** Runs a command to its end and prints its output; returns whether it exited with 0. */
    start(
      { program, args, env: own = {} }: Command,
      { env, title }: { env: Record<string, string>; title: string },
    ): Promise<boolean> {
      const child = spawn(program, [...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true, // a group of its own, so that all of it can be stopped
        env: { ...process.env, ...env, ...own },
      });
      if (child.pid) groups.add(child.pid);
      const say = (chunk: Buffer) => process.stdout.write(chunk);
      child.stdout.on('data', say);
      child.stderr.on('data', say);
      return new Promise((resolve) => {
        child.once('error', (error) => {
          console.error(`${title}: ${error.message}`);
          resolve(false);
        });
        child.once('close', (code, killedBy) => {
          if (child.pid) groups.delete(child.pid);
          console.log(`${code === 0 ? 'ok' : `FAILED (${killedBy ?? `exit code ${code}`})`}: ${title}\n`);
          resolve(code === 0);
        });
      });
    },

    close(): void {
      endAll(folder);
      removeFolder(folder);
    },
  };
}

/** Ends every process of a run, also those that left their group: a database server, a browser. */
function endAll(folder: string): void {
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && Number(name) !== process.pid && environmentOf(name).includes(`${runMark}=${folder}`)) {
      signal(Number(name), 'SIGKILL');
    }
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return ''; // It has ended, or is another user's.
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
