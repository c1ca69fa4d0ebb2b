import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { type EmbeddedPostgres, embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { archiveSegment, fetchSegment } from '#server/modules/backup/archive-segment.ts';
import { createBackup } from '#server/modules/backup/create.ts';
import { listSets, walFolder } from '#server/modules/backup/parts/folder.ts';
import { readSaved } from '#server/modules/backup/queries/state.ts';
import { restoreBackup } from '#server/modules/backup/restore.ts';
import { isBackupDue } from '#server/modules/backup/run-nightly.ts';
import { databaseNow, untilArchived } from '#tests/builders/archive.ts';
import { roomyFolder } from '#tests/database.ts';

// Each starts servers of its own, perhaps on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const rubbish: string[] = [];
function folder(name: string): string {
  const made = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-${name}-`));
  chmodSync(made, 0o711);
  rubbish.push(made);
  return made;
}

let dataDir: string;
let postgres: EmbeddedPostgres;
let pool: ReturnType<typeof connect>;
beforeAll(async () => {
  dataDir = folder('backup');
  postgres = await embeddedPostgres(dataDir);
  pool = connect(postgres.connection);
  await migrate(pool);
  writeFileSync(join(dataDir, 'app-secret'), 'a secret of at least thirty-two characters\n');
});
afterAll(async () => {
  await pool.end();
  await postgres.leave();
  for (const one of rubbish) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
});
afterEach(() => rmSync(join(clusterIn(dataDir), 'archive.sh'), { force: true }));

const newFolder = () => join(folder('to'), 'data');
const identityFile = (key: string): string => {
  const file = join(folder('key'), 'key.txt');
  writeFileSync(file, `# created by a test\n${key}\n`, { mode: 0o600 });
  return file;
};

async function backedUp(recipient: string | null = null) {
  const backupDir = join(folder('backups'), 'here');
  const target = { backupDir, recipient, dataDir, owner: postgres.connection };
  const { name } = await createBackup(target);
  return { backupDir, target, name, base: join(name, recipient ? 'base.tar.zst.age' : 'base.tar.zst') };
}

async function note(words: string): Promise<Date> {
  await pool.query("insert into settings (key, value) values ($1, '1')", [words]);
  return databaseNow(pool);
}

/** The notes of a data folder that nobody uses. */
async function notesIn(data: string): Promise<string[]> {
  const server = await embeddedPostgres(data);
  const inside = connect(server.connection);
  try {
    const { rows } = await inside.query<{ key: string }>(
      "select key from settings where key like 'note %' order by key",
    );
    return rows.map(({ key }) => key);
  } finally {
    await inside.end();
    await server.leave();
  }
}

/** What is written by now is in the archive. */
const archived = () => untilArchived(pool);

describe('a backup', () => {
  it('is put back with everything that was written after it, and with the secret', async () => {
    await note('note 1');
    const { backupDir } = await backedUp();
    await note('note 2');
    await archived();
    const to = newFolder();
    await restoreBackup({ backupDir, dataDir: to, to: null, identityFile: null });
    expect(await notesIn(to)).toEqual(['note 1', 'note 2']);
    expect(readFileSync(join(to, 'app-secret'), 'utf8')).toContain('thirty-two');
  });

  it('is put back to an instant', async () => {
    const { backupDir } = await backedUp();
    const before = await note('note 3');
    await note('note 4');
    await archived();
    const to = newFolder();
    await restoreBackup({ backupDir, dataDir: to, to: before, identityFile: null });
    expect(await notesIn(to)).toContain('note 3');
    expect(await notesIn(to)).not.toContain('note 4');
  });

  it('that is encrypted opens with its key, and with no other', async () => {
    const key = await generateIdentity();
    const { backupDir, base } = await backedUp(await identityToRecipient(key));
    await note('note 5');
    await archived();
    expect(readFileSync(base).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const restore = (file: string | null, to = newFolder()) =>
      restoreBackup({ backupDir, dataDir: to, to: null, identityFile: file }).then(() => to);
    await expect(restore(null)).rejects.toThrow(/^BACKUP_IDENTITY: the backup is encrypted/);
    await expect(restore('/nowhere/key.txt')).rejects.toThrow(/^BACKUP_IDENTITY: \/nowhere\/key.txt cannot be used/);
    const other = identityFile(await generateIdentity());
    await expect(restore(other)).rejects.toThrow(/^BACKUP_IDENTITY: .* is not the key of this backup$/);
    const opened = await restore(identityFile(key));
    expect(await notesIn(opened)).toContain('note 5');
    expect(existsSync(join(clusterIn(opened), 'restore-identity')), 'the key does not stay').toBe(false);
  });
});

const restoreTo = (backupDir: string, dataDir: string, more: { to?: Date; set?: string } = {}) =>
  restoreBackup({ backupDir, dataDir, to: null, identityFile: null, ...more });

/** A set that is damaged leaves nothing behind, so that another one can be tried. */
async function refuses(backupDir: string, message: RegExp, more: { to?: Date; set?: string } = {}): Promise<void> {
  const to = newFolder();
  await expect(restoreTo(backupDir, to, more)).rejects.toThrow(message);
  expect(existsSync(to) ? readdirSync(to) : []).toEqual([]);
}

describe('a restore', () => {
  it('goes into no folder that holds something', async () => {
    const { backupDir } = await backedUp();
    const to = folder('full');
    writeFileSync(join(to, 'notes.txt'), 'mine');
    await expect(restoreTo(backupDir, to)).rejects.toThrow(
      /^DATA_DIR .*: is not empty; move it away, or name another folder$/,
    );
    expect(readdirSync(to)).toEqual(['notes.txt']);
  });

  it('says that there is no backup, or none so old, or none of that name', async () => {
    await refuses('/nowhere', /^The backup folder \/nowhere: no such folder$/);
    await refuses(folder('none'), /there is no whole backup in it$/);
    const { backupDir } = await backedUp();
    await refuses(backupDir, /^--to 2020-01-01T00:00:00.000Z: the oldest backup is of 20/, {
      to: new Date('2020-01-01'),
    });
    await refuses(backupDir, /^--set else: there is none of this name; there are 20/, { set: 'else' });
  });

  it('says that the archive ends before the instant', async () => {
    const { backupDir } = await backedUp();
    await archived();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await refuses(backupDir, /the archive ends before; name an earlier instant, or none to restore all of it$/, {
      to: tomorrow,
    });
  });

  it('finds what differs from the manifest', async () => {
    const { backupDir, name, base } = await backedUp();
    const manifest = join(name, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const damaged = (what: string) =>
      new RegExp(`^The backup .* is damaged: ${what}; restore from another one with --set NAME$`);
    const changed = async (change: (manifest: string) => string, message: RegExp) => {
      writeFileSync(manifest, change(text));
      await refuses(backupDir, message);
      writeFileSync(manifest, text);
    };
    await changed(
      (one) => one.replace(/("path": "postgres\/PG_VERSION"[^}]*"sha256": ")../s, '$100'),
      damaged('postgres/PG_VERSION is not what its manifest says'),
    );
    await changed(
      (one) => one.replace('"path": "postgres/PG_VERSION"', '"path": "postgres/OTHER"'),
      damaged('its manifest does not know postgres/PG_VERSION'),
    );
    await changed(
      (one) => one.replace('"format": 1', '"format": 9'),
      /its format is 9, this program reads 1: use a newer release$/,
    );
    await changed((one) => one.slice(0, 200), /manifest.json cannot be read/);
    const content = readFileSync(base);
    writeFileSync(base, content.subarray(0, content.length - 1));
    await refuses(backupDir, damaged('base.tar.zst has \\d+ bytes, its manifest says \\d+'));
    content[content.length >> 1] = 0xff ^ (content[content.length >> 1] ?? 0);
    writeFileSync(base, content);
    await refuses(backupDir, damaged('.*'));
  });

  it('names the segment that the archive lacks, and goes up to before it when asked', async () => {
    const { backupDir, target } = await backedUp();
    const before = await note('note 6');
    await note('note 6 again');
    await archived();
    await note('note 7');
    await archived();
    await note('note 8');
    await archived();
    const { manifest } = listSets(backupDir).sets[0] ?? {};
    const wal = walFolder(backupDir, manifest?.systemIdentifier ?? '');
    const segments = readdirSync(wal)
      .filter((name) => /^[0-9A-F]{24}\.[\da-f]{32}/.test(name))
      .sort();
    const [gone = ''] = segments.slice(-2);
    rmSync(join(wal, gone));
    await refuses(
      backupDir,
      new RegExp(`^The archive has a gap: ${gone.slice(0, 24)} is missing in .*; put it back, or restore`),
    );
    const to = newFolder();
    await restoreTo(backupDir, to, { to: before });
    expect(await notesIn(to)).toContain('note 6');
    expect(await notesIn(to)).not.toContain('note 6 again');
    const last = segments.at(-1) ?? '';
    writeFileSync(join(wal, gone), readFileSync(join(wal, last)));
    await refuses(backupDir, /^The archived log cannot be read: .* is damaged$/);
    await createBackup(target);
  });
});

describe('the archive', () => {
  it('takes the same content twice, and never puts other content over what is there', async () => {
    const wal = folder('wal');
    const source = join(folder('source'), 'segment');
    const name = '000000010000000000000001';
    const archive = (content: string) => {
      writeFileSync(source, content);
      return archiveSegment(source, { folder: wal, name, recipient: null });
    };
    await archive('one');
    await archive('one');
    await expect(archive('other')).rejects.toThrow(/holds another 0{7}1.*two databases archive into one BACKUP_DIR$/);
    const target = join(wal, 'fetched');
    expect(await fetchSegment(target, { folder: wal, name, identityFile: null })).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe('one');
    expect(await fetchSegment(target, { folder: wal, name: name.replace('1', '2'), identityFile: null })).toBe(false);
    expect(readdirSync(wal).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('that cannot be written keeps the log, is seen, and goes on when it can', async () => {
    const { backupDir } = await backedUp();
    const db = databaseOver(pool);
    const state = () => readSaved(db, { backupDir, dataDir });
    const waiting = () =>
      readdirSync(join(clusterIn(dataDir), 'pg_wal', 'archive_status')).filter((name) => name.endsWith('.ready'));
    const { newestBase, walBytes, ...archive } = await state();
    expect(archive).toEqual({ failingSince: null, lastArchivedAt: expect.any(Date) });
    expect(newestBase).toEqual({ at: expect.any(Date), encrypted: false });
    expect(walBytes).toBeGreaterThan(1_000_000);
    const [set] = listSets(backupDir).sets;
    const wal = walFolder(backupDir, set?.manifest.systemIdentifier ?? '');
    renameSync(wal, `${wal}-away`);
    await note('note 9');
    await pool.query('select pg_switch_wal()');
    await until(async () => (await state()).failingSince !== null);
    expect(waiting()).not.toEqual([]);
    renameSync(`${wal}-away`, wal);
    await note('note 10'); // the next segment wakes the archiver, which else tries again within a minute
    await archived();
    expect((await state()).failingSince).toBeNull();
    expect(waiting()).toEqual([]);
  });
});

describe('a backup that goes wrong', () => {
  it('because another one is running says so, and leaves that one alone', async () => {
    const { target } = await backedUp();
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('select pg_advisory_lock(1751213417, 5)');
    await expect(createBackup(target)).rejects.toThrow(/^Another backup is running; wait until it is done$/);
    await client.end();
  });

  it('in the middle leaves no set, and the next one clears up', async () => {
    const { target, backupDir, name } = await backedUp();
    const unfinished = join(backupDir, 'base', '2026-01-01T03-00-00Z.unfinished');
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'base.tar.zst'), 'half');
    expect(listSets(backupDir).sets.map(({ folder: one }) => one)).toEqual([name]);
    await until(
      async () => new Date().toISOString().slice(0, 19) > name.slice(-20, -1).replace(/T(..)-(..)-/, 'T$1:$2:'),
    );
    await createBackup(target);
    expect(existsSync(unfinished)).toBe(false);
    expect(listSets(backupDir).sets).toHaveLength(2);
  });

  it('because the archive cannot be there says so, and leaves no set', async () => {
    const { target, backupDir } = await backedUp();
    const [set] = listSets(backupDir).sets;
    const wal = walFolder(backupDir, set?.manifest.systemIdentifier ?? '');
    renameSync(wal, `${wal}-away`);
    writeFileSync(wal, 'in the way');
    await expect(createBackup({ ...target, archiveTimeoutMs: 1500 })).rejects.toThrow(/^(BACKUP_DIR|The archive) /);
    expect(readdirSync(join(backupDir, 'base'))).toHaveLength(1);
    rmSync(wal);
    renameSync(`${wal}-away`, wal);
    await note('note 11');
    await archived();
  });

  it('is due again each night, and at once where there is none', async () => {
    const { backupDir, name } = await backedUp();
    expect(isBackupDue(folder('empty'), new Date())).toBe(true);
    const [set] = listSets(backupDir).sets;
    if (!set) throw new Error(`no set ${name}`);
    expect(isBackupDue(backupDir, new Date(set.at.getTime() + 1000))).toBe(false);
    expect(isBackupDue(backupDir, new Date(set.at.getTime() + 86_400_000))).toBe(true);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
