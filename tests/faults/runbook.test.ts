import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listSets } from '#server/modules/backup/parts/folder.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { freePort } from '#tests/builders/ports.ts';
import { aCustomer, aRequest, totals } from '#tests/builders/test-app.ts';
import { codeOf, commandsIn } from '../../scripts/docs/commands.ts';
import { newFolder } from './restore/restored.ts';
import { Browser } from './soak/browser.ts';
import { Program } from './soak/program.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const runbook = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const orderNo = 'HC-20251006-100001';
const { folder, remove } = newFolder('runbook');
const dataDir = join(folder, 'data');
const exported = join(folder, 'exported');

let program: Program;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o711 });
  const more = { BACKUP_DIR: join(folder, 'backup'), CLOCK_START: '2025-10-06T14:00:00Z' };
  program = new Program({ folder: dataDir, port: await freePort(), env: more });
  env = program.env;
  await program.start();
  // The first start makes the copy of the night that it missed.
  await vi.waitUntil(() => listSets(more.BACKUP_DIR).sets.length > 0, { timeout: 60_000, interval: 100 });
}, 120_000);
afterAll(async () => {
  await program.end();
  remove();
});

/** What stands for something of the reader's own. */
const own: Readonly<Record<string, string>> = {
  ORDER: orderNo,
  EMAIL: 'first@example.com',
  // A sandbox has an owner of this address already.
  'owner@example.com': 'first@example.com',
  FOLDER: exported,
  'FILE.csv': join(folder, 'list.csv'),
  '/mnt/backup/example': join(folder, 'backup'),
  'http://127.0.0.1:3000/healthz': '/healthz',
  'http://127.0.0.1:3000/readyz': '/readyz',
  'data/app-secret': join(dataDir, 'app-secret'),
};

/** Types a line of the runbook as it stands, and a password where one is asked for. */
async function type(line: string): Promise<string> {
  const words = line.split(' ').map((word) => own[word] ?? word);
  const args = words.map((word) => (/^\/(healthz|readyz)$/.test(word) ? program.url + word : word));
  const typed = promisify(execFile)(args[0] ?? '', args.slice(1), { cwd: root, env, timeout: 60_000 });
  typed.child.stdin?.end(/admin -- (create|restore)/.test(line) ? 'another clear glass\n'.repeat(2) : undefined);
  const { stdout } = await typed.catch((failure) => {
    throw new Error(`${line}: ${failure.stdout}${failure.stderr}`);
  });
  return stdout;
}

/** Every line of the runbook, in an order in which it can be played; what a machine alone can do is left to its own docs. */
const beside = [
  'curl -s http://127.0.0.1:3000/healthz',
  'curl -s http://127.0.0.1:3000/readyz',
  'df -h',
  'cat data/app-secret',
  'openssl rand -base64 48',
  'npm run backup',
  'npm run doctor',
  'npm run doctor -- --json',
  'npm run ledger -- check',
  'npm run ledger -- check --since 2026-01-01',
  'npm run ledger -- show HC-20251006-100001',
  'npm run ledger -- show ORDER',
  'npm run cli -- accounting check',
  'npm run admin -- create owner@example.com',
  'npm run admin -- create somebody@example.com --staff',
  'npm run admin -- restore owner@example.com',
  'npm run admin -- restore EMAIL',
  'npm run admin -- audit-check',
  'npm run export-all -- FOLDER',
  'npm run cli -- personal-data export camille@example.com',
];
/** The runbook's answer to a customer whose visit is still to come. */
const tooEarly = 'npm run cli -- personal-data erase camille@example.com';
const afterALoss = [
  'npm run restore -- /mnt/backup/example',
  'npm start',
  'npm run ledger -- gateway-list FILE.csv',
  'npm run admin -- release',
];
const elsewhere = ['npm run import-all -- FOLDER'];
/** The same with an address of the reader's, which exists by then, and the clock of the machine. */
const notPlayed = ['npm run admin -- create EMAIL', 'timedatectl set-ntp true'];

describe('the runbook', { timeout: 300_000 }, () => {
  it('has no line that is not typed here', () => {
    const onThisMachine = commandsIn(runbook, scripts).filter((line) => !line.startsWith('hauteclaire '));
    const lines = new Set([...onThisMachine, 'npm run backup']);
    expect([...lines].sort()).toEqual([...beside, tooEarly, ...afterALoss, ...elsewhere, ...notPlayed].sort());
  });

  it('can be typed beside a program that has sold', async () => {
    const browser = new Browser(program);
    const booking = aRequest({ appointmentDate: '2025-10-14' });
    const preload = { order_no: orderNo, amount: totals.complete, booking };
    const { ticket } = (await browser.call('POST', '/api/preload', preload)).body;
    await browser.call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' });
    const customerData = aCustomer({ email: 'camille@example.com' });
    const submit = await browser.call('POST', '/api/after-payment', { order_no: orderNo, ticket, customerData });
    expect(submit.status).toBe(200);
    const said = new Map<string, string>();
    for (const line of beside) said.set(line, await type(line));
    expect(said.get('npm run ledger -- show ORDER')).toContain('2086.80');
    expect(said.get('npm run ledger -- check')).toContain('no difference');
    await expect(type(tooEarly)).rejects.toThrow('a visit is to come');
    expect(said.get('npm run cli -- personal-data export camille@example.com')).toContain(orderNo);
  });

  it('puts everything back after the loss of the folder, step by step', async () => {
    await program.stop();
    renameSync(dataDir, join(folder, 'lost'));
    const [restore = '', , ...rest] = afterALoss;
    expect(await type(restore)).toContain(orderNo);
    await program.start();
    writeFileSync(own['FILE.csv'] ?? '', `Order ID,Transaction Number,Amount,Type\n`);
    for (const line of rest) await type(line);
    expect(await type('npm run ledger -- check')).toContain('no difference');
  });

  it('takes everything to a new folder by export and import', async () => {
    await program.stop();
    renameSync(dataDir, join(folder, 'restored'));
    for (const line of elsewhere) await type(line);
    await program.start();
    await type('npm run admin -- release');
    expect(await type('npm run ledger -- show ORDER')).toContain('2086.80');
  });

  it('gives a server nothing that it does not understand', async () => {
    const { source, drop } = await freshDatabase();
    const client = new pg.Client(source);
    await client.connect();
    try {
      const blocks = codeOf(runbook).blocks.filter(({ language }) => language === 'sql');
      expect(blocks.length).toBeGreaterThan(2);
      await client.query('begin; create role hauteclaire');
      for (const line of blocks.flatMap(({ lines }) => lines)) await client.query(line);
      await client.query('rollback');
    } finally {
      await client.end();
      await drop();
    }
  });
});
