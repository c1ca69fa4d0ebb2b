import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createBackup } from '#server/modules/backup/create.ts';
import { releaseHold } from '#server/modules/backup/release.ts';
import { restoreBackup } from '#server/modules/backup/restore.ts';
import { openRestorePause } from '#server/modules/backup/restore-pause.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { compareGatewayList } from '#server/modules/reconciliation/gateway-list.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { databaseNow, untilArchived } from '#tests/builders/archive.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { book, later, newOutside, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { newFolder, openRestored } from './restored.ts';

const { folder, remove } = newFolder('drill');
afterAll(remove);

/** The day's list as the gateway's console exports it. */
function gatewayList({ cards }: Pick<TestApp, 'cards'>): string {
  const charges = [...cards.tickets.values()].flatMap(({ reading }) =>
    reading.state === 'approved'
      ? [`${reading.receipt.orderNo},${reading.receipt.transactionNo},${(reading.receipt.amount / 100).toFixed(2)}`]
      : [],
  );
  return ['Order ID,Transaction Number,Amount,Type', ...charges.map((line) => `${line},Purchase`)].join('\n');
}

const bookingsIn = async ({ pool }: TestApp): Promise<string[]> => {
  const { rows } = await pool.query<{ order_no: string }>('select order_no from bookings order by created_at, id');
  return rows.map((row) => row.order_no);
};

it('a program whose disk is lost is back as it was the second before, and sends, asks and gives nothing back twice', async () => {
  const outside = newOutside();
  const backupDir = join(folder, 'backup');
  const first = await openRestored(join(folder, 'first'));
  const app = await openTestApp({ sandbox: false, outside, database: { pool: first.pool, drop: first.close } });
  expect((await openRestorePause(app.deps, { isOwn: true })).reason()).toBeNull();

  const early = await paidBooking(app, '2025-10-14');
  await sendMessages(app.deps);
  await createBackup({ backupDir, recipient: null, dataDir: first.dataDir, owner: first.postgres.connection });

  later(app, 1);
  const before = await book(app, { booking: { appointmentDate: '2025-10-16' } });
  await early.part(10_000);
  const second = await databaseNow(first.pool);
  // What happens now is lost: a mail goes out, a part goes back, somebody books and pays.
  await sendMessages(app.deps);
  await sendRefunds(app.deps);
  const after = await book(app, { booking: { appointmentDate: '2025-10-21' } });
  await untilArchived(first.pool);
  expect(outside.cards.refunds).toHaveLength(1);
  const { rows: archive } = await first.pool.query<{ age: number }>(
    'select extract(epoch from clock_timestamp() - last_archived_time)::float as age from pg_stat_archiver',
  );
  const burnedAt = performance.now();
  await first.burn();

  const dataDir = join(folder, 'second');
  const restored = await restoreBackup({ backupDir, dataDir, to: second, identityFile: null });
  expect(restored.newestOrder).toBe(before.orderNo);
  const program = await openRestored(dataDir);
  const again = await openTestApp({ sandbox: false, outside, database: { pool: program.pool, drop: program.close } });
  const minutes = (performance.now() - burnedAt) / 60_000;
  console.log(`data at risk ${archive[0]?.age.toFixed(1)} s, ${minutes.toFixed(2)} minutes to restore`);
  later(again, 30);
  const hold = await openRestorePause(again.deps, { isOwn: true });
  expect(hold.reason()).toContain('npm run admin -- release');
  expect((await listAlerts(again.deps)).groups[0]).toMatchObject({ kind: 'held', count: 1 });
  expect(await bookingsIn(again)).toEqual([early.orderNo, before.orderNo]);
  // It sells while it is held.
  const meanwhile = await book(again, { booking: { appointmentDate: '2025-10-23' } });
  expect(outside.cards.refunds).toHaveLength(1);

  expect(await releaseHold(again.deps)).toMatchObject({ refunds: 1, messages: 1 });
  await hold.watch.run(new AbortController().signal);
  expect(hold.reason()).toBeNull();
  for (let round = 0; round < 3; round++) {
    later(again, 5);
    await sendRefunds(again.deps);
    await sendMessages(again.deps);
  }
  expect(outside.cards.refunds, 'given back once').toHaveLength(1);
  const { rows } = await again.pool.query('select state, method from refunds');
  expect(rows).toEqual([{ state: 'done', method: 'refund' }]);

  const confirmed = (orderNo: string) =>
    outside.mail.sent.filter(({ text }) => text.includes(orderNo) && /confirm/i.test(text)).length;
  expect([early, before, meanwhile].map(({ orderNo }) => confirmed(orderNo))).toEqual([1, 1, 1]);
  const groups = (await listAlerts(again.deps)).groups;
  expect(groups.map(({ kind }) => kind)).toEqual(['messages']);
  expect(groups[0]?.lines).toMatchObject([{ code: 'unknown', topic: 'mail.confirmation', orderNo: before.orderNo }]);

  const list = await compareGatewayList(again.deps, gatewayList(outside));
  expect(list).toMatchObject({
    differences: [{ subject: after.orderNo, code: 'charge-without-booking' }],
  });
  const ledger: string[] = [];
  await checkLedger(again.deps, { since: null, report: ({ subject }) => ledger.push(subject) });
  expect(ledger).toEqual([]);
  await program.close();
}, 300_000);
