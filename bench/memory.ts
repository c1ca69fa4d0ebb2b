import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverProcesses } from '#server/database/embedded/processes.ts';
import { figure } from './print.ts';
import type { Running } from './program.ts';

/** Megabytes. What processes of the database share is counted once. */
export type Memory = { program: number; programPeak: number; database: number };

const lineOf = (file: string, name: string): number => {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
};

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
      } catch {
        return false; // It ended meanwhile.
      }
    })
    .map(Number);

/** What the program and the database of its data folder hold now, and the most that the program held. */
export function memoryOf(pid: number, folder: string): Memory {
  const servers = serverProcesses(join(folder, 'postgres'));
  const all = new Set([...servers, ...servers.flatMap(childrenOf)]);
  const database = [...all].reduce((sum, one) => sum + lineOf(`/proc/${one}/smaps_rollup`, 'Pss'), 0);
  const status = `/proc/${pid}/status`;
  const whole = Math.round;
  return {
    program: whole(lineOf(status, 'VmRSS')),
    programPeak: whole(lineOf(status, 'VmHWM')),
    database: whole(database),
  };
}

/** Before the first visitor, and after `load`. */
export async function measureMemory(running: Running, load: (running: Running) => Promise<void>): Promise<void> {
  const idle = running.memory();
  await load(running);
  const loaded = running.memory();
  figure('memory-idle-program', idle.program, 'MB');
  figure('memory-idle-database', idle.database, 'MB');
  figure('memory-loaded-program', loaded.program, 'MB');
  figure('memory-loaded-program-peak', loaded.programPeak, 'MB');
  figure('memory-loaded-database', loaded.database, 'MB');
}
