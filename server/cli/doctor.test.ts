import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedSecret } from '#server/config/app-secret.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/wiring/database.ts';
import { built } from '#tests/builders/programs.ts';
import { roomyFolder } from '#tests/database.ts';

const base = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-doctor-`));
chmodSync(base, 0o711); // as root, the database runs as another user
afterAll(() => rmSync(base, { recursive: true, force: true, maxRetries: 5 }));
const dataDir = join(base, 'data');

beforeAll(async () => {
  await (await openDatabase({ databaseUrl: null, dataDir }, { silent: true })).leave();
  storedSecret(dataDir);
});

/** The command as a person runs it: its lines and its exit code. */
function doctor(more: Record<string, string> = {}, ...args: string[]) {
  const { DATABASE_URL: _, CLOCK_START: __, NODE_ENV: ___, ...shell } = process.env;
  const env = { ...shell, SANDBOX: '1', DATA_DIR: dataDir, ...more };
  return new Promise<{ out: string; lines: string[]; code: number }>((resolve) => {
    execFile(process.execPath, [...built('doctor'), ...args], { env, cwd: base }, (error, out, complaint) => {
      const lines = `${out}${complaint}`.trim().split('\n');
      resolve({ out, lines, code: error ? Number(error.code) : 0 });
    });
  });
}

/** Whatever it is asked with, nobody outside is reached. */
const offline = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'care@example.invalid',
  PUBLIC_URL: 'https://book.invalid',
};
const cards = { MONERIS_STORE_ID: 's', MONERIS_API_TOKEN: 't', MONERIS_CHECKOUT_ID: 'c', MONERIS_ENV: 'qa' };

it('a healthy program has a line for each part, nothing to mend, and ends with 0', async () => {
  const { lines, code } = await doctor();
  expect([code, lines.filter((line) => !/^(ok {2}|warn) {2}[a-z0-9-]+: /.test(line))]).toEqual([0, []]);
  expect(lines).toContain('ok    durability: committed bookings survive a crash');
  expect(lines).toContain('ok    clock: agrees with the database');
  expect(lines.length).toBeGreaterThan(12);
});

it('a sick program says what is wrong and what to do, in English or as JSON, and ends with 1', async () => {
  chmodSync(join(dataDir, 'app-secret'), 0o644);
  const sick = { SANDBOX: '0', ...cards, ...offline };
  const { lines, code } = await doctor(sick);
  chmodSync(join(dataDir, 'app-secret'), 0o600);
  const failed = lines.filter((line) => line.startsWith('fail')).map((line) => line.split(':')[0]);
  expect(code).toBe(1);
  expect(failed).toEqual(expect.arrayContaining(['fail  rights', 'fail  public-address', 'fail  mail']));
  for (const line of lines.filter((one) => !one.startsWith('ok'))) expect(line).toMatch(/ - ./);
  const { out } = await doctor(sick, '--json');
  expect(JSON.parse(out)).toContainEqual({
    name: 'mail',
    level: 'fail',
    finding: expect.stringContaining('ECONNREFUSED'),
    remedy: 'check SMTP_URL and MAIL_FROM, then ask again',
  });
});

it('makes nothing where nothing is yet', async () => {
  const missing = join(base, 'missing');
  const { lines, code } = await doctor({ DATA_DIR: missing });
  expect([code, lines.at(-1)]).toEqual([
    1,
    `fail  database: there is none in ${missing} yet - start the program, which creates it`,
  ]);
  expect(existsSync(missing)).toBe(false);
});

it('a folder of another PostgreSQL is told apart before it is opened', async () => {
  const version = join(dataDir, 'postgres/PG_VERSION');
  writeFileSync(version, '17\n');
  const { lines, code } = await doctor();
  writeFileSync(version, '18\n');
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/^fail {2}postgresql: the folder was written by PostgreSQL 17, .* has 18\./m);
});

it('knows no other word', async () => {
  expect((await doctor({}, 'everything')).lines).toEqual(['npm run doctor [-- --json]']);
  expect(readConfig({ DKIM_SELECTOR: 'a b' })).toMatchObject({
    ok: false,
    faults: [expect.stringMatching(/^DKIM_SELECTOR: /)],
  });
});
