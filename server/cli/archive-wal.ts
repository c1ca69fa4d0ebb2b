import { archiveSegment } from '#server/modules/backup/archive-segment.ts';

/** PostgreSQL's archive_command (server/database/embedded/archive.ts): FOLDER RECIPIENT PATH NAME. */
const [folder = '', recipient = '', source = '', name = ''] = process.argv.slice(2);
try {
  await archiveSegment(source, { folder, name, recipient: recipient || null });
} catch (error) {
  // One line in the server's log; PostgreSQL keeps the segment and tries again.
  console.error(`BACKUP_DIR: ${name} is not archived: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
