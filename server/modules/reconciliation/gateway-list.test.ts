import { afterAll, expect, it } from 'vitest';
import { lineOf } from '#domain/ledger/difference.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { compareGatewayList } from './gateway-list.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

it('the gateway’s list is compared with what is on record, line by line', async () => {
  const { orderNo, part } = await paidBooking(testApp);
  await part(10_000);
  await sendRefunds(testApp.deps);
  const { rows } = await testApp.pool.query(
    `select transaction_no as charge, (select refund_transaction_no from refunds) as refund from payment_receipts`,
  );
  const [{ charge, refund }] = rows;
  const list = (...lines: string[]) =>
    compareGatewayList(testApp.deps, ['commande;transaction;montant;type', ...lines].join('\n'));
  expect(await list(`${orderNo};${charge};2086,80;Achat`, `${orderNo};${refund};100,00;Remboursement`)).toEqual({
    orders: 1,
    differences: [],
  });
  const found = await list(
    `${orderNo};${charge};2086,81;Achat`,
    'HC-20251006-999999;9-0_9;12,00;Achat',
    `${orderNo};9-1_9;5,00;Remboursement`,
  );
  if ('faults' in found) throw new Error(found.faults.join());
  expect(found.differences.map(lineOf)).toEqual([
    `${orderNo}: amounts-differ (gateway: 2086.81, receipts: 2086.80)`,
    'HC-20251006-999999: charge-without-booking (gateway: 12.00, receipts: nothing)',
    `${orderNo}: refund-without-record (gateway: 5.00, refunds: nothing)`,
  ]);
  expect(await list('HC-1;1;1,00;Vol')).toEqual({ faults: ['line 2: type Vol is not understood'] });
  expect(await compareGatewayList(testApp.deps, 'a"b')).toHaveProperty('faults');
});
