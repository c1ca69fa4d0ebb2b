import type { Reader } from './faults.ts';

export type BackupSettings = {
  /** Null: nothing is backed up. */
  folder: string | null;
  /** An age public key; null: backups are not encrypted. */
  recipient: string | null;
  /** A file with the age private key, only for restores. */
  identityFile: string | null;
};

/** Where backups of the embedded database go, and for which key they are encrypted. */
export function readBackup(read: Reader, databaseUrl: string | null): BackupSettings {
  const folder = read.text('BACKUP_DIR');
  const recipient = read.optional(
    'BACKUP_RECIPIENT',
    recipientOf,
    'must be an age public key, as `age-keygen` prints it (age1…)',
  );
  if (folder !== null && databaseUrl !== null) {
    read.fault(
      'BACKUP_DIR',
      'is for the embedded database: with DATABASE_URL leave it empty, and use that server’s own backup and `npm run export-all`',
    );
  }
  return { folder, recipient, identityFile: read.text('BACKUP_IDENTITY') };
}

const recipientOf = (text: string) => (/^age1[0-9a-z]{50,}$/.test(text) ? text : null);
