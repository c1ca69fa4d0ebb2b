import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#server/database/embedded/processes.ts';
import { removeFolder } from '#tests/database.ts';
import { onCleanUp } from './support.ts';

const mount = (folder: string, megabytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'pipe' });

// The folder of the run, which goes with all that is mounted in it; whoever runs a file alone has the next one sweep.
const base = realpathSync(tmpdir());
const prefix = 'hauteclaire-disk-';

function newFolder(): string {
  const folder = mkdtempSync(join(base, `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755); // as root, the database runs as another user
  mkdirSync(join(folder, 'disk'));
  return folder;
}

/** Removes the disks of runs that were killed. */
function sweep(): void {
  for (const name of readdirSync(base)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    removeFolder(join(base, name));
  }
}

/** Why no small disk can be had here; null where it can. */
export function noSmallDisk(): string | null {
  sweep();
  const folder = newFolder();
  try {
    mount(join(folder, 'disk'), 1);
    unmount(join(folder, 'disk'));
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk of its own, in memory, with a file that takes all the room that is left. */
export function smallDisk(megabytes: number) {
  const home = newFolder();
  const folder = join(home, 'disk');
  mount(folder, megabytes);
  onCleanUp(() => removeFolder(home));
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
