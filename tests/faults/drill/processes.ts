import { readdirSync, readlinkSync } from 'node:fs';

/** Every process that works in a folder or below it, however it was started and whatever it calls itself. */
export function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const at = readlinkSync(`/proc/${pid}/cwd`);
      return at === folder || at.startsWith(`${folder}/`);
    } catch {
      return false; // it ended meanwhile
    }
  });
}

/** Sends a signal to all of them at once. */
export function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // it was quicker
    }
  }
}
