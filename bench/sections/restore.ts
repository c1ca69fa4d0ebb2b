import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { createBackup } from '#server/modules/backup/create.ts';
import { restoreBackup } from '#server/modules/backup/restore.ts';
import { databaseNow, untilArchived } from '#tests/builders/archive.ts';
import { temporaryFolder } from '../program.ts';
import { figure } from '../report/print.ts';
import { fillBookings } from './admin.ts';

/** A house with so many bookings is backed up, lost and put back as it was the second before. */
export async function measureRestore(count: number): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const backupDir = join(folder, 'backup');
    const dataDir = join(folder, 'data');
    const postgres = await embeddedPostgres(dataDir);
    const pool = connect(postgres.connection, { queryTimeoutMs: 0 }); // a million bookings take their time
    await migrate(pool);
    await fillBookings(pool, count);
    const seconds = await timed(async () => {
      const { manifest } = await createBackup({ backupDir, recipient: null, dataDir, owner: postgres.connection });
      figure(`backup-of-${count}-bookings-size`, manifest.archive.bytes / 1e6, 'megabytes');
    });
    figure(`backup-of-${count}-bookings`, seconds, 'seconds');
    await pool.query("insert into settings (key, value) values ('after the backup', '1')");
    const to = await databaseNow(pool);
    await pool.query("insert into settings (key, value) values ('after the second', '1')");
    const written = performance.now();
    await untilArchived(pool);
    // What is written is closed within a minute (archive_timeout), and then on its way so long.
    figure('data-at-risk', 60 + (performance.now() - written) / 1000, 'seconds');
    await pool.end();
    await postgres.leave();
    rmSync(dataDir, { recursive: true });
    const restore = await timed(() => restoreBackup({ backupDir, dataDir, to, identityFile: null }));
    figure(`restore-of-${count}-bookings`, restore / 60, 'minutes');
  } finally {
    remove();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
