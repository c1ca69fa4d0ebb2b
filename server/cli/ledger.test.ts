import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { former } from '#server/database/baseline.ts';
import { connect } from '#server/database/connect.ts';
import { serverProcesses } from '#server/database/embedded/processes.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { built } from '#tests/builders/programs.ts';
import { roomyFolder } from '#tests/database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-ledger-`));
  chmodSync(folder, 0o711); // as root, the database runs as another user
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const orderNo = 'HC-20251006-100001';
const unheardOf = `${orderNo}: charge-without-booking (gateway: 5.00, receipts: nothing)`;

/** The command as a person runs it: what it prints, what it complains of, and its exit code. */
function ledger(args: string[], more: Record<string, string> = {}) {
  const { DATABASE_URL: _, CLOCK_START: __, NODE_ENV: ___, ...shell } = process.env;
  const env = { ...shell, SANDBOX: '1', DATA_DIR: folder, ...more };
  return new Promise<{ said: string[]; complaint: string; code: number }>((resolve) => {
    execFile(process.execPath, [...built('ledger'), ...args], { env }, (error, out, complaint) => {
      resolve({ said: out.trim().split('\n'), complaint: complaint.trim(), code: error ? Number(error.code) : 0 });
    });
  });
}

/** With the database running, as it does under the program. */
async function beside<T>(work: (query: (text: string) => Promise<unknown>, url: string) => Promise<T>): Promise<T> {
  const postgres = await embeddedPostgres(folder);
  const pool = connect(postgres.connection);
  const { host, user, database } = postgres.connection;
  try {
    return await work((text) => pool.query(text), `postgres://${user}@${encodeURIComponent(host)}/${database}`);
  } finally {
    await pool.end();
    await postgres.leave();
  }
}

describe('npm run ledger', () => {
  it('checks a database that nobody runs, and lets it rest again', async () => {
    expect(await ledger(['check'])).toMatchObject({ said: ['0 orders, no difference'], code: 0 });
    expect(serverProcesses(join(folder, 'postgres'))).toEqual([]);
  });

  it('prints a line per difference, beside whoever uses the database, and ends with 1', async () => {
    await beside(async (query) => {
      const settlement = `'{"settledAt": "2025-10-06T14:00:00.000Z"}'`;
      await query(`insert into sandbox_card_tickets (ticket, order_no, amount, language, state, settlement, created_at)
        values ('unheard-of', '${orderNo}', 500, 'en', 'approved', ${settlement}, now())`);
      expect(await ledger(['check'])).toMatchObject({ said: [unheardOf, '1 order, 1 difference'], code: 1 });
      expect(serverProcesses(join(folder, 'postgres'))).not.toEqual([]);
    });
  });

  it('checks the database of DATABASE_URL', async () => {
    await beside(async (_query, url) => {
      const answer = await ledger(['check'], { DATABASE_URL: url, DATA_DIR: '/nowhere' });
      expect(answer).toMatchObject({ said: [unheardOf, '1 order, 1 difference'], code: 1 });
    });
  });

  it.each([
    ['older', `update drizzle.__drizzle_migrations set hash = '${former.hash}', created_at = ${former.when}`],
    ['newer', `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9999999999999)`],
  ])('leaves a database of an %s program alone, and says so in one line', async (age, change) => {
    await beside(async (query) => {
      await query('create table kept as select * from drizzle.__drizzle_migrations');
      await query(change);
      expect(await ledger(['check'])).toMatchObject({
        complaint: expect.stringMatching(new RegExp(`^The database is ${age} than this program: .*$`)),
        code: 1,
      });
      await query('delete from drizzle.__drizzle_migrations');
      await query('insert into drizzle.__drizzle_migrations select * from kept');
      await query('drop table kept');
    });
  });

  it('shows the story of an order', async () => {
    expect(await ledger(['show', orderNo])).toMatchObject({
      said: [
        `${orderNo}: charged 0.00, refunded 0.00, nothing`,
        expect.stringMatching(/^gateway: 660-0_\d+ charged 5\.00$/),
        unheardOf,
      ],
      code: 0,
    });
    expect(await ledger(['show', 'HC-20251006-100002'])).toMatchObject({
      complaint: 'HC-20251006-100002: nothing on record',
      code: 1,
    });
  });

  it.each([[[]], [['chek']], [['check', '--since']], [['check', '--since', '2025-13-01']], [['show']]])(
    'says how it is used when it is told %j',
    async (args) => {
      const answer = await ledger(args);
      expect(answer.complaint).toMatch(/^npm run ledger -- check/);
      expect(answer.code).toBe(1);
    },
  );

  it('leaves the gateway’s side of settled orders from before a day alone', async () => {
    expect(await ledger(['check', '--since', '2025-10-07'])).toMatchObject({ code: 0 });
    expect(await ledger(['check', '--since', '2025-10-06'])).toMatchObject({ code: 1 });
  });
});
