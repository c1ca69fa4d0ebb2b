import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { createBackup } from '#server/modules/backup/create.ts';
import { listSets } from '#server/modules/backup/parts/folder.ts';
import { pruneBackups } from '#server/modules/backup/prune.ts';
import { startServer } from '#server/start.ts';
import { sandboxSettings } from '#tests/builders/server.ts';
import { noSmallDisk, smallDisk } from '#tests/faults/database/small-disk.ts';
import { dataFolder, killAll, onCleanUp } from '#tests/faults/database/support.ts';

const why = noSmallDisk();
if (why !== null) console.warn(`SKIPPED: a full backup disk is not tried, because none can be mounted here (${why})`);

test.skipIf(why !== null)(
  'a full backup disk stops the backup in one line, keeps the older one, and the site goes on selling',
  async () => {
    const disk = smallDisk(100);
    const dataDir = dataFolder();
    onCleanUp(() => killAll(dataDir));
    const backupDir = join(disk.folder, 'backup');
    const server = await startServer(sandboxSettings({ DATA_DIR: dataDir, BACKUP_DIR: backupDir }), {
      silent: true,
      jobs: false,
    });
    onCleanUp(() => server.close());
    const owner = { host: clusterIn(dataDir), user: 'postgres', database: 'postgres' };
    const backup = () => createBackup({ backupDir, recipient: null, dataDir, owner });
    const { name } = await backup();
    disk.fill();
    await expect(backup()).rejects.toThrow(
      /^BACKUP_DIR .*: the disk is full; make room and try again; older backups are untouched$/,
    );
    expect(readdirSync(join(backupDir, 'base'))).toHaveLength(1);
    expect((await fetch(`${server.url}/api/booked-dates`)).status).toBe(200);
    disk.makeRoom();
    await backup();
    expect(listSets(backupDir).sets.map(({ folder }) => folder)).toContain(name);
    expect(pruneBackups(backupDir).sets, 'the newest of a day is kept').toHaveLength(1);
  },
  300_000,
);
