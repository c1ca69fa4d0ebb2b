import { afterAll, describe, expect, it } from 'vitest';
import { answerOf, doctorHeader, questionOf, seenHeader, seenIn } from '#server/common/doctor-request.ts';
import { former } from '#server/database/baseline.ts';
import { clearSetting, writeSetting } from '#server/modules/settings/queries/settings.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { writeLedgerCheck } from '../reconciliation/queries/runs.ts';
import { clockCheck, connectionCheck, durabilityCheck, schemaCheck, serverVersionCheck } from './checks/database.ts';
import { lineOf, sayFor } from './finding.ts';
import { dailyBeats, fraudToolsOff, growthOfWeek, lastLedgerCheck, seasonSold, waitingRows } from './queries.ts';
import { type Check, runDoctor } from './run-doctor.ts';

const testApp = await openTestApp();
const { pool, deps, db } = testApp;
const examined = { findings: [sayFor('clock')('ok', 'clock-right'), sayFor('backup')('warn', 'backup-off')] };
deps.runDoctor = async () => examined.findings;
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);

const linesOf = async (...checks: Check[]) => (await runDoctor(checks)).map(lineOf);
const now = () => testApp.time.now;

describe('the doctor looks at the database', () => {
  it('which forgets what it acknowledged', async () => {
    // The server of the tests makes nothing last.
    expect(await linesOf(durabilityCheck(pool))).toEqual([
      expect.stringMatching(
        /^fail {2}durability: fsync is off, .*synchronous_commit is off.* - change these server settings/,
      ),
    ]);
  });

  it('which takes no writes', async () => {
    const client = await pool.connect();
    try {
      await client.query('set default_transaction_read_only = on');
      expect((await linesOf(durabilityCheck(client)))[0]).toContain('it is read-only (default_transaction_read_only)');
    } finally {
      client.release(true);
    }
  });

  it('whose version is the newest that was tried, and one that is newer', async () => {
    expect(await linesOf(serverVersionCheck(pool))).toEqual(['ok    postgresql: PostgreSQL 18']);
    const newer = { query: async () => ({ rows: [{ version: 19 }] }) };
    expect(await linesOf(serverVersionCheck(newer as never))).toEqual([
      expect.stringMatching(/^warn {2}postgresql: PostgreSQL 19 is newer than any tested \(18\)/),
    ]);
  });

  it('whose sessions two connections share', async () => {
    const client = await pool.connect();
    try {
      const shared = { connect: async () => ({ query: client.query.bind(client), release() {} }) };
      expect(await linesOf(connectionCheck(shared as never))).toEqual([
        expect.stringMatching(/^fail {2}connections: .* - set pool_mode = session in PgBouncer/),
      ]);
    } finally {
      client.release();
    }
    expect(await linesOf(connectionCheck(pool))).toEqual(['ok    connections: each connection keeps its session']);
  });

  it('whose clock is another than the machine’s', async () => {
    expect(await linesOf(clockCheck(pool, () => Date.now() + 9000))).toEqual([
      'fail  clock: 9 s ahead of the database; nothing is sent - set the clock right: timedatectl set-ntp true',
    ]);
    expect(await linesOf(clockCheck(pool))).toEqual(['ok    clock: agrees with the database']);
  });
});

it('the doctor reads from the last receipt which fraud tools the gateway did without', async () => {
  const paid = (n: number, fraud: object) =>
    pool.query(
      `insert into payment_receipts (order_no, ticket, transaction_no, approval_code, amount, response_code, message, receipt_json, created_at)
       values ('HC-1', 'fraud-${n}', 'fraud-${n}', '', 1, '001', '', $1, now())`,
      [{ response: { receipt: { cc: { fraud } } } }],
    );
  expect(await fraudToolsOff(db)).toBeNull();
  await paid(1, { cvd: { status: 'success' }, avs: { status: 'disabled' }, '3d_secure': { status: 'disabled' } });
  expect(await fraudToolsOff(db)).toEqual(['avs', '3d_secure']);
  await paid(2, { cvd: { status: 'success' }, avs: { status: 'success' }, '3d_secure': { status: 'ineligible' } });
  expect(await fraudToolsOff(db)).toEqual([]);
  await pool.query(`delete from payment_receipts where ticket like 'fraud-%'`);
});

describe('the doctor compares the schema with the program', () => {
  const table = 'drizzle.__drizzle_migrations';
  /** What is said once a statement has changed what was applied, which is then put back. */
  async function saidAfter(statement: string): Promise<string> {
    await pool.query(`create table before as table ${table}`);
    await pool.query(statement);
    const [line = ''] = await linesOf(schemaCheck(pool));
    await pool.query(`truncate ${table}; insert into ${table} select * from before; drop table before`);
    return line;
  }

  it('which fits, is older, is newer, or was changed behind its back', async () => {
    expect(await linesOf(schemaCheck(pool))).toEqual([expect.stringMatching(/^ok {4}schema: at \d{4}_\w+$/)]);
    const newest = `created_at = (select max(created_at) from ${table})`;
    expect(await saidAfter(`update ${table} set hash = '${former.hash}', created_at = ${former.when}`)).toMatch(
      /^fail {2}schema: (1 migration is|\d+ migrations are) missing - start the program, which applies them$/,
    );
    expect(await saidAfter(`update ${table} set created_at = 1`)).toMatch(
      /^fail {2}schema: The database is too old for this program/,
    );
    expect(await saidAfter(`insert into ${table} (hash, created_at) values ('later', 9999999999999)`)).toMatch(
      /^fail {2}schema: The database is newer than this program/,
    );
    expect(await saidAfter(`update ${table} set hash = 'edited' where ${newest}`)).toMatch(
      /was edited after it was applied/,
    );
  });
});

describe('the doctor reads', () => {
  it('which season is sold, and the first closed day of the operator’s own', async () => {
    await writeSetting(db, 'closesOn', '2025-10-01');
    expect(await seasonSold(db, now())).toEqual({
      opensOn: '2026-04-01',
      closesOn: '2026-11-05',
      ownDay: '2025-10-01',
    });
    await clearSetting(db, 'closesOn');
  });

  it('how much a week adds: the last week’s share of all bookings', async () => {
    expect(await growthOfWeek(db, now())).toBe(0);
    await sold(testApp, { at: '2025-10-05T14:00:00Z' });
    const [{ size }] = (await pool.query('select pg_database_size(current_database())::float8 as size')).rows;
    expect(Math.abs((await growthOfWeek(db, now())) - size)).toBeLessThan(1e6);
    for (let more = 0; more < 3; more++) await sold(testApp, { at: '2025-08-01T14:00:00Z' });
    expect(Math.abs((await growthOfWeek(db, now())) - size / 4)).toBeLessThan(1e6);
  });

  it('what waits for longer than retries explain, and nothing that is on time', async () => {
    const row = (topic: string, state: string, due: string) =>
      pool.query(
        `insert into outbox (topic, subject, state, due_at, created_at) values ($1, $2, $3, $4, '2025-10-06T13:00:00Z')`,
        [topic, `${topic} ${due}`, state, due],
      );
    await row('mail.confirmation', 'queued', '2025-10-06T13:59:00Z');
    await row('mail.confirmation', 'done', '2025-10-06T11:00:00Z');
    expect((await waitingRows(db, now())).outbox.count).toBe(0);
    await row('mail.cancellation', 'queued', '2025-10-06T13:30:00Z');
    await row('accounting.booking', 'calling', '2025-10-06T12:00:00Z');
    await pool.query(`insert into refunds (reason, order_no, ticket, gateway_order_no, transaction_no, amount, paid_at,
      due_at, created_at) values ('not-booked', 'HC-1', 't-1', 'HC-1', '1', 500, now(), now(), '2025-10-04T14:00:00Z')`);
    expect(await waitingRows(db, now())).toMatchObject({
      outbox: { count: 2, since: new Date('2025-10-06T12:00:00Z') },
      refunds: { count: 1, since: new Date('2025-10-04T14:00:00Z') },
      checkouts: { count: 0, since: null },
    });
  });

  it('when each daily job came to its end, and why not since', async () => {
    expect(await dailyBeats(db)).toEqual([]);
    const run = (slot: string, finished: string | null, failure: string | null) =>
      pool.query(
        `insert into job_runs (job, scheduled_slot, started_at, lease_until, finished_at, failure)
         values ('weather', $1::text, $1::text::timestamptz, $1::text::timestamptz, $2, $3)`,
        [slot, finished, failure],
      );
    await run('2025-10-05T22:00:00Z', '2025-10-05T22:00:09Z', null);
    await run('2025-10-06T10:00:00Z', null, 'no forecast service answered');
    expect(await dailyBeats(db)).toMatchObject([
      { job: 'weather', lastAt: new Date('2025-10-05T22:00:09Z'), failure: 'no forecast service answered' },
    ]);
  });

  it('the newest check of the ledger', async () => {
    expect(await lastLedgerCheck(db)).toBeNull();
    await writeLedgerCheck(db, { finishedAt: '2025-10-05T03:00:00.000Z', orders: 3, differences: 1 });
    await writeLedgerCheck(db, { finishedAt: '2025-10-06T03:00:00.000Z', orders: 4, differences: 0 });
    expect(await lastLedgerCheck(db)).toEqual({ at: new Date('2025-10-06T03:00:00Z'), orders: 4, differences: 0 });
  });
});

describe('the administration', () => {
  const read = (cookie: string, query = '') => app.inject({ url: `/api/admin/doctor${query}`, headers: { cookie } });

  it('shows the findings to owners, in their language, and to nobody else', async () => {
    const [owner, staff] = [await signIn('owner'), await signIn('staff')];
    expect((await read(owner)).json()).toEqual({
      examinedAt: '2025-10-06T14:00:00.000Z',
      findings: [
        { name: 'clock', level: 'ok', finding: 'agrees with the database', remedy: null },
        {
          name: 'backup',
          level: 'warn',
          finding: 'nothing is backed up',
          remedy: 'set BACKUP_DIR to a folder on another disk',
        },
      ],
    });
    expect((await read(owner, '?language=fr')).json().findings[1].finding).toBe('rien n’est sauvegardé');
    expect((await read(owner, '?language=de')).statusCode).toBe(400);
    expect((await read(staff)).json().code).toBe('OWNER_NEEDED');
  });
});

describe('the program knows the doctor', () => {
  const { appSecret } = deps;
  const nonce = 'a1'.repeat(16);
  const ask = (question: string) =>
    app.inject({ url: '/healthz', headers: { [doctorHeader]: question, 'x-forwarded-for': '192.0.2.66' } });

  it('by the signature, and says whom it takes for the visitor', async () => {
    const answer = String((await ask(questionOf(appSecret, nonce))).headers[seenHeader]);
    expect(seenIn(appSecret, nonce, answer)).toEqual({ ip: '127.0.0.1', forwarded: ['192.0.2.66'] });
    expect(seenIn(appSecret, 'b2'.repeat(16), answer)).toBeNull();
    expect(seenIn('another secret', nonce, answer)).toBeNull();
  });

  it('and tells nobody else', async () => {
    for (const question of ['', 'x', nonce, `${nonce}.`, questionOf('another secret', nonce)]) {
      expect((await ask(question)).headers[seenHeader]).toBeUndefined();
    }
    expect(answerOf(appSecret, { ip: '127.0.0.1', headers: {} })).toBeNull();
  });
});
