import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { check } from '../run-doctor.ts';

type Room = { bavail: number; bsize: number };

/** Below this, a machine is about to run out, however slowly the data grows. */
const leastBytes = 1e9;
const weeksAhead = 4;

/** The space left for the data and the backups, against a week's growth. */
export const diskCheck = (
  folders: readonly string[],
  growthOfWeek: () => Promise<number>,
  roomOf: (folder: string) => Promise<Room> = (folder) => statfs(folder),
) =>
  check('disk', async (say) => {
    const week = await growthOfWeek();
    return Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await roomOf(folder);
        const free = bavail * bsize;
        const facts = { folder, free, week };
        if (free < Math.max(leastBytes, week)) return say('fail', 'disk-full', facts);
        if (free < weeksAhead * week) return say('warn', 'disk-narrow', facts);
        return say('ok', 'disk-wide', facts);
      }),
    );
  });

/** A private file or folder, and the mode it should have. */
export type Private = { path: string; wanted: '600' | '700' };

/** Whether the database's folder and the secret are closed to other users of the machine. */
export const rightsCheck = (
  folder: string,
  paths: readonly Private[],
  modeOf: (path: string) => number | undefined = (path) => statSync(path, { throwIfNoEntry: false })?.mode,
) =>
  check('rights', async (say) => {
    const found = paths.flatMap(({ path, wanted }) => {
      const mode = modeOf(path);
      if (mode === undefined) return [say('warn', 'rights-missing', { path })];
      const shown = (mode & 0o777).toString(8);
      return mode & 0o077 ? [say('fail', 'rights-open', { path, mode: shown, wanted })] : [];
    });
    return found.length > 0 ? found : say('ok', 'rights-right', { folder });
  });
