import { fetchSegment } from '#server/modules/backup/archive-segment.ts';

/** PostgreSQL's restore_command: FOLDER IDENTITY_FILE NAME PATH. */
const [folder = '', identityFile = '', name = '', target = ''] = process.argv.slice(2);
/** Above 125 aborts the recovery; 1 means that the archive ends here. */
const damaged = 126;
try {
  process.exitCode = (await fetchSegment(target, { folder, name, identityFile: identityFile || null })) ? 0 : 1;
} catch (error) {
  console.error(`restore_command: ${name}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = damaged;
}
