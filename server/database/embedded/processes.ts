import { type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

export type SystemUser = { uid: number; gid: number };

/** Runs a program of PostgreSQL to its end and returns what it said; rejects with that when it fails. */
export function run(file: string, args: string[], options: { as?: SystemUser; cwd?: string; dataDir?: string }) {
  // PG… variables of the caller's shell (PGPORT, PGOPTIONS) would reach the server; it gets a clean environment instead.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C' };
  if (options.dataDir !== undefined) env.PGDATA = options.dataDir;
  // Detached: Ctrl-C in a terminal is for the program, it must not hit a half-finished pg_ctl.
  const settings: SpawnOptions = { ...options.as, cwd: options.cwd ?? '/', env, detached: true };
  return new Promise<string>((resolve, reject) => {
    const child = spawn(file, args, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = said.join('').trim();
      if (code === 0) resolve(text);
      else reject(new Error(text || `${file} ended with ${code}`));
    });
  });
}

/** Whether a process is a living server of this cluster: each works in its data folder, which no lock file can fake. */
export function isServer(pid: number, folder: string): boolean {
  try {
    const home = statSync(folder);
    const { dev, ino } = statSync(`/proc/${pid}/cwd`); // not the path: links and mounts give one folder many
    return dev === home.dev && ino === home.ino && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
  } catch {
    return false; // ended meanwhile, a zombie, or another user's: in no case a server of ours
  }
}

/** The pids of all living server processes of one cluster. */
export function serverProcesses(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isServer(pid, folder));
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
