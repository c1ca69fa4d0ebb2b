import { spawnSync } from 'node:child_process';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { built } from '#tests/builders/programs.ts';
import { fillBookings } from '../fill.ts';
import { temporaryFolder } from '../program.ts';
import { figure } from '../report/print.ts';

/** The gateway's simulator has each payment and refund in its books, under its own numbers. */
const gatewayStatements = [
  `insert into sandbox_card_tickets (serial, ticket, order_no, amount, language, state, settlement, created_at)
   overriding system value select id, ticket, order_no, amount, 'fr', 'approved',
     jsonb_build_object('settledAt', created_at), created_at from payment_receipts`,
  `update payment_receipts set transaction_no = '660-0_' || 1471 + id`,
  `update refunds r set transaction_no = p.transaction_no, refund_transaction_no = '660-1_' || 1471 + r.id
   from payment_receipts p where p.ticket = r.ticket`,
  `insert into sandbox_card_refunds (serial, order_no, transaction_no, method, amount, approved, response_code, message, created_at)
   overriding system value select id, gateway_order_no, transaction_no, method, amount, true, '001', 'APPROVED', done_at from refunds`,
  'analyze',
];

/** `npm run ledger -- check` of so many bookings of ten years, each of which is compared with the gateway. */
export async function measureLedger(count: number): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const postgres = await embeddedPostgres(folder);
    const pool = connect(postgres.connection, { queryTimeoutMs: 0 });
    await migrate(pool);
    await fillBookings(pool, { count, now: new Date() });
    await pool.query('set statement_timeout = 0');
    for (const statement of gatewayStatements) await pool.query(statement);
    const began = performance.now();
    const { PATH = '' } = process.env;
    const env = { PATH, SANDBOX: '1', DATA_DIR: folder };
    const { stdout } = spawnSync(process.execPath, [...built('ledger'), 'check'], { env, encoding: 'utf8' });
    figure(`ledger-check-of-${count}-bookings`, (performance.now() - began) / 1000, 'seconds');
    console.log(stdout.trim().split('\n').at(-1)); // of the newest some wait for the operator
    await pool.end();
    await postgres.leave();
  } finally {
    remove();
  }
}
