import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { aLinkWish, anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { refreshing } from '#tests/builders/bookings/refreshes.ts';
import { owner } from '#tests/builders/money.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  openTestApp,
  startPaying,
  type TestApp,
} from '#tests/builders/test-app.ts';
import { bookByOperator } from './operator/book.ts';
import { sendPaymentLink } from './operator/send-link.ts';
import { preload } from './preload.ts';
import { quotePrices } from './quote.ts';
import { saveCustomer } from './save-customer.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

/** 1000.00 before taxes, of which 450.00 are free for whoever had the smallest storefront coated. */
const grand12 = { storefrontSize: 'grand-storefront', selectedLayout: 'layout12' } as const;
const difference = '632.36';

const { platinumOn: platinum, refreshOf, mark, cancel, cancelAsOperator, refunded } = refreshing(() => testApp);
const larger = (clientId: string, appointmentDate = '2025-10-16') =>
  ({ ...refreshOf(clientId, appointmentDate), ...grand12 }) as const;
const isUsed = async ({ orderNo }: { orderNo: string }) => (await stored(testApp, orderNo)).vipRefreshUsed;

describe('a free refresh of a larger storefront than the one that was coated', () => {
  it('costs the difference of the list prices with its taxes, and uses the free refresh up', async () => {
    const vip = await platinum();
    const question = { buildingSize: 'grand-storefront', layout: 12, coatingType: 'refresh' } as const;
    const asked = { ...question, orderNumber: vip.clientId };
    const key = await orderKey(testApp, vip.orderNo);
    const quoted = () => quotePrices(testApp.deps, aVisitor('reader'), asked, { key });
    expect(await quoted()).toMatchObject({
      preservationRefresh: 1000,
      quote: { base: 55_000, gst: 2_750, qst: 5_486, total: 63_236 },
    });
    const booking = aRequest(larger(vip.clientId));
    const free = { orderNo: anOrderNo(), amount: '0.00', booking, key };
    expect(await preload(testApp.deps, aVisitor('one'), free)).toMatchObject({ refused: 'PRICE_DIFFERS' });
    const { orderNo } = await book(testApp, { booking: larger(vip.clientId), amount: difference });
    expect(await stored(testApp, orderNo)).toMatchObject({ base: 55_000, courtesy: 45_000, total: 63_236 });
    expect(await isUsed(vip)).toBe(true);
    expect(await quoted()).toHaveProperty('quote.base', 100_000);
  });

  it('is free where a smaller or an equal storefront is refreshed', async () => {
    const first = { coatingType: 'platinum', appointmentDate: '2025-10-14', selectedLayout: 'layout12' } as const;
    const vip = await book(testApp, { booking: first, amount: '8098.84' });
    const booking = { coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-16' } as const;
    const { orderNo } = await book(testApp, { booking, amount: '0.00' });
    expect(await stored(testApp, orderNo)).toMatchObject({ total: 0, courtesy: 45_000 });
  });

  it('is for the e-mail of the Platinum booking: another is told the standard price before paying', async () => {
    const vip = await platinum();
    const visitor = aVisitor('somebody');
    const orderNo = anOrderNo();
    const key = await orderKey(testApp, vip.orderNo);
    const asked = { orderNo, amount: difference, booking: aRequest(larger(vip.clientId)), key };
    expect(await preload(testApp.deps, visitor, asked)).toHaveProperty('ticket', `ticket-${orderNo}`);
    const save = (email: string) => saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer({ email }) });
    expect(await save('other@example.com')).toMatchObject({ refused: 'PRICE_DIFFERS', quote: { total: 114_975 } });
    expect(await save(aCustomer().email.toUpperCase())).toEqual({ saved: true });
  });

  it('is given back where somebody else paid it all the same', async () => {
    const vip = await platinum();
    const paying = await startPaying(testApp, {
      booking: larger(vip.clientId),
      amount: difference,
      customer: { email: 'other@example.com' },
    });
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await refunded(paying)).toBe(63_236);
    expect(await isUsed(vip)).toBe(false);
  });

  it('is taken by one of two who pay at the same moment, and the other has the money back', async () => {
    const vip = await platinum();
    const days = ['2025-10-16', '2025-10-20', '2025-10-21'];
    const all = [];
    for (const day of days)
      all.push(await startPaying(testApp, { booking: larger(vip.clientId, day), amount: difference }));
    for (const { ticket } of all) testApp.cards.approve(ticket);
    const answers = await Promise.all(all.map(({ submit }) => submit()));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(await countRows(testApp, 'refunds', `amount = 63236`)).toBe(2);
  });

  it('is back, with the money, when it is cancelled in time', async () => {
    const vip = await platinum();
    const { orderNo } = await book(testApp, { booking: larger(vip.clientId), amount: difference });
    await cancel({ orderNo });
    expect(await refunded({ orderNo })).toBe(63_236);
    expect(await isUsed(vip)).toBe(false);
  });

  it('keeps its whole list price, together with what was paid for it, when Platinum is cancelled', async () => {
    const vip = await platinum();
    const refresh = await book(testApp, { booking: larger(vip.clientId), amount: difference });
    testApp.time.now = new Date('2025-10-16T20:00:00Z');
    await mark(refresh, 'completed');
    await cancelAsOperator(vip, 'full');
    expect(63_236 + 574_875 - (await refunded(vip))).toBe(114_975);
  });

  it('is booked and offered by an operator at the same price', async () => {
    const vip = await platinum();
    const wish = { booking: aRequest(larger(vip.clientId)), total: cents(63_236) };
    expect(await sendPaymentLink(testApp.deps, owner, aLinkWish(wish))).toHaveProperty('expiresAt');
    const direct = { ...wish, booking: aRequest(larger(vip.clientId, '2025-10-20')) };
    const booked = await bookByOperator(testApp.deps, owner, anOperatorWish(direct));
    if (isRefusal(booked)) throw new Error(booked.refused);
    expect(await stored(testApp, booked.orderNo)).toMatchObject({ courtesy: 45_000, paymentMethod: 'cash' });
    expect(await isUsed(vip)).toBe(true);
  });
});

describe('a correction', () => {
  const correct = async ({ orderNo }: { orderNo: string }, storefront: typeof grand12) => {
    const shown = await previewStorefront(testApp.deps, { orderNo, storefront });
    if (isRefusal(shown)) throw new Error(shown.refused);
    const settlement = shown.difference === 0 ? 'none' : shown.difference < 0 ? 'refund' : 'leave';
    const wish = { orderNo, storefront, ...shown, settlement, reason: 'Agreed.', notify: false, by: owner } as const;
    expect(await correctStorefront(testApp.deps, wish)).toHaveProperty('version');
    return shown;
  };
  const little1 = { storefrontSize: 'little-storefront', selectedLayout: 'layout1' } as const;
  const alerts = (reason: string) =>
    countRows(testApp, 'outbox', `topic = 'operator.alert' and detail->>'reason' like '%${reason}%'`);

  it('of the free refresh to a larger storefront is priced like one that was booked as such', async () => {
    const vip = await platinum();
    const booking = { coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-16' } as const;
    const refresh = await book(testApp, { booking, amount: '0.00' });
    expect(await correct(refresh, grand12)).toMatchObject({ price: { total: 63_236 }, difference: 63_236 });
    expect(await stored(testApp, refresh.orderNo)).toMatchObject({ courtesy: 100_000, total: 0 });
  });

  it('of a larger one down gives the difference back, and never more', async () => {
    const vip = await platinum();
    const refresh = await book(testApp, { booking: larger(vip.clientId), amount: difference });
    const down = little1 as unknown as typeof grand12;
    expect(await correct(refresh, down)).toMatchObject({ price: { total: 0 }, difference: -63_236 });
    expect(await refunded(refresh)).toBe(63_236);
  });

  it('of the storefront that is coated is told where its free refresh is larger by then', async () => {
    const first = { coatingType: 'platinum', appointmentDate: '2025-10-14', ...grand12 } as const;
    const vip = await book(testApp, { booking: first, amount: '14465.00' });
    await book(testApp, { booking: larger(vip.clientId), amount: '0.00' });
    await correct(vip, little1 as unknown as typeof grand12);
    expect(await alerts('refresh-too-large')).toBe(1);
  });
});
