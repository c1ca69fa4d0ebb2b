import { type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

export type SystemUser = { uid: number; gid: number };

/** An executable ended with an exit code; the message is what it printed. */
export class ExitError extends Error {
  override name = 'ExitError';
  readonly code: number | null;

  constructor(text: string, code: number | null) {
    super(text);
    this.code = code;
  }
}

/** Runs an executable and resolves to its output; rejects with an ExitError when the exit code is not 0. */
export function run(file: string, args: string[], options: { as?: SystemUser; cwd?: string; dataDir?: string }) {
  // A clean environment: PG* variables of the caller's shell (PGPORT, PGOPTIONS) would reach the server.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C' };
  if (options.dataDir !== undefined) env.PGDATA = options.dataDir;
  // Detached: Ctrl-C in the terminal must not interrupt pg_ctl halfway.
  const settings: SpawnOptions = { ...options.as, cwd: options.cwd ?? '/', env, detached: true };
  return new Promise<string>((resolve, reject) => {
    const child = spawn(file, args, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = output.join('').trim();
      if (code === 0) resolve(text);
      else reject(new ExitError(text || `${file} exited with code ${code}`, code));
    });
  });
}

/** Whether a process is a running server of this cluster: its working directory is the data folder. */
export function isServer(pid: number, folder: string): boolean {
  try {
    const home = statSync(folder);
    const { dev, ino } = statSync(`/proc/${pid}/cwd`); // not the path: with links and mounts a folder has several
    return dev === home.dev && ino === home.ino && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
  } catch {
    return false; // exited meanwhile, a zombie, or another user's: not a server of ours
  }
}

/** The pids of a cluster's running server processes. */
export function serverProcesses(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isServer(pid, folder));
}

/** Whether a process with this pid exists, zombies included. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
