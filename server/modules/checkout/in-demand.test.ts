import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { networkHashes } from '#server/http/client-address.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { anOperatorWish, sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { solved } from '#tests/builders/browser/proof.ts';
import { owner } from '#tests/builders/money.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  countRows,
  later,
  openTestApp,
  preloadWithProof,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { bookByOperator } from './operator/book.ts';
import { preload } from './preload.ts';
import { quotePrices } from './quote.ts';
import { recoverCheckouts } from './recover.ts';
import { saveCustomer } from './save-customer.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp({ limits: true });
});
afterEach(() => testApp.close());

/** The open days of the season at its first morning. */
const days = ['07', '09', '13', '14', '16', '20', '21', '23', '27', '28', '30'].map((day) => `2025-10-${day}`);
const [first = '', second = '', third = '', fourth = ''] = days;

let visitors = 0;
const at = (ip: string, name = `visitor-${visitors++}`) =>
  aVisitor(name, { ip, addressHash: ip, networks: networkHashes('secret', ip) });
const stranger = () => at(`${11 + (visitors % 200)}.51.100.7`);
const asked = (appointmentDate: string) => ({
  orderNo: anOrderNo(),
  amount: totals.complete,
  booking: aRequest({ appointmentDate }),
});
const ask = async (visitor: ReturnType<typeof at>, date: string) => {
  const outcome = await preloadWithProof(testApp.deps, visitor, asked(date));
  testApp.forget(); // the days are counted once in a second
  return outcome;
};
const publicly = () => listBookedDates(testApp.deps, { hash: null });

type Paying = Awaited<ReturnType<typeof startPaying>>;

/** Visitors of unrelated networks hold days, and nobody pays. */
async function held(date: string, ...more: string[]) {
  const holds = async (appointmentDate: string) => {
    const checkout = await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate }, named: false });
    testApp.forget();
    return checkout;
  };
  const checkouts: [Paying, ...Paying[]] = [await holds(date)];
  for (const one of more) checkouts.push(await holds(one));
  return checkouts;
}

describe('days are in demand', () => {
  it('when unpaid checkouts hold three of the next five open days: they are free again, and marked', async () => {
    await held(first, second);
    expect(await publicly()).toMatchObject({ bookedDates: [first, second], firstDate: third });
    await held(third);
    expect(await publicly()).toMatchObject({ bookedDates: [], inDemand: [first, second, third], firstDate: first });
  });

  it('and not any more once their time is over', async () => {
    await held(first, second, third);
    later(testApp, 11);
    testApp.forget();
    expect(await publicly()).not.toHaveProperty('inDemand');
  });

  it('not by bookings, which are sold for good', async () => {
    for (const [index, checkout] of (await held(first, second, third)).entries()) {
      await saveCustomer(testApp.deps, checkout.visitor, { orderNo: checkout.orderNo, customer: aCustomer() });
      testApp.cards.approve(checkout.ticket);
      expect(await checkout.submit(), `the ${index}.`).toHaveProperty('clientId');
    }
    testApp.forget();
    expect(await publicly()).toMatchObject({ bookedDates: [first, second, third], firstDate: fourth });
    expect(await publicly()).not.toHaveProperty('inDemand');
  });

  it('never where limits are off', async () => {
    testApp.deps.limits = false;
    await held(first, second, third);
    expect(await publicly()).toMatchObject({ bookedDates: [first, second, third] });
    expect(await preload(testApp.deps, stranger(), asked(first))).toEqual({ refused: 'DATE_TAKEN' });
    expect(await preload(testApp.deps, stranger(), asked(fourth))).toHaveProperty('ticket');
  });
});

describe('while days are in demand', () => {
  it('a browser has to compute something first, once for each checkout', async () => {
    await held(first, second, third);
    const visitor = stranger();
    const refused = await preload(testApp.deps, visitor, asked(fourth));
    if (!isRefusal(refused) || refused.refused !== 'PROOF_NEEDED' || !refused.challenge)
      throw new Error('no challenge');
    const proof = await solved(refused.challenge);
    expect(await preload(testApp.deps, visitor, { ...asked(fourth), proof })).toMatchObject({ inDemand: true });
    for (const again of [visitor, stranger()])
      expect(await preload(testApp.deps, again, { ...asked(fourth), proof })).toHaveProperty('refused', 'PROOF_NEEDED');
  });

  it('a proof that is old, foreign, changed or unsolved is none', async () => {
    await held(first, second, third);
    const refused = await preload(testApp.deps, stranger(), asked(fourth));
    if (!isRefusal(refused) || refused.refused !== 'PROOF_NEEDED' || !refused.challenge)
      throw new Error('no challenge');
    const { challenge } = refused;
    const proof = await solved(challenge);
    const { parameters } = challenge;
    const longer = { ...challenge, parameters: { ...parameters, data: { goodUntil: parameters.data.goodUntil + 1 } } };
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const unsolved = written({ challenge, solution: { counter: -1, derivedKey: '' } });
    for (const wrong of ['', 'x', written(null), written({}), unsolved, await solved(longer), 'A'.repeat(9_000)])
      expect(await preload(testApp.deps, stranger(), { ...asked(fourth), proof: wrong })).toHaveProperty(
        'refused',
        'PROOF_NEEDED',
      );
    later(testApp, 5);
    testApp.forget();
    expect(await preload(testApp.deps, stranger(), { ...asked(fourth), proof })).toHaveProperty(
      'refused',
      'PROOF_NEEDED',
    );
  });

  it('others go to pay for the same day, and are told so', async () => {
    await held(first, second, third);
    expect(await ask(stranger(), first)).toMatchObject({ ticket: expect.any(String), inDemand: true });
    expect(await countRows(testApp, 'day_claims', `service_date = '${first}'`)).toBe(1);
  });

  it('who pays first has the day, and who is late is refunded at once', async () => {
    const [early] = await held(first, second, third);
    const late = await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } });
    for (const { ticket } of [early, late]) testApp.cards.approve(ticket);
    expect(await late.submit()).toHaveProperty('clientId');
    expect(await early.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(testApp, 'bookings', `appointment_date = '${first}'`)).toBe(1);
    expect(await countRows(testApp, 'refunds', `order_no = '${early.orderNo}'`)).toBe(1);
    testApp.forget();
    expect(await publicly()).toMatchObject({ bookedDates: [first, second, third] });
  });

  it('a day is sold once to twenty who pay at the same moment, and nineteen get their money back', async () => {
    await held(second, third, fourth);
    const paying = [];
    for (let n = 0; n < 20; n++)
      paying.push(await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } }));
    for (const { ticket } of paying) testApp.cards.approve(ticket);
    const outcomes = await Promise.all(paying.map(({ submit }) => submit()));
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    expect(await countRows(testApp, 'bookings', `appointment_date = '${first}'`)).toBe(1);
    expect(await countRows(testApp, 'refunds')).toBe(19);
  });

  it('a payment in flight when somebody else pays first is refunded by recovery as well', async () => {
    const [early] = await held(first, second, third);
    const { orderNo, visitor } = early;
    await saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer() });
    const late = await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } });
    testApp.cards.approve(late.ticket);
    expect(await late.submit()).toHaveProperty('clientId');
    testApp.cards.approve(early.ticket);
    later(testApp, 2);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ refunded: 1 });
    expect(await countRows(testApp, 'refunds', `order_no = '${early.orderNo}'`)).toBe(1);
  });

  it('who was let go to pay has the day also when days are not in demand any more', async () => {
    const [early] = await held(first, second, third);
    await saveCustomer(testApp.deps, early.visitor, { orderNo: early.orderNo, customer: aCustomer() });
    const late = await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } });
    later(testApp, 11);
    testApp.forget();
    await recoverCheckouts(testApp.deps);
    expect(await publicly()).not.toHaveProperty('inDemand');
    testApp.cards.approve(late.ticket);
    expect(await late.submit()).toHaveProperty('clientId');
  });

  it('a day that somebody holds later, when it keeps others out again, is theirs', async () => {
    await held(first, second, third);
    const late = await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } });
    later(testApp, 11);
    testApp.forget();
    await recoverCheckouts(testApp.deps);
    const [next] = await held(first);
    for (const { ticket } of [late, next]) testApp.cards.approve(ticket);
    expect(await late.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await next.submit()).toHaveProperty('clientId');
  });

  it('a visitor keeps the day in two tabs, and is not in their own way', async () => {
    const [own] = await held(first, second, third);
    expect(await ask(own.visitor, first)).toMatchObject({ ticket: expect.any(String) });
    expect(await ask(own.visitor, fourth)).toMatchObject({ ticket: expect.any(String) });
    expect(await countRows(testApp, 'day_claims', `service_date = '${first}'`)).toBe(0);
    expect(await countRows(testApp, 'day_claims', `service_date = '${fourth}'`)).toBe(1);
  });

  it('giving a name lets nobody keep others out, with the day or without it', async () => {
    const checkouts = await held(first, second, third);
    checkouts.push(await startPaying(testApp, { visitor: stranger(), booking: { appointmentDate: first } }));
    for (const { orderNo, visitor } of checkouts)
      expect(await saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer() })).toEqual({
        saved: true,
      });
    testApp.forget();
    expect(await ask(stranger(), first)).toMatchObject({ inDemand: true });
    later(testApp, 34);
    testApp.forget();
    expect(await publicly()).toMatchObject({ inDemand: [first, second, third] });
  });

  it('a day that is booked is nobody’s any more', async () => {
    const [checkout] = await held(first, second, third);
    testApp.cards.approve(checkout.ticket);
    expect(await checkout.submit()).toHaveProperty('clientId');
    testApp.forget();
    await held(fourth);
    expect(await publicly()).toMatchObject({ bookedDates: [first], inDemand: [second, third, fourth] });
    expect(await ask(stranger(), first)).toEqual({ refused: 'DATE_TAKEN' });
  });

  it('an operator books such a day by telephone', async () => {
    const [early] = await held(first, second, third);
    const wish = anOperatorWish({ booking: aRequest({ appointmentDate: first }) });
    expect(await bookByOperator(testApp.deps, owner, wish)).toHaveProperty('clientId');
    testApp.cards.approve(early.ticket);
    expect(await early.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
  });

  it('the day of a payment link is nobody else’s, and the link is asked for no proof', async () => {
    const { token } = await sentLink(testApp, { booking: aRequest({ appointmentDate: fourth }) });
    await held(first, second, third);
    expect(await publicly()).toMatchObject({ bookedDates: [fourth], inDemand: [first, second, third] });
    expect(await ask(stranger(), fourth)).toEqual({ refused: 'DATE_TAKEN' });
    const { booking, ...order } = asked(fourth);
    const byLink = { ...order, booking: { ...booking, paymentLink: token } };
    expect(await preload(testApp.deps, stranger(), byLink)).toHaveProperty('ticket');
  });

  it('a customer moves a visit to such a day', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-28');
    await held(first, second, third, fourth);
    const moved = await moveByCustomer(testApp.deps, { orderNo, key, date: fourth, time: '9:00 AM' });
    expect(moved).toHaveProperty('appointmentDate', fourth);
  });

  it('Platinum is not sold out by those who do not pay', async () => {
    await testApp.pool.query(`delete from client_numbers where kind = 'VIP' and number > 2`);
    for (const appointmentDate of [first, second]) {
      const booking = { appointmentDate, coatingType: 'platinum' } as const;
      await startPaying(testApp, { visitor: stranger(), amount: totals.platinum, booking });
    }
    await held(third);
    const question = { buildingSize: 'little-storefront', layout: 1 } as const;
    const prices = await quotePrices(testApp.deps, { hash: null }, question);
    expect(prices).toMatchObject({ availability: { platinum: { available: true, remaining: 2 } } });
    const journey = { booking: { appointmentDate: first, coatingType: 'platinum' }, amount: totals.platinum } as const;
    const paying = await startPaying(testApp, { ...journey, visitor: stranger() });
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toMatchObject({ clientId: 'VIP01' });
  });
});

describe('a network', () => {
  it.each([
    ['the /64s of a /56', (n: number) => `2001:db8:77:${n.toString(16)}::1`, 2],
    ['one IPv4 address', () => '203.0.113.7', 2],
  ])('of one line, %s, gets a fifth of the open days and no more', async (_, address, most) => {
    const outcomes = [];
    for (const [n, day] of days.entries()) outcomes.push(await ask(at(address(n)), day));
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(most);
    expect(outcomes).toContainEqual({ refused: 'TOO_MANY_CHECKOUTS' });
    expect(await countRows(testApp, 'day_claims')).toBe(most);
  });

  it.each([
    ['the /48s of a /32', (n: number) => `2001:db8:${n.toString(16)}::1`],
    ['the /24s of a /16', (n: number) => `203.0.${n}.7`],
    ['the /56s of a /48', (n: number) => `2001:db8:77:${n.toString(16)}00::1`],
  ])(
    'of strangers, %s, holds a fifth of the open days; whoever else comes from it goes to pay without',
    async (_, address) => {
      const outcomes = [];
      for (const [n, day] of days.entries()) outcomes.push(await ask(at(address(n)), day));
      expect(outcomes.filter(isRefusal)).toEqual([]);
      expect(outcomes.slice(2)).toEqual(outcomes.slice(2).map(() => expect.objectContaining({ inDemand: true })));
      expect(await countRows(testApp, 'day_claims')).toBe(2);
      expect(await publicly()).toMatchObject({ bookedDates: [first, second] });
    },
  );

  it('whose customers hold no day any more books the day that one of them pays for', async () => {
    for (const [n, day] of days.entries()) if (n < 2) await ask(at(`203.0.${n}.7`), day);
    const paying = await startPaying(testApp, { visitor: at('203.0.9.7'), booking: { appointmentDate: third } });
    expect(await countRows(testApp, 'day_claims', `service_date = '${third}'`)).toBe(0);
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toHaveProperty('clientId');
  });

  it('counts at once, however many of it come at the same moment', async () => {
    await Promise.all(days.map((day, n) => preloadWithProof(testApp.deps, at(`2001:db8:77:${n}::1`), asked(day))));
    expect(await countRows(testApp, 'day_claims')).toBe(2);
  });
});
