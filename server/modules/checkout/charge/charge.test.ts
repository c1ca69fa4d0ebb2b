import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChargeWay } from '#domain/booking/charge.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { takeBackCancellation } from '#server/modules/bookings/cancel/take-back.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { receiveCharge, sendChargeAgain, withdrawCharge } from '#server/modules/bookings/charges/decide.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { issuedPaper } from '#server/modules/documents/issue.ts';
import { resendMessage } from '#server/modules/messages/resend.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { readTaxes } from '#server/modules/reports/taxes.ts';
import { owner, paidBooking } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import { anOrderNo, aVisitor, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { confirmCharge } from '../confirm.ts';
import { endCharges } from '../operator/end-links.ts';
import { recoverCheckouts } from '../recover.ts';
import { openCharge } from './open.ts';
import { readCharge } from './read.ts';

const testApp = await openTestApp({ sandbox: false });
afterAll(() => testApp.close());
let serial = 0;
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from day_claims');
  testApp.deps.calendar.claims.forget();
});

const moderne = { storefrontSize: 'mid-storefront', selectedLayout: 'layout1' } as const;
const difference = 303_534 - 208_680;
const nextId = (): string => {
  serial += 1;
  return `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`;
};

/** A booking of 2086.80, of a storefront whose larger one costs 948.54 more. */
async function sold() {
  const booking = await paidBooking(testApp);
  const { orderNo } = booking;
  const version = async () => (await stored(testApp, orderNo)).version;
  const ask = async (way: ChargeWay = 'link') => {
    const chargeId = nextId();
    const shown = await previewStorefront(testApp.deps, { orderNo, storefront: moderne });
    if (isRefusal(shown)) throw new Error(shown.refused);
    const corrected = await correctStorefront(testApp.deps, {
      ...{ orderNo, version: shown.version, storefront: moderne, difference: shown.difference },
      ...{ settlement: 'charge', charge: { chargeId, way, reference: null }, reason: null, notify: false, by: owner },
    });
    return { chargeId, corrected };
  };
  const extra = async (more: { way?: ChargeWay; base?: number } = {}) => {
    const chargeId = nextId();
    const wish = { way: more.way ?? 'cash', base: cents(more.base ?? 10_000), reason: 'A second door' } as const;
    const given = { ...wish, orderNo, version: await version(), chargeId, reference: null, by: owner };
    return { chargeId, asked: await chargeExtra(testApp.deps, given), again: () => chargeExtra(testApp.deps, given) };
  };
  const details = async () => {
    const shown = await getBookingDetails(testApp.deps, orderNo);
    if (isRefusal(shown)) throw new Error(shown.refused);
    return shown;
  };
  return { ...booking, version, ask, extra, details };
}

/** A client at the card form of a charge. */
async function atTheForm(chargeId: string) {
  const token = linkToken(testApp.deps.appSecret, chargeId);
  const shown = await readCharge(testApp.deps, { token });
  if (isRefusal(shown)) throw new Error(shown.refused);
  testApp.time.now = new Date(testApp.time.now.getTime() + 1000);
  const [orderNo, visitor] = [anOrderNo(testApp.time.now), aVisitor(chargeId)];
  const opened = await openCharge(testApp.deps, visitor, {
    token,
    orderNo,
    amount: (shown.quote.total / 100).toFixed(2),
  });
  if (isRefusal(opened) || opened.ticket === null) return { refused: isRefusal(opened) ? opened.refused : 'free' };
  const { ticket } = opened;
  return {
    refused: null,
    orderNo,
    pay: () => testApp.cards.approve(ticket),
    submit: () => confirmCharge(testApp.deps, visitor, { orderNo, ticket }),
  };
}

async function paying(chargeId: string) {
  const form = await atTheForm(chargeId);
  if (form.refused !== null) throw new Error(form.refused);
  return form;
}

/** What the check of ledger, gateway and bookings finds. */
async function differences(): Promise<string[]> {
  const lines: string[] = [];
  const report = (found: Parameters<typeof lineOf>[0]) => void lines.push(lineOf(found));
  await checkLedger({ ...testApp.deps, gatewayBooks: gatewayBooks(testApp.deps.cards) }, { since: null, report });
  return lines.filter((line) => !line.includes('in flight') && !/crew|booking-without-crew/.test(line));
}

const mailsSince = async (before: number) => {
  await sendMessages(testApp.deps);
  return testApp.mail.sent.slice(before);
};

describe('the difference of a larger storefront', () => {
  it('is paid by the link of its mail, on the same booking: account, papers, story and checks agree', async () => {
    const { orderNo, ask, details } = await sold();
    await sendMessages(testApp.deps);
    const before = testApp.mail.sent.length;
    const { chargeId } = await ask();
    const [asked] = await mailsSince(before);
    expect(asked?.text).toContain(`/payment/charge?token=${linkToken(testApp.deps.appSecret, chargeId)}`);
    expect(asked?.text).toContain('948.54');
    expect(await details()).toMatchObject({ charges: [{ state: 'asked', way: 'link', total: difference }] });
    const form = await paying(chargeId);
    form.pay();
    expect(await form.submit()).toMatchObject({ orderNo });
    expect(await form.submit()).toMatchObject({ orderNo });
    expect(await details()).toMatchObject({
      charges: [{ state: 'paid', paid: { method: 'card' } }],
      money: { paid: 303_534, left: 303_534 },
      papers: [{ number: orderNo }, { number: `${orderNo}-S1`, kind: 'supplement', amount: 948.54 }],
    });
    const booking = await stored(testApp, orderNo);
    expect(await issuedPaper(testApp.deps, booking, `${orderNo}-S1`)).toMatchObject({
      corrected: { to: moderne },
      charged: { amount: { base: 82_500, gst: 4_125, qst: 8_229, total: difference }, payment: { method: 'card' } },
    });
    const [, paid] = await mailsSince(before);
    expect(paid?.attachments?.map(({ filename }) => filename).join()).toContain(`${orderNo}-S1`);
    const { rows } = await testApp.pool.query(
      `select id from outbox where topic = 'mail.charge-paid' and subject = $1`,
      [booking.id],
    );
    await resendMessage(testApp.deps, { id: rows[0].id });
    const [, , resent] = await mailsSince(before);
    expect(resent?.attachments).toEqual(paid?.attachments);
    expect(await differences()).toEqual([]);
    // Corrected once more, nothing is due.
    expect(await previewStorefront(testApp.deps, { orderNo, storefront: moderne })).toMatchObject({ difference: 0 });
  });

  it('is paid in cash at once, and asked for once at a time', async () => {
    const { orderNo, ask, extra, details } = await sold();
    await ask('cash');
    expect(await details()).toMatchObject({ money: { paid: 303_534 }, charges: [{ paid: { method: 'cash' } }] });
    const { again, asked } = await extra({ way: 'link' });
    expect(asked).toMatchObject({ version: expect.any(Number) });
    expect(await again()).toEqual(asked);
    expect((await extra()).asked).toEqual({ refused: 'CHARGE_OPEN' });
    expect(await previewStorefront(testApp.deps, { orderNo, storefront: moderne })).toMatchObject({ difference: 0 });
    expect(await differences()).toEqual([]);
  });

  it('that is paid with a closed tab is found by recovery', async () => {
    const { ask, details } = await sold();
    const form = await paying((await ask()).chargeId);
    form.pay();
    later(testApp, 5);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1, refunded: 0 });
    expect(await details()).toMatchObject({ money: { paid: 303_534 } });
    expect(await differences()).toEqual([]);
  });
});

describe('a payment of a charge', () => {
  it.each<[string, (about: Awaited<ReturnType<typeof sold>>, id: string) => Promise<unknown>]>([
    [
      'that was withdrawn',
      async (about, id) =>
        withdrawCharge(testApp.deps, { orderNo: about.orderNo, version: await about.version(), id, by: owner }),
    ],
    ['whose booking was cancelled', (about) => about.cancel('none', { mistake: true })],
    [
      'that was paid in cash meanwhile',
      async (about, id) =>
        receiveCharge(testApp.deps, {
          ...{ orderNo: about.orderNo, version: await about.version(), id, by: owner },
          ...{ method: 'cash', reference: null },
        }),
    ],
    [
      'that had expired',
      () =>
        testApp.pool.query(
          `update booking_charges set expires_at = '2025-10-01' where paid_at is null and withdrawn_at is null`,
        ),
    ],
  ])('%s goes back', async (_what, meanwhile) => {
    const about = await sold();
    const { chargeId } = await about.extra({ way: 'link' });
    const form = await paying(chargeId);
    await meanwhile(about, chargeId);
    const ticket = `ticket-${form.orderNo}`;
    testApp.cards.approve(ticket, { approvedAt: testApp.time.now });
    expect(await form.submit()).toMatchObject({ refused: 'PAID_NOT_BOOKED' });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds.filter((one) => one.orderNo === form.orderNo)).toMatchObject([{ amount: 11_498 }]);
    const before = testApp.mail.sent.length;
    const texts = (await mailsSince(before)).map(({ text }) => text).join();
    expect(texts).toContain('Your booking is as it was before');
    expect(texts).not.toContain('no visit could be booked');
    expect(await differences()).toEqual([]);
  });
});

describe('the money of a booking with charges', () => {
  it('goes back from the newest payment first, each as it came, to the last cent', async () => {
    const { orderNo, ask, extra, part, details, bookingId } = await sold();
    const form = await paying((await ask()).chargeId);
    form.pay();
    await form.submit();
    await extra();
    await part(21_498);
    await sendRefunds(testApp.deps);
    const rows = await testApp.pool.query(
      'select order_no, amount, by_hand, credit_no from refunds where booking_id = $1 order by id',
      [bookingId],
    );
    expect(rows.rows).toEqual([
      { order_no: `${orderNo}-S2`, amount: 11_498, by_hand: true, credit_no: 1 },
      { order_no: form.orderNo, amount: 10_000, by_hand: false, credit_no: 2 },
    ]);
    expect(await details()).toMatchObject({ money: { paid: 315_032, left: 293_534 } });
    expect(await differences()).toEqual([]);
  });

  it('goes back whole when the visit is cancelled in time; taken back, nothing does', async () => {
    const { orderNo, ask, cancel, row, version, details } = await sold();
    const form = await paying((await ask()).chargeId);
    form.pay();
    await form.submit();
    await cancel('full', { mistake: true });
    expect(await takeBackCancellation(testApp.deps, owner, { orderNo, version: await version() })).toHaveProperty(
      'version',
    );
    expect(await differences()).toEqual([]);
    await cancel('full');
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds.filter((one) => [orderNo, form.orderNo].includes(one.orderNo))).toMatchObject([
      { orderNo: form.orderNo, amount: difference },
      { orderNo, amount: 208_680 },
    ]);
    expect(await row()).toMatchObject({ payment_status: 'refunded', refund_status: 'refunded' });
    expect(await details()).toMatchObject({ money: { left: 0, underWay: 0 } });
    expect(await differences()).toEqual([]);
  });

  it('is taxed in the quarter in which it was charged', async () => {
    const before = (await readTaxes(testApp.deps, { year: 2025 })).quarters[3]?.sold.base ?? 0;
    await (await sold()).extra();
    expect((await readTaxes(testApp.deps, { year: 2025 })).quarters[3]?.sold.base).toBe(before + 181_500 + 10_000);
  });
});

it('a link that ended unpaid is told once, and may be sent again', async () => {
  const { orderNo, version, extra } = await sold();
  const { chargeId } = await extra({ way: 'link' });
  later(testApp, 8 * 24 * 60);
  await endCharges(testApp.deps);
  await endCharges(testApp.deps);
  const told = () => countRows(testApp, 'outbox', `subject = 'charge:${chargeId}' and topic = 'operator.alert'`);
  expect(await told()).toBe(1);
  expect(await atTheForm(chargeId)).toEqual({ refused: 'PAYMENT_LINK_ENDED' });
  await sendChargeAgain(testApp.deps, { orderNo, version: await version(), id: chargeId, by: owner });
  expect(await atTheForm(chargeId)).toMatchObject({ refused: null });
});
