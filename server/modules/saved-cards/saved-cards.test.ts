import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents, toDecimal } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { correctOwnContact } from '#server/modules/bookings/correct-contact.ts';
import { keepCard, readCheckoutCard } from '#server/modules/checkout/card/keep-card.ts';
import { openCharge } from '#server/modules/checkout/charge/open.ts';
import { readCharge } from '#server/modules/checkout/charge/read.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, staff } from '#tests/builders/money.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { forgetByLink, forgetByOperator, readSavedCard } from './forget.ts';
import { seal, unseal } from './seal.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const visa = { brand: 'visa', last4: '4242', expires: '1229' } as const;
const inVault = { ...visa, dataKey: 'vault-key-1', issuerId: 'issuer-1' };
const { email } = aCustomer();

/** Somebody pays for the ninth, and ticks the box or not. */
async function paid({ keep = true, card = inVault } = {}) {
  const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-09' } });
  const { orderNo, visitor, ticket, submit } = paying;
  if (keep) await keepCard(testApp.deps, visitor, { orderNo, keep });
  testApp.cards.approve(ticket, { savedCard: card });
  return { orderNo, submit };
}

/** The form that a payment link opens, and what the gateway was asked to offer in it. */
async function formOf(token: string) {
  const [orderNo, visitor] = [anOrderNo(testApp.time.now), aVisitor('by-link')];
  const booking = { ...aRequest(), paymentLink: token };
  const loaded = await preload(testApp.deps, visitor, { orderNo, amount: totals.complete, booking });
  if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
  const told = await readCheckoutCard(testApp.deps, visitor, { orderNo });
  return { savedCard: loaded.savedCard, asked: testApp.cards.tickets.get(loaded.ticket)?.savedCard, told };
}
/** What the gateway is asked to offer in the form of a charge. */
async function formOfCharge(chargeId: string) {
  later(testApp, 1);
  const token = linkToken(testApp.deps.appSecret, chargeId);
  const charge = await readCharge(testApp.deps, { token });
  if (isRefusal(charge)) throw new Error(charge.refused);
  const asked = { token, orderNo: anOrderNo(testApp.time.now), amount: toDecimal(cents(charge.quote.total)) };
  const opened = await openCharge(testApp.deps, aVisitor('by-charge'), asked);
  if (isRefusal(opened) || opened.ticket === null) throw new Error(JSON.stringify(opened));
  return testApp.cards.tickets.get(opened.ticket)?.savedCard?.dataKey;
}
const kept = () => countRows(testApp, 'saved_cards');

describe('a card', () => {
  it('is kept only if its payer ticked the box, sealed, and by whichever way the payment is booked', async () => {
    const { submit } = await paid({ keep: false });
    await submit();
    expect(await kept()).toBe(0);
    const later = await startPaying(testApp, { booking: { appointmentDate: '2025-10-13' } });
    await keepCard(testApp.deps, later.visitor, { orderNo: later.orderNo, keep: true });
    testApp.cards.approve(later.ticket, { savedCard: inVault });
    await recoverAllCheckouts(testApp.deps);
    const { rows } = await testApp.pool.query(`select t::text as text, sealed from saved_cards t`);
    expect(rows).toHaveLength(1);
    expect(rows[0].text).not.toContain(inVault.dataKey);
    expect(unseal(rows[0].sealed, testApp.deps)).toEqual({ dataKey: 'vault-key-1', issuerId: 'issuer-1' });
  });

  it('is not kept by a box that was unticked again, or by somebody else’s tick', async () => {
    const { orderNo, visitor, ticket, submit } = await startPaying(testApp);
    await keepCard(testApp.deps, visitor, { orderNo, keep: true });
    await keepCard(testApp.deps, visitor, { orderNo, keep: false });
    const stranger = { hash: 'stranger' };
    expect(await keepCard(testApp.deps, stranger, { orderNo, keep: true })).toEqual({ refused: 'CHECKOUT_NOT_FOUND' });
    testApp.cards.approve(ticket, { savedCard: inVault });
    await submit();
    expect(await kept()).toBe(0);
  });

  it('takes the place of the one that the mailbox kept before', async () => {
    await (await paid()).submit();
    const other = await startPaying(testApp, { booking: { appointmentDate: '2025-10-13' } });
    await keepCard(testApp.deps, other.visitor, { orderNo: other.orderNo, keep: true });
    testApp.cards.approve(other.ticket, { savedCard: { ...inVault, last4: '0005', brand: 'amex' } });
    await other.submit();
    const link = { orderNo: other.orderNo, key: await orderKey(testApp, other.orderNo) };
    expect(await readSavedCard(testApp.deps, link)).toEqual({ savedCard: { ...visa, last4: '0005', brand: 'amex' } });
    expect(await kept()).toBe(1);
  });
});

describe('a kept card', () => {
  it('is offered in the form of a payment link that was sent to its mailbox, and to nobody else', async () => {
    await (await paid()).submit();
    const { token } = await sentLink(testApp);
    expect(await formOf(token)).toEqual({
      savedCard: visa,
      asked: { dataKey: 'vault-key-1', issuerId: 'issuer-1' },
      told: { keep: false, savedCard: visa, gone: null },
    });
    const stranger = await sentLink(testApp, {
      booking: aRequest({ appointmentDate: '2025-10-16' }),
      customer: aCustomer({ email: 'somebody.else@example.com' }),
    });
    expect(await formOf(stranger.token)).toMatchObject({ savedCard: null, asked: undefined });
    const visitor = await startPaying(testApp, { booking: { appointmentDate: '2025-10-20' } });
    expect(testApp.cards.tickets.get(visitor.ticket)?.savedCard).toBeUndefined();
  });

  it('is offered in the form of a charge, while its link went to no other mailbox and no other address waits', async () => {
    const { orderNo, submit } = await paid();
    await submit();
    const chargeId = '00000000-0000-4000-8000-000000000001';
    const extra = { base: cents(10_000), reason: 'A second door', way: 'link', reference: null } as const;
    const { version } = await stored(testApp, orderNo);
    await chargeExtra(testApp.deps, { ...extra, chargeId, orderNo, version, by: owner });
    expect(await formOfCharge(chargeId)).toBe('vault-key-1');

    const key = await orderKey(testApp, orderNo);
    const names = (address: string) => correctOwnContact(testApp.deps, { orderNo, key, contact: { email: address } });
    await names('somebody.else@example.com');
    expect(await formOfCharge(chargeId)).toBeUndefined();
    await names(email);
    expect(await formOfCharge(chargeId)).toBe('vault-key-1');
    await testApp.pool.query(`update bookings set email = 'somebody.else@example.com'`);
    expect(await formOfCharge(chargeId)).toBeUndefined();
    expect(await kept()).toBe(1);
  });

  it('is offered to who comes by the link of the visit that is refreshed, until another address waits', async () => {
    const { orderNo, submit } = await paid();
    await submit();
    await testApp.pool.query(`update bookings set status = 'completed' where order_no = $1`, [orderNo]);
    const refresh = (appointmentDate: string, key?: string) =>
      startPaying(testApp, {
        booking: { coatingType: 'refresh', clientId: orderNo, appointmentDate },
        amount: totals.refresh,
        key,
      });
    const offered = async (paying: ReturnType<typeof refresh>) =>
      testApp.cards.tickets.get((await paying).ticket)?.savedCard?.dataKey;
    const key = await orderKey(testApp, orderNo);
    expect(await offered(refresh('2025-10-20', key))).toBe('vault-key-1');
    expect(await offered(refresh('2025-10-21'))).toBeUndefined();
    expect(await offered(refresh('2025-10-23', 'no such key'))).toBeUndefined();
  });

  it('that the gateway does not know any more is forgotten, told of, and replaced by an ordinary form', async () => {
    await (await paid()).submit();
    const { token } = await sentLink(testApp);
    testApp.cards.refuseNextTicket({ ok: false, reason: 'card-refused', detail: 'data_key is not known' });
    expect(await formOf(token)).toEqual({
      savedCard: null,
      asked: undefined,
      told: { keep: false, savedCard: null, gone: visa },
    });
    expect(await kept()).toBe(0);
  });

  it.each([
    ['that expired', `update saved_cards set expires = '0925'`],
    ['of another store', `update saved_cards set store = 'qa:other'`],
    ['sealed under another secret', `update saved_cards set sealed = 'AAAA'`],
  ])('%s is the same, and the gateway is not asked for it', async (_what, change) => {
    await (await paid()).submit();
    await testApp.pool.query(change);
    const { token } = await sentLink(testApp);
    expect(await formOf(token)).toMatchObject({ savedCard: null, asked: undefined, told: { savedCard: null } });
    expect(await kept()).toBe(0);
  });

  it('is forgotten by its client, by an operator, with the person, and when its time is over', async () => {
    const { orderNo, submit } = await paid();
    await submit();
    const { rows } = await testApp.pool.query(`select * from saved_cards`);
    const [{ id, ...card }] = rows;
    const again = () =>
      testApp.pool.query(
        `insert into saved_cards (${Object.keys(card)}) values (${Object.keys(card).map((_, at) => `$${at + 1}`)})`,
        Object.values(card),
      );
    const link = { orderNo, key: await orderKey(testApp, orderNo) };
    expect(await readSavedCard(testApp.deps, link)).toEqual({ savedCard: visa });
    expect(await forgetByLink(testApp.deps, { orderNo, key: 'wrong' })).toMatchObject({ refused: expect.any(String) });
    expect(await kept()).toBe(1);
    expect([await forgetByLink(testApp.deps, link), await forgetByLink(testApp.deps, link)]).toEqual([null, null]);
    expect([await kept(), await readSavedCard(testApp.deps, link)]).toEqual([0, { savedCard: null }]);

    await again();
    await forgetByOperator(testApp.deps, { orderNo, by: staff });
    expect(await kept()).toBe(0);
    expect(await countRows(testApp, 'audit_log', `action = 'card.forgotten'`)).toBe(1);

    await again();
    later(testApp, 60 * 24 * 30);
    const given = await exportPersonalData(testApp.deps, { email, by: null });
    expect(given.saved_cards).toEqual([expect.objectContaining({ last4: '4242' })]);
    expect(JSON.stringify(given.saved_cards)).not.toContain(card.sealed);
    await testApp.pool.query(`update bookings set status = 'completed'`);
    expect(await erasePersonalData(testApp.deps, { email, by: null })).toMatchObject({ erased: { saved_cards: 1 } });

    await again();
    await purgeAll(testApp.deps);
    expect(await kept()).toBe(0);
  });
});

describe('what a card is charged by', () => {
  const token = { dataKey: 'k', issuerId: 'i' };
  const former = { appSecret: 'former'.repeat(6) };

  it('is sealed anew each time, and opens under the present secret and the former one alone', () => {
    const sealed = seal(token, former);
    expect(seal(token, former)).not.toBe(sealed);
    const appSecret = 'present'.repeat(6);
    expect(unseal(sealed, { appSecret, previousAppSecret: former.appSecret })).toEqual(token);
    expect(unseal(sealed, { appSecret, previousAppSecret: null })).toBeNull();
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, { ...former, previousAppSecret: null })).toBeNull();
  });
});
