import { constants, setPriority } from 'node:os';
import { createBackup } from '#server/modules/backup/create.ts';
import { pruneBackups } from '#server/modules/backup/prune.ts';
import { StartError } from '#server/wiring/start-error.ts';
import { type Context, runProgram, withDatabase } from './cli.ts';

/** Backs up the embedded database now; it may run alongside the server, or start the database for itself. */
await runProgram({
  usage: 'npm run backup',
  options: {},
  commandOf: ({ positionals }) => (positionals.length === 0 ? {} : null),
  run: (_, context) => backup(context),
});

async function backup({ settings }: Context): Promise<number> {
  const { folder: backupDir, recipient } = settings.backup;
  if (settings.databaseUrl !== null)
    throw new StartError(
      'DATABASE_URL: its server has a backup of its own; `npm run export-all -- FOLDER` works with any',
    );
  if (backupDir === null) throw new StartError('BACKUP_DIR: name the folder in which backups are kept');
  const began = performance.now();
  const { name, manifest } = await withDatabase(settings, (_db, { owner }) => {
    if (!owner) throw new Error('there is no owner');
    // Visitors go first. Not earlier: a database started by this program must not inherit the priority.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    return createBackup({ backupDir, recipient, dataDir: settings.dataDir, owner });
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const megabytes = (manifest.archive.bytes / 1e6).toFixed(1);
  const newest = manifest.newestOrder ? `newest booking ${manifest.newestOrder}` : 'no booking yet';
  console.log(`${name}: ${manifest.files.length} files, ${megabytes} MB, ${seconds} s, ${newest}`);
  if (recipient === null) console.log('It is not encrypted: whoever reads it has every customer; set BACKUP_RECIPIENT');
  const { sets, segments } = pruneBackups(backupDir);
  if (sets.length > 0 || segments > 0) console.log(`Removed: ${sets.length} old backups, ${segments} files of the log`);
  return 0;
}
