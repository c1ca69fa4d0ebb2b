import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, onCleanUp } from './support.ts';

const mount = (folder: string, megabytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'pipe' });

/** Why no small disk can be had here; null where it can. */
export function noSmallDisk(): string | null {
  const folder = join(dataFolder(), 'probe');
  mkdirSync(folder);
  try {
    mount(folder, 1);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n').at(-2) ?? error.message) : String(error);
  }
  unmount(folder);
  return null;
}

/** A disk of its own, in memory, with a file that takes all the room that is left. */
export function smallDisk(megabytes: number) {
  const folder = join(dataFolder(), 'disk');
  mkdirSync(folder);
  mount(folder, megabytes);
  onCleanUp(() => void unmount(folder));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Not a byte is left. */
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const block of [Buffer.alloc(1 << 20), Buffer.alloc(4096)]) writeUntilFull(file, block);
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  };
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
