import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  openTestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { quotePrices } from './quote.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
await writeSetting(testApp.db, 'crewsPerDay', 200);

const platinum = { booking: { coatingType: 'platinum' as const }, amount: totals.platinum };
const vip = () => book(testApp, platinum);

describe('client numbers', () => {
  it('begin at HC0001 and VIP01 and have no gaps', async () => {
    expect((await book(testApp)).clientId).toBe('HC0001');
    expect((await vip()).clientId).toBe('VIP01');
    expect((await book(testApp)).clientId).toBe('HC0002');
    expect((await vip()).clientId).toBe('VIP02');
  });

  it('are all different for fifty clients at once, and no number is left out', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => book(testApp)));
    const numbers = clients.map(({ clientId }) => Number(clientId.slice(2))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
  });

  it('stay with a client who comes back for a refresh', async () => {
    const first = await book(testApp);
    const refresh = await book(testApp, {
      booking: { coatingType: 'refresh', clientId: first.orderNo.toLowerCase(), appointmentDate: '2025-10-16' },
      amount: totals.refresh,
    });
    expect(refresh.clientId).toBe(first.clientId);
  });
});

describe('a VIP’s one free refresh', () => {
  const refreshOf = (clientId: string) => ({
    booking: { coatingType: 'refresh' as const, clientId, appointmentDate: '2025-10-16' },
    amount: '0.00',
  });

  it('needs no card and is taken once', async () => {
    const { clientId } = await vip();
    const free = await book(testApp, refreshOf(clientId));
    expect(free).toMatchObject({ clientId, ticket: null });
    expect(await countRows(testApp, 'bookings', `client_id = '${clientId}' and vip_refresh_used`)).toBe(1);
    await expect(book(testApp, refreshOf(clientId))).rejects.toThrow('PRICE_DIFFERS');
  });

  it('shows as 0.00 in the quote to whoever shows the key of the Platinum booking, wherever they are', async () => {
    const { clientId, orderNo } = await vip();
    const shownKey = { key: await orderKey(testApp, orderNo) };
    const question = {
      buildingSize: 'little-storefront',
      layout: 1,
      coatingType: 'refresh',
      orderNumber: clientId,
    } as const;
    const shown = await quotePrices(testApp.deps, aVisitor('reader'), question, shownKey);
    const none = await quotePrices(testApp.deps, aVisitor('reader'), question);
    expect(shown).toMatchObject({ quote: { total: 0 }, preservationRefresh: 450 });
    expect(none).toMatchObject({ quote: { total: 51_739 } });
  });

  it('is not given to another e-mail: the standard price applies, and may then be paid', async () => {
    const { clientId } = await vip();
    const journey = { ...refreshOf(clientId), customer: { email: 'other@example.com' } };
    await expect(book(testApp, journey)).rejects.toThrow('PRICE_DIFFERS');
    const paid = await book(testApp, { ...journey, amount: totals.refresh });
    expect(paid.clientId).toBe(clientId);
  });

  it('is taken once by twenty who submit at the same moment', async () => {
    const { clientId, orderNo: platinumNo } = await vip();
    const key = await orderKey(testApp, platinumNo);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const visitor = aVisitor(`vip-${n}`);
        const orderNo = anOrderNo();
        const booking = aRequest({ coatingType: 'refresh', clientId, appointmentDate: '2025-10-16' });
        const loaded = await preload(testApp.deps, visitor, { orderNo, amount: '0.00', booking, key });
        if (isRefusal(loaded)) return loaded;
        return confirmBooking(testApp.deps, visitor, { orderNo, ticket: null, customer: aCustomer(), key });
      }),
    );
    expect(attempts.filter((attempt) => !isRefusal(attempt))).toHaveLength(1);
  });
});

describe('the last of the 99 Platinum places', () => {
  it('goes to one of fifty who want it at once, those in checkout counted', async () => {
    await testApp.pool.query(`
      update client_numbers set booking_id = null where kind = 'VIP';
      update client_numbers c set booking_id = b.id from
        (select id, row_number() over () as n from bookings where id not in
          (select booking_id from client_numbers where booking_id is not null)) b
      where c.kind = 'VIP' and c.number = b.n`);
    const left = await countRows(testApp, 'client_numbers', `kind = 'VIP' and booking_id is null`);
    for (let n = 1; n < left; n++) await vip();
    const question = { buildingSize: 'little-storefront', layout: 1 } as const;
    testApp.forget();
    expect(await quotePrices(testApp.deps, aVisitor('reader'), question)).toMatchObject({
      availability: { platinum: { offered: true, available: true, remaining: 1 } },
    });

    const loaded = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        preload(testApp.deps, aVisitor(`last-${n}`), {
          orderNo: anOrderNo(),
          amount: totals.platinum,
          booking: aRequest(platinum.booking),
        }),
      ),
    );
    const winner = loaded.findIndex((answer) => !isRefusal(answer));
    expect(await quotePrices(testApp.deps, aVisitor(`last-${winner}`), question)).toMatchObject({
      availability: { platinum: { offered: true, available: true, remaining: 1 } },
    });
    expect(loaded.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(loaded.filter((answer) => isRefusal(answer) && answer.refused === 'SOLD_OUT')).toHaveLength(49);
    expect(await quotePrices(testApp.deps, aVisitor('reader'), question)).toMatchObject({
      availability: { platinum: { offered: true, available: false, remaining: 0 } },
    });
  });
});
