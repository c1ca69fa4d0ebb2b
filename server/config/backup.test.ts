import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const recipient = `age1${'q'.repeat(58)}`;
const read = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  return reading.ok ? reading.settings.backup : reading.faults;
};

describe('the backup’s settings', () => {
  it('name the folder, for whom it is encrypted, and the key of a restore; nothing is backed up without them', () => {
    expect(read({})).toEqual({ folder: null, recipient: null, identityFile: null });
    expect(read({ BACKUP_DIR: '/mnt/backup', BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: '/root/key.txt' })).toEqual({
      folder: '/mnt/backup',
      recipient,
      identityFile: '/root/key.txt',
    });
  });

  it.each([['age1short'], [`AGE-SECRET-KEY-1${'Q'.repeat(58)}`], ['ssh-ed25519 AAAA']])(
    'refuse %s as a public key, without repeating it',
    (key) => {
      const faults = read({ BACKUP_DIR: '/mnt/backup', BACKUP_RECIPIENT: key });
      expect(faults).toEqual([expect.stringMatching(/^BACKUP_RECIPIENT: must be an age public key/)]);
      expect(String(faults)).not.toContain(key);
    },
  );

  it('refuse a folder beside a database of somebody else, and say what saves that', () => {
    expect(read({ BACKUP_DIR: '/mnt/backup', DATABASE_URL: 'postgres://localhost/x' })).toEqual([
      expect.stringMatching(/^BACKUP_DIR: is for the embedded database: .*`npm run export-all`$/),
    ]);
  });
});
