import { afterAll, expect, it } from 'vitest';
import { readBooking } from '#server/modules/bookings/read.ts';
import { openTestApp, startPaying } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

it('how a card was given is kept with the receipt, for whoever reads the booking', async () => {
  const { orderNo, ticket, visitor, submit } = await startPaying(testApp);
  const paidWith = { wallet: 'apple-pay', instalments: 6 } as const;
  testApp.cards.approve(ticket, { paidWith });
  await submit();
  expect(await readBooking(testApp.deps, visitor, { orderNo })).toMatchObject({ paymentReceipt: paidWith });
});
