import { instantOf } from '#server/config.ts';
import { restoreBackup } from '#server/modules/backup/restore.ts';
import { StartError } from '#server/wiring/start-error.ts';
import { type Context, runProgram } from './cli.ts';

type Command = { backupDir: string; to: Date | null; set: string | null; timeline: number | null };

/** Puts a backup into DATA_DIR, which must be empty or missing. */
await runProgram({
  usage: 'npm run restore -- FOLDER [--to 2026-11-21T10:15:00-05:00] [--set NAME] [--timeline NUMBER]',
  options: { to: { type: 'string' }, set: { type: 'string' }, timeline: { type: 'string' } },
  commandOf({ positionals: [backupDir, ...more], values }): Command | null {
    const to = values.to === undefined ? null : instantOf(values.to);
    const timeline = values.timeline === undefined ? null : Number(values.timeline);
    const isReadable = (values.to === undefined || to !== null) && (timeline === null || Number.isInteger(timeline));
    if (backupDir === undefined || more.length > 0 || !isReadable) return null;
    return { backupDir, to, timeline, set: values.set ?? null };
  },
  run: restore,
});

async function restore(command: Command, { settings }: Context): Promise<number> {
  if (settings.databaseUrl !== null)
    throw new StartError(
      'DATABASE_URL: a backup goes into DATA_DIR; leave it empty, or use `npm run import-all -- FOLDER`',
    );
  const began = performance.now();
  const { dataDir, backup } = settings;
  const say = (line: string) => console.log(line);
  const { set, newestOrder, lastCommit, photos } = await restoreBackup({
    ...command,
    dataDir,
    identityFile: backup.identityFile,
    say,
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const upTo = lastCommit ? `up to ${lastCommit.toISOString()}` : 'as it was copied';
  console.log(`Restored ${set} ${upTo} in ${minutes} minutes, newest booking ${newestOrder ?? 'none'}`);
  if (photos > 0)
    console.log(
      `Photographs: ${photos} are on record, and their files are in no backup: put DATA_DIR/photos back from its own copy before the release, unless they are in a bucket (PHOTOS_S3_…)`,
    );
  console.log('The program will start held: it sells, and sends and refunds nothing until `npm run admin -- release`');
  return 0;
}
