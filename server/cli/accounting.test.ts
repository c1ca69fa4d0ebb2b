import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { serverProcesses } from '#server/database/embedded/processes.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { built } from '#tests/builders/programs.ts';
import { roomyFolder } from '#tests/database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-accounting-`));
  chmodSync(folder, 0o711); // as root, the database runs as another user
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const orderNo = 'HC-20251006-100001';

/** The command as a person runs it: what it prints, what it complains of, and its exit code. */
function accounting(args: string[], more: Record<string, string> = {}) {
  const { DATABASE_URL: _, CLOCK_START: __, NODE_ENV: ___, ...shell } = process.env;
  const env = { ...shell, SANDBOX: '1', DATA_DIR: folder, ...more };
  return new Promise<{ said: string[]; complaint: string; code: number }>((resolve) => {
    execFile(process.execPath, [...built('accounting'), ...args], { env }, (error, out, complaint) => {
      resolve({ said: out.trim().split('\n'), complaint: complaint.trim(), code: error ? Number(error.code) : 0 });
    });
  });
}

/** A booking for nothing, of which the books know nothing. */
const unrecorded = `insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage,
  appointment_date, appointment_time, coating_type, business_name, contact_name, email, phone, address, billing_street,
  billing_city, billing_province, billing_postal_code, base, gst, qst, total, created_at)
  values ('one', '${orderNo}', 'HC-1', 'en', 'H2Y1C6', 'little-storefront', 'minimal', '2025-10-14', '9:00 AM', 'refresh',
  'Boutique', 'Camille', 'camille@example.com', '5145550100', 'a', 'b', 'c', 'QC', 'H2Y1C6', 0, 0, 0, 0, now())`;

describe('npm run cli -- accounting', () => {
  it('compares a database that nobody runs, and lets it rest again', async () => {
    expect(await accounting(['check'])).toMatchObject({ said: ['0 bookings, no difference'], code: 0 });
    expect(serverProcesses(join(folder, 'postgres'))).toEqual([]);
  });

  it('prints a line per difference, beside whoever uses the database, and ends with 1', async () => {
    const postgres = await embeddedPostgres(folder);
    const pool = connect(postgres.connection);
    try {
      await pool.query(unrecorded);
    } finally {
      await pool.end();
    }
    expect(await accounting(['check'])).toMatchObject({
      said: [`${orderNo}: no-appointment (bookings: 2025-10-14 9:00 AM, books: nothing)`, '1 booking, 1 difference'],
      code: 1,
    });
    expect(await accounting(['check', '--since', '2025-10-06'])).toMatchObject({ code: 1 });
    await postgres.leave();
  });

  it('says so where no accounting service is set up', async () => {
    const live = { MONERIS_STORE_ID: 's', MONERIS_API_TOKEN: 't', MONERIS_CHECKOUT_ID: 'c', MONERIS_ENV: 'qa' };
    const answer = await accounting(['check'], { ...live, SANDBOX: '0' });
    expect(answer.complaint).toContain('the accounting service is not set up');
    expect(answer.code).toBe(1);
  });

  it.each([[[]], [['chek']], [['check', '--since']], [['check', '--since', '2025-13-01']], [['check', '--all']]])(
    'says how it is used when it is told %j',
    async (args) => {
      const answer = await accounting(args);
      expect(answer.complaint).toMatch(/^npm run cli -- accounting check/);
      expect(answer.code).toBe(1);
    },
  );
});
