import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CorrectedStorefront, DifferenceSettlement } from '#domain/booking/storefront.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { issuedPaper } from '#server/modules/documents/issue.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { owner, paidBooking, staff } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { findBookingByOrder } from '../queries/bookings.ts';
import { correctStorefront } from './correct.ts';
import { previewStorefront } from './preview.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
beforeAll(() => {
  testApp.time.now = mondayMorning;
});

/** A booking of Full Preservation for a petite storefront with layout 1: 1815.00 before taxes, 2086.80 with them. */
async function sold() {
  // The season has fewer days than these tests have bookings.
  await testApp.pool.query('delete from day_claims');
  testApp.deps.calendar.claims.forget();
  const booking = await paidBooking(testApp);
  const { orderNo } = booking;
  const price = async (storefront: CorrectedStorefront) => {
    const shown = await previewStorefront(testApp.deps, { orderNo, storefront });
    if (isRefusal(shown)) throw new Error(shown.refused);
    return shown;
  };
  const correct = async (
    storefront: CorrectedStorefront,
    more: Partial<Parameters<typeof correctStorefront>[1]> & { settlement?: DifferenceSettlement } = {},
  ) => {
    const { version, difference } = await price(storefront);
    const settlement = difference === 0 ? 'none' : difference < 0 ? 'refund' : 'leave';
    const reason = settlement === 'leave' ? 'Agreed on the phone.' : null;
    const wish = { orderNo, version, storefront, difference, settlement, reason, notify: false, by: owner } as const;
    return correctStorefront(testApp.deps, { ...wish, ...more });
  };
  return { ...booking, price, correct };
}

const petite = (layout: number) =>
  ({ storefrontSize: 'little-storefront', selectedLayout: `layout${layout}` }) as CorrectedStorefront;
const moderne1: CorrectedStorefront = { storefrontSize: 'mid-storefront', selectedLayout: 'layout1' };
/** A door: 500.00 before taxes in every tier, 574.88 with them. */
const door = petite(13);
const toDoor = 208_680 - 57_488;

/** Where our own records of an order disagree. */
const differences = async (orderNo: string): Promise<string[]> => {
  const [order] = await recordsOf(testApp.db, [orderNo]);
  return order ? compareOrder(order, null, testApp.time.now).map(lineOf) : ['no records'];
};

describe('a storefront that is smaller than it was sold', () => {
  it('is looked over with the price, the taxes and the difference before anything is written', async () => {
    const { price, row } = await sold();
    const shown = await price(door);
    expect(shown).toEqual({
      version: 0,
      price: { base: 50_000, gst: 2_500, qst: 4_988, total: 57_488 },
      charged: 208_680,
      difference: -toDoor,
      atListPrice: true,
    });
    expect(await row()).toMatchObject({ selected_layout: 'layout1', version: 0 });
  });

  it('gives the difference back once, and booking, ledger and gateway agree afterwards', async () => {
    const { orderNo, correct, row, refunds } = await sold();
    expect(await correct(door)).toEqual({ version: 1 });
    expect(await row()).toMatchObject({
      ...{ selected_layout: 'layout13', glass_coverage: 'minimal', storefront_size: 'little-storefront' },
      ...{ total: 208_680, payment_status: 'paid', refund_status: null, version: 1 },
    });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds.filter((one) => one.orderNo === orderNo)).toMatchObject([
      { amount: toDoor, method: 'refund' },
    ]);
    expect(await refunds()).toEqual([{ reason: 'partial', amount: toDoor, state: 'done', method: 'refund' }]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is told in the story with who, when, before, after and the difference; so is it in the audit log', async () => {
    const { orderNo, bookingId, correct } = await sold();
    await correct(door);
    expect(await getBookingDetails(testApp.deps, orderNo)).toMatchObject({
      storefronts: [
        {
          at: mondayMorning.toISOString(),
          before: { storefrontSize: 'little-storefront', selectedLayout: 'layout1' },
          after: { storefrontSize: 'little-storefront', selectedLayout: 'layout13' },
          ...{ price: 57_488, difference: -toDoor, settlement: 'refund', reason: null },
        },
      ],
      money: { paid: 208_680, left: 57_488, underWay: toDoor },
    });
    expect(await auditEntriesIn(testApp, bookingId)).toMatchObject([
      {
        ...{ action: 'booking.storefront', by: owner.id },
        before: { layout: 'layout1', charged: '2086.80' },
        after: { layout: 'layout13', price: '574.88', settlement: 'refund' },
      },
    ]);
  });

  it('is told the client by a corrected confirmation and, once the money is back, by the mail of the difference', async () => {
    const { correct } = await sold();
    await sendMessages(testApp.deps);
    const before = testApp.mail.sent.length;
    await correct(door, { notify: true });
    await sendRefunds(testApp.deps);
    await sendMessages(testApp.deps);
    const [confirmation, refund, ...others] = testApp.mail.sent.slice(before);
    expect(others).toEqual([]);
    expect(confirmation?.text).toContain('Your storefront is corrected');
    expect(confirmation?.text).toContain('574.88');
    expect(refund?.text).toContain('Your storefront is corrected to Little Storefront, Layout 13');
    expect(refund?.text).not.toContain('your invoice stay');
  });

  it('leaves the money where it is when an owner says why, and cancelling gives back all that was paid', async () => {
    const { orderNo, correct, cancel, refunds } = await sold();
    const reason = 'The part went back last week.';
    expect(await correct(door, { settlement: 'leave', reason })).toEqual({ version: 1 });
    expect(await refunds()).toEqual([]);
    await cancel('full');
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([{ reason: 'cancellation', amount: 208_680, state: 'done' }]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('whose money was left is given the difference back by the same correction once more, and once', async () => {
    const { orderNo, correct, price, refunds } = await sold();
    await correct(door, { settlement: 'leave', reason: 'They wanted to think about it.' });
    expect(await price(door)).toMatchObject({ charged: 208_680, difference: -toDoor });
    expect(await correct(door)).toEqual({ version: 2 });
    expect(await price(door)).toMatchObject({ charged: 57_488, difference: 0 });
    expect(await correct(door)).toEqual({ version: 2 });
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([{ reason: 'partial', amount: toDoor, state: 'done' }]);
    expect(await differences(orderNo)).toEqual([]);
    const booking = await findBookingByOrder(testApp.db, orderNo);
    if (!booking) throw new Error('not booked');
    expect(await issuedPaper(testApp.deps, booking, `${orderNo}-C1`)).toMatchObject({
      amount: { base: 131_500, gst: 6_575, qst: 13_117, total: toDoor },
      corrected: { from: { selectedLayout: 'layout1' }, to: { selectedLayout: 'layout13' } },
    });
  });

  it('and whose visit is cancelled afterwards has the difference and then the rest given back, to the cent', async () => {
    const { orderNo, correct, cancel, refunds, row } = await sold();
    await correct(door);
    await cancel('full');
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([
      { reason: 'partial', amount: toDoor, state: 'done' },
      { reason: 'cancellation', amount: 57_488, state: 'done' },
    ]);
    expect(await row()).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refund_status: 'refunded' });
    expect(await differences(orderNo)).toEqual([]);
  });

  it('gives back no more than what is left of the payment', async () => {
    const { correct, part, refunds, row } = await sold();
    await part(200_000);
    expect(await correct(door)).toEqual({ refused: 'REFUND_TOO_MUCH', amount: '86.80' });
    expect(await refunds()).toHaveLength(1);
    expect(await row()).toMatchObject({ selected_layout: 'layout1', version: 1 });
  });
});

describe('a storefront that is larger than it was sold', () => {
  it('is corrected for nothing more when an owner says why; corrected back, nothing is given back', async () => {
    const { orderNo, correct, price, refunds } = await sold();
    expect(await price(moderne1)).toMatchObject({ price: { base: 264_000 }, difference: 303_534 - 208_680 });
    expect(await correct(moderne1)).toEqual({ version: 1 });
    expect(await price(petite(1))).toMatchObject({ difference: 0 });
    expect(await correct(petite(1))).toEqual({ version: 2 });
    expect(await refunds()).toEqual([]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is not corrected in silence, without a reason, or by giving money back', async () => {
    const { correct, row } = await sold();
    expect(await correct(moderne1, { settlement: 'none' })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await correct(moderne1, { reason: ' ' })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await correct(moderne1, { settlement: 'refund' })).toEqual({ refused: 'INVALID_INPUT' });
    expect(await correct(moderne1, { by: staff })).toEqual({ refused: 'OWNER_NEEDED' });
    expect(await row()).toMatchObject({ storefront_size: 'little-storefront', version: 0 });
  });

  it('after one that gave money back has the difference to what is charged since', async () => {
    const { correct, price } = await sold();
    await correct(door);
    expect(await price(petite(1))).toMatchObject({ charged: 57_488, difference: toDoor });
    expect(await price(moderne1)).toMatchObject({ charged: 57_488, price: { base: 264_000 } });
  });
});

describe('of a correction', () => {
  it('a price that an owner set keeps its distance from the list, and what was free stays free', async () => {
    const own = await sold();
    await testApp.pool.query(
      `update bookings set base = 100000, gst = 5000, qst = 9975, total = 114975 where order_no = '${own.orderNo}'`,
    );
    expect(await own.price(moderne1)).toMatchObject({ price: { base: 182_500 }, atListPrice: false });
    const gift = await sold();
    await testApp.pool.query(
      `update bookings set base = 0, gst = 0, qst = 0, total = 0, payment_method = 'gift' where order_no = '${gift.orderNo}'`,
    );
    expect(await gift.correct(moderne1, { by: staff })).toEqual({ version: 1 });
  });

  it('staff makes one where the price stays the same, and says nothing of money', async () => {
    const { correct, row, mails } = await sold();
    expect(await correct(door, { by: staff })).toEqual({ refused: 'OWNER_NEEDED' });
    await testApp.pool.query(`update bookings set selected_layout = 'layout13', base = 50000, gst = 2500, qst = 4988,
      total = 57488 where id = '${(await row()).id}'`);
    const midDoor = { ...door, storefrontSize: 'mid-storefront' } as const;
    expect(await correct(midDoor, { by: staff })).toEqual({ version: 1 });
    expect(await row()).toMatchObject({ storefront_size: 'mid-storefront' });
    expect(await mails()).toEqual([]);
  });

  it('two at once write one, what is the same writes nothing, and a price that changed meanwhile is refused', async () => {
    const { bookingId, orderNo, correct, refunds, price } = await sold();
    const seen = await price(door);
    const stale = await correct(door, { difference: cents(-1) });
    expect(stale).toMatchObject({ refused: 'PRICE_DIFFERS', quote: seen.price });
    const both = await Promise.all([correct(door, { version: 0 }), correct(petite(3), { version: 0 })]);
    expect(both.filter(isRefusal)).toEqual([{ refused: 'BOOKING_CHANGED' }]);
    const { selectedLayout } = await stored(testApp, orderNo);
    expect(await correct(selectedLayout === 'layout13' ? door : petite(3))).toEqual({ version: 1 });
    expect(await auditEntriesIn(testApp, bookingId)).toHaveLength(1);
    expect((await refunds()).length).toBe(selectedLayout === 'layout13' ? 1 : 0);
  });

  it('there is none once the visit is cancelled or done', async () => {
    const { correct, cancel } = await sold();
    await cancel('none');
    expect(await correct(door)).toEqual({ refused: 'ALREADY_CANCELLED' });
    const done = await sold();
    await testApp.pool.query(`update bookings set status = 'completed' where order_no = '${done.orderNo}'`);
    expect(await done.correct(door)).toEqual({ refused: 'VISIT_OVER' });
  });

  it('over the wire a stranger sees and does nothing, staff sees the price, and what is no storefront is refused', async () => {
    const { orderNo, row } = await sold();
    const url = `/api/admin/bookings/${orderNo}/storefront`;
    const ask = async (query: string, cookie: string) => app.inject({ url: `${url}?${query}`, headers: { cookie } });
    const cookie = await signIn('staff');
    const asked = 'storefrontSize=little-storefront&selectedLayout=layout13';
    expect((await ask(asked, '')).statusCode).toBe(401);
    expect((await ask(asked, cookie)).json()).toMatchObject({ difference: -toDoor });
    expect((await ask('storefrontSize=hotel&selectedLayout=layout13', cookie)).statusCode).toBe(400);
    const send = async (more: object, whose: string) => {
      const wish = { version: 0, ...door, difference: -toDoor, settlement: 'refund', notify: false, ...more };
      return (await app.inject({ method: 'POST', url, payload: wish, headers: { cookie: whose } })).statusCode;
    };
    expect(await send({}, '')).toBe(401);
    expect(await send({}, cookie)).toBe(403);
    expect(await send({ selectedLayout: 'layout99' }, cookie)).toBe(400);
    expect(await row()).toMatchObject({ version: 0 });
    const owners = await signIn('owner');
    expect(await send({ difference: -1 }, owners)).toBe(422);
    expect(await send({}, owners)).toBe(200);
    expect(await send({}, owners)).toBe(409);
  });
});
