import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPrices } from '#business/prices.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { raised } from '#domain/pricing/raise.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  mondayMorning,
  openTestApp,
  startPaying,
  totals,
} from '#tests/builders/test-app.ts';
import { openVersions, today } from '#tests/builders/versions.ts';

const testApp = await openTestApp();
const path = '/api/admin/prices';
const { call, versions, newest, set, staff, close } = await openVersions<PriceList>(testApp, {
  path,
  field: 'list',
  note: 'Saison',
});
afterAll(close);

/** The prices with another one for the full service of the smallest storefront, before taxes. */
const having = (complete: Cents): PriceList => {
  const { petite } = defaultPrices.tiers;
  const first = { ...petite.first, complete };
  return { ...defaultPrices, tiers: { ...defaultPrices.tiers, petite: { ...petite, first } } };
};

/** All of them by so many hundredths of a percent, to the dollar, as the form fills them in. */
const raisedBy = (list: PriceList, basisPoints: number): PriceList =>
  JSON.parse(JSON.stringify(list), (place, value) =>
    typeof value === 'number' && place !== 'monthlyDiscountPercent'
      ? raised(cents(value), { basisPoints, rounding: 1 })
      : value,
  );

const question = { buildingSize: 'little-storefront', layout: 1, coatingType: 'complete' };
const priced = async () => (await call('POST', '/api/pricing', { cookie: '', body: question })).body;

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate price_lists restart identity');
  testApp.forget();
});

describe('prices', () => {
  it('are those of the program until an owner sets others', async () => {
    expect(await versions()).toEqual([
      { id: 0, state: 'current', startsAt: null, list: defaultPrices, note: null, createdAt: null, by: null },
    ]);
    expect(await priced()).toMatchObject({ completeCoat: 1815 });
  });

  it('hold at once from today on, and say who set them', async () => {
    expect(await set(having(cents(190_000)))).toMatchObject({ status: 201 });
    expect(await priced()).toMatchObject({ completeCoat: 1900, quote: { base: '1900.00', total: '2184.53' } });
    const [first, before] = await versions();
    expect(first).toMatchObject({ state: 'current', by: 'owner@example.com', note: 'Saison' });
    expect(before).toMatchObject({ id: 0, state: 'past' });
  });

  it('hold at once without a day', async () => {
    const body = { list: having(cents(190_000)), seen: await newest() };
    expect(await call('POST', path, { body })).toMatchObject({ status: 201 });
    expect(await priced()).toMatchObject({ completeCoat: 1900 });
  });

  it('begin at midnight of the business on a later day', async () => {
    await set(having(cents(200_000)), '2025-10-08');
    expect((await versions()).map(({ state }: { state: string }) => state)).toEqual(['coming', 'current']);
    testApp.time.now = new Date('2025-10-08T03:59:59Z');
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 1815 });
    testApp.time.now = new Date('2025-10-08T04:00:00Z');
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 2000 });
  });

  it('rise by 3 % at midnight: who pays before keeps the old price, also when it is booked after', async () => {
    const list = raisedBy(defaultPrices, 300);
    await set(list, '2025-10-08');
    testApp.time.now = new Date('2025-10-08T03:59:59Z');
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 1815 });
    const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-20' } });
    testApp.time.now = new Date('2025-10-08T04:00:00Z');
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 1869, quote: { base: '1869.00', total: '2148.88' } });
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toMatchObject({ orderNo: paying.orderNo });
    const late = { orderNo: anOrderNo(), amount: totals.complete, booking: aRequest() };
    expect(await preload(testApp.deps, aVisitor('late'), late)).toMatchObject({ refused: 'PRICE_DIFFERS' });
    const { orderNo } = await book(testApp, { amount: '2148.88', booking: { appointmentDate: '2025-10-21' } });
    const { rows } = await testApp.pool.query('select base, total from bookings where order_no = any($1) order by id', [
      [paying.orderNo, orderNo],
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { base: 181_500, total: 208_680 },
        { base: 186_900, total: 214_888 },
      ]),
    );
  });

  it('are charged; who comes with another price is told the whole quote', async () => {
    await set(having(cents(190_000)));
    const asked = { orderNo: anOrderNo(), amount: totals.complete, booking: aRequest() };
    expect(await preload(testApp.deps, aVisitor('late'), asked)).toMatchObject({
      refused: 'PRICE_DIFFERS',
      quote: { base: 190_000, gst: 9500, qst: 18_953, total: 218_453 },
    });
    const { orderNo } = await book(testApp, { amount: '2184.53' });
    const { rows } = await testApp.pool.query('select base, total from bookings where order_no = $1', [orderNo]);
    expect(rows).toEqual([{ base: 190_000, total: 218_453 }]);
  });

  it('that change while somebody pays are not theirs: a ticket keeps the price that it was opened with', async () => {
    const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-16' } });
    await set(having(cents(190_000)));
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toMatchObject({ orderNo: paying.orderNo });
    const { rows } = await testApp.pool.query('select total from bookings where order_no = $1', [paying.orderNo]);
    expect(rows).toEqual([{ total: 208_680 }]);
  });

  it('that were withdrawn before they began never begin', async () => {
    await set(having(cents(200_000)), '2025-10-08');
    const id = await newest();
    expect(await call('POST', `${path}/${id}/withdraw`)).toEqual({ status: 204, body: null });
    expect(await call('POST', `${path}/${id}/withdraw`)).toMatchObject({ status: 409 });
    expect((await versions())[0]).toMatchObject({ state: 'withdrawn' });
    testApp.time.now = new Date('2025-10-09T12:00:00Z');
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 1815 });
  });

  it('that have begun are not withdrawn: they are followed by others, for example by those before', async () => {
    await set(having(cents(190_000)));
    expect(await call('POST', `${path}/${await newest()}/withdraw`)).toMatchObject({ status: 409 });
    expect(await set(defaultPrices)).toMatchObject({ status: 201 });
    expect(await priced()).toMatchObject({ completeCoat: 1815 });
    expect((await versions()).map(({ state }: { state: string }) => state)).toEqual(['current', 'past', 'past']);
  });

  it('of two owners at the same time are set by one; the other is told', async () => {
    const both = await Promise.all([set(having(cents(190_000)), today, 0), set(having(cents(195_000)), today, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await versions()).toHaveLength(2);
  });

  it.each([
    ['nothing would change', { list: defaultPrices }],
    ['a price is zero', { list: having(cents(0)) }],
    ['the day has passed', { startsOn: '2025-10-05' }],
    ['the day is more than two years away', { startsOn: '2027-10-07' }],
    ['there is no such day', { startsOn: '2025-02-30' }],
    ['the note is too long', { note: 'x'.repeat(201) }],
  ])('are refused where %s', async (_why, wrong) => {
    const body = { list: having(cents(190_000)), startsOn: today, note: null, seen: 0, ...wrong };
    expect(await call('POST', path, { body })).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });

  it('name the place that is wrong', async () => {
    const { body } = await set(having(cents(190_050)));
    expect(body).toMatchObject({ code: 'INVALID_INPUT' });
    expect(JSON.stringify(body)).toContain('In whole dollars');
  });

  it('are not for staff, and not for strangers', async () => {
    for (const [cookie, status] of [
      [staff, 403],
      ['', 401],
    ] as const) {
      expect(await call('GET', path, { cookie })).toMatchObject({ status });
      expect(await call('POST', path, { cookie, body: {} })).toMatchObject({ status });
      expect(await call('POST', `${path}/1/withdraw`, { cookie })).toMatchObject({ status });
    }
  });

  it('are read by another copy of the program within a second', async () => {
    await testApp.pool.query(
      `insert into price_lists (starts_at, list, administrator_id, created_at) values ($1, $2, 'another', $1)`,
      [new Date('2025-10-01'), JSON.stringify(having(cents(170_000)))],
    );
    testApp.forget();
    expect(await priced()).toMatchObject({ completeCoat: 1700 });
  });
});
