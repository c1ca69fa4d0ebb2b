import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  mondayMorning,
  openTestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { preload } from './preload.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
afterEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query(
    'delete from day_claims where hold_id is not null; delete from calendar_holds; delete from booking_contexts',
  );
  testApp.forget();
});

type Change = Parameters<typeof aRequest>[0];
const ask = (change: Change = {}, more: { amount?: string; visitor?: string; orderNo?: string } = {}) =>
  preload(testApp.deps, aVisitor(more.visitor ?? 'one'), {
    orderNo: more.orderNo ?? anOrderNo(),
    amount: more.amount ?? totals.complete,
    booking: aRequest(change),
  });

const nothingHeld = async () => {
  expect(await countRows(testApp, 'booking_contexts')).toBe(0);
  expect(await countRows(testApp, 'day_claims', 'hold_id is not null')).toBe(0);
};

describe('a checkout', () => {
  it('holds the day for its visitor alone', async () => {
    expect(await ask()).toMatchObject({ checkoutId: 'chktTEST', ticket: expect.any(String) });
    const own = await listBookedDates(testApp.deps, aVisitor('one'));
    const others = await listBookedDates(testApp.deps, aVisitor('two'));
    expect(own.bookedDates).not.toContain('2025-10-14');
    expect(others.bookedDates).toContain('2025-10-14');
    expect(await ask({}, { visitor: 'two' })).toEqual({ refused: 'DATE_TAKEN' });
  });

  it('moves its visitor’s hold to a new choice and frees the old day', async () => {
    await ask({ appointmentDate: '2025-10-14' });
    await ask({ appointmentDate: '2025-10-16' });
    const { bookedDates } = await listBookedDates(testApp.deps, aVisitor('two'));
    expect(bookedDates).toContain('2025-10-16');
    expect(bookedDates).not.toContain('2025-10-14');
  });

  it('gives the same ticket when the same is asked again, and refuses the number to anyone else', async () => {
    const orderNo = anOrderNo();
    const first = await ask({}, { orderNo });
    expect(await ask({}, { orderNo })).toEqual(first);
    const elsewhere = await ask({ appointmentDate: '2025-10-21' }, { orderNo, visitor: 'two' });
    expect(elsewhere).toEqual({ refused: 'ORDER_NUMBER_TAKEN' });
    expect(await countRows(testApp, 'calendar_holds')).toBe(1);
  });

  it('lets a day go when its hold has run out', async () => {
    await ask();
    testApp.time.now = new Date(mondayMorning.getTime() + 36 * 60_000);
    expect(await ask({}, { visitor: 'two' })).toHaveProperty('ticket');
  });

  it('is let go, with its day, when the gateway gives no ticket', async () => {
    testApp.cards.refuseNextTicket({ ok: false, reason: 'unavailable', detail: 'silence' });
    expect(await ask()).toEqual({ refused: 'CARD_GATEWAY_UNAVAILABLE' });
    expect(await ask({}, { visitor: 'two' })).toHaveProperty('ticket');
  });
});

describe('today', () => {
  it('offers the hours that are still ahead, and says which are not', async () => {
    testApp.time.now = new Date('2025-10-07T12:20:00Z'); // twenty past eight on a Tuesday
    testApp.forget();
    const { blockedTimes, firstDate } = await listBookedDates(testApp.deps, aVisitor('early'));
    expect(firstDate).toBe('2025-10-07');
    expect(blockedTimes).toEqual({ '2025-10-07': ['8:00 AM'] });
    expect(await ask({ appointmentDate: '2025-10-07', appointmentTime: '8:00 AM' })).toEqual({
      refused: 'TIME_NOT_OPEN',
    });
    expect(await ask({ appointmentDate: '2025-10-07', appointmentTime: '9:00 AM' })).toHaveProperty('ticket');
  });
});

describe('a checkout is refused, holding and storing nothing,', () => {
  it.each<[string, Change, string]>([
    ['in an area that is not served', { postalCode: 'J4K1A1' }, 'AREA_NOT_SERVED'],
    ['in a blocked area', { postalCode: 'H4C1A1' }, 'AREA_NOT_SERVED'],
    ['for a hotel', { storefrontSize: 'hotel' }, 'SIZE_NOT_BOOKABLE'],
    ['on a Wednesday', { appointmentDate: '2025-10-15' }, 'DATE_NOT_OPEN'],
    ['on a day gone by', { appointmentDate: '2025-09-30' }, 'DATE_NOT_OPEN'],
    ['on a day that does not exist', { appointmentDate: '2025-02-30' }, 'DATE_NOT_OPEN'],
    ['on the day the season ends', { appointmentDate: '2025-11-06' }, 'DATE_NOT_OPEN'],
    ['at a time that is not offered', { appointmentTime: '11:00 AM' }, 'TIME_NOT_OPEN'],
    ['today at an hour gone by', { appointmentDate: '2025-10-06', appointmentTime: '9:00 AM' }, 'DATE_NOT_OPEN'],
    [
      'with a wrong invitation code',
      { coatingType: 'preservation-preview', invitationCode: 'NOPE' },
      'INVITATION_CODE_INVALID',
    ],
    ['with an unknown refresh number', { coatingType: 'refresh', clientId: 'HC9999' }, 'CLIENT_NUMBER_UNKNOWN'],
  ])('%s', async (_where, change, code) => {
    expect(await ask(change)).toEqual({ refused: code });
    await nothingHeld();
  });

  it('when the amount is forged, naming the right one', async () => {
    expect(await ask({}, { amount: '1.00' })).toEqual({
      refused: 'PRICE_DIFFERS',
      quote: { base: 181500, gst: 9075, qst: 18105, total: 208680, taxRates: { gst: 5000, qst: 9975 } },
    });
    await nothingHeld();
  });

  it('when the terms were not accepted', async () => {
    const request = { ...aRequest(), termsAccepted: false };
    const answer = await preload(testApp.deps, aVisitor('unread'), {
      orderNo: anOrderNo(),
      amount: totals.complete,
      booking: request,
    });
    expect(answer).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
    await nothingHeld();
  });

  it('when the terms were accepted for an earlier booking only', async () => {
    const { visitor } = await book(testApp, { booking: { appointmentDate: '2025-11-03' } });
    const request = { ...aRequest(), termsAccepted: false };
    const again = { orderNo: anOrderNo(), amount: totals.complete, booking: request };
    expect(await preload(testApp.deps, visitor, again)).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
  });

  it('on a day that the operator blocked', async () => {
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at) values ('holiday', '2025-10-20', '2025-10-21', now())`,
    );
    testApp.forget();
    expect(await ask({ appointmentDate: '2025-10-20' })).toEqual({ refused: 'DATE_TAKEN' });
    await testApp.pool.query('delete from calendar_blocks');
    await nothingHeld();
  });

  it('for the test layout with live card credentials', async () => {
    const live = { ...testApp.deps, offersTestLayout: false };
    const request = { orderNo: anOrderNo(), amount: '0.04', booking: aRequest({ selectedLayout: 'layout14' }) };
    expect(await preload(live, aVisitor('one'), request)).toEqual({ refused: 'LAYOUT_NOT_OFFERED' });
    await nothingHeld();
  });
});

describe('with two crews', () => {
  it('a day is sold twice and not three times', async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 2);
    testApp.forget();
    await book(testApp, { booking: { appointmentDate: '2025-10-30' } });
    await book(testApp, { booking: { appointmentDate: '2025-10-30' } });
    expect(await ask({ appointmentDate: '2025-10-30' })).toEqual({ refused: 'DATE_TAKEN' });
    await testApp.pool.query('delete from settings');
  });
});
