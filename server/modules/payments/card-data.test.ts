import { afterAll, expect, it } from 'vitest';
import type { ReceiptReading } from '#adapters/cards/port.ts';
import { cents } from '#domain/money.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { aCustomer, cancelToken, openTestApp, startPaying } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const card = '4242424242424242';
const spaced = '4242 4242 4242 4242';

/** An answer of a gateway that has forgotten itself: the number as text, as a number, as a key, and within words. */
const answer = {
  pan: card,
  cc: { first6last4: card, number: Number(card), [card]: true },
  note: [`paid with ${spaced}`, { deep: { deeper: `(${card})` } }],
};

const tells = (reading: ReceiptReading) => {
  if (!('receipt' in reading)) throw new Error('no receipt');
  return { ...reading, receipt: { ...reading.receipt, message: `APPROVED ${card}`, raw: answer } };
};

/** Every row of every table in which something of a payment is written down. */
async function everythingWritten(): Promise<string> {
  const tables = ['payment_events', 'payment_receipts', 'refunds', 'bookings', 'booking_contexts', 'outbox'];
  const rows = await Promise.all(
    tables.map((table) =>
      testApp.pool.query(`select coalesce(string_agg(t::text, E'\\n'), '') as text from ${table} t`),
    ),
  );
  return rows.map(({ rows: [row] }) => row?.text ?? '').join('\n');
}

it('keeps no full card number, whatever the gateway answers to a payment, a decline, a refund or a silence', async () => {
  const { readReceipt } = testApp.deps.cards;
  const deps = {
    ...testApp.deps,
    cards: {
      ...testApp.deps.cards,
      readReceipt: async (ticket: string) => {
        const reading = await readReceipt(ticket);
        return 'receipt' in reading ? tells(reading) : reading;
      },
    },
  };
  const forgetful = { ...testApp, deps };

  const declined = await startPaying(forgetful, { booking: { appointmentDate: '2025-10-09' } });
  testApp.cards.decline(declined.ticket);
  await declined.submit();

  const unnamed = await startPaying(forgetful, { booking: { appointmentDate: '2025-10-13' }, named: false });
  testApp.cards.approve(unnamed.ticket);
  await recoverAllCheckouts(deps);
  await saveCustomer(deps, unnamed.visitor, { orderNo: unnamed.orderNo, customer: aCustomer() });

  const wrong = await startPaying(forgetful, { booking: { appointmentDate: '2025-10-14' } });
  testApp.cards.approve(wrong.ticket, { amount: cents(1) });
  await wrong.submit();

  await unnamed.submit();
  await cancelByCustomer(deps, { token: await cancelToken(testApp, unnamed.orderNo) });
  testApp.cards.answerNextRefund({ state: 'refused', code: '476', message: `no ${spaced}`, raw: answer });
  await sendRefunds(deps);

  const again = await startPaying(forgetful, { booking: { appointmentDate: '2025-10-16' } });
  testApp.cards.approve(again.ticket);
  await again.submit();
  await cancelByCustomer(deps, { token: await cancelToken(testApp, again.orderNo) });
  testApp.cards.answerNextRefund({ state: 'unknown', detail: `no answer for ${card}` });
  await sendRefunds(deps);

  const written = await everythingWritten();
  for (const event of [
    'receipt.declined',
    'receipt.approved',
    'payment.booked',
    'payment.not-booked',
    'void.refused',
  ]) {
    expect(written).toContain(event);
  }
  expect(written).toContain('paid with 4242');
  expect(written).toContain('no answer for 4242');
  expect(written).not.toContain(card);
  expect(written).not.toContain(spaced);
});
