import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultPrices } from '#business/prices.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { takeBackMinutes } from '#domain/take-back.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { refreshing } from '#tests/builders/bookings/refreshes.ts';
import { owner, staff } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import {
  book,
  cancelToken,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { markOutcome } from '../mark-outcome.ts';
import { moveByOperator } from '../move/operator.ts';
import { refundPartially } from '../refund-partially.ts';
import { correctStorefront } from '../storefront/correct.ts';
import { previewStorefront } from '../storefront/preview.ts';
import { previewCancellation } from './customer.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

type Booked = Awaited<ReturnType<typeof book>>;
const { platinumOn, refreshOf, freeRefresh, paidRefresh, mark, cancel, cancelAsOperator, refunded } = refreshing(
  () => testApp,
);
const at = (time: string) => {
  testApp.time.now = new Date(time);
};
const done = (one: Booked) => mark(one, 'completed');
const differences = async ({ orderNo }: Booked) => {
  later(testApp, takeBackMinutes);
  await sendRefunds(testApp.deps);
  const orders = await recordsOf(testApp.db, [orderNo]);
  const gateway = await gatewayBooks(testApp.cards.gateway).recordsOf(orders, { since: null });
  return orders.flatMap((order) => compareOrder(order, gateway.get(orderNo) ?? null, testApp.time.now).map(lineOf));
};

/** What the mail about a cancellation says. */
const told = async ({ orderNo }: Booked) => {
  await sendMessages(testApp.deps);
  const mail = testApp.mail.sent.findLast(({ subject, text }) => /cancel/i.test(subject) && text.includes(orderNo));
  return mail?.text.replace(/\s+/g, ' ');
};

/** A Platinum visit that nobody marked as done, and its free refresh that was. */
async function refreshedPlatinum() {
  const platinum = await platinumOn('2025-10-14');
  const refresh = await freeRefresh(platinum, '2025-10-16');
  at('2025-10-16T20:00:00Z');
  await done(refresh);
  return { platinum, refresh };
}

describe('a Platinum that is cancelled after its free refresh was done', () => {
  it('is refunded less the list price of the refresh with its taxes, and the books agree', async () => {
    const { platinum, refresh } = await refreshedPlatinum();
    expect(await cancelAsOperator(platinum, 'full')).toHaveProperty('version');
    expect(await refunded(platinum)).toBe(574_875 - 51_739);
    expect(await stored(testApp, platinum.orderNo)).toMatchObject({ withheld: 51_739, vipRefreshUsed: true });
    expect(await stored(testApp, refresh.orderNo)).toHaveProperty('status', 'completed');
    const kept = `order_no = '${platinum.orderNo}' and event_type = 'refund.not-due' and failure_reason like '517.39 %'`;
    expect(await countRows(testApp, 'payment_events', kept)).toBe(1);
    expect(await differences(platinum)).toEqual([]);
    expect(await told(platinum)).toContain('$517.39 of what you paid is kept for the free refresh that was done');
  });

  it('is shown to its operator with what would be kept', async () => {
    const { platinum } = await refreshedPlatinum();
    const coming = await paidRefresh(platinum, '2025-10-20');
    expect(await getBookingDetails(testApp.deps, platinum.orderNo)).toMatchObject({
      cancelling: {
        refund: { isOver: true },
        withheld: 51_739,
        refreshes: [{ orderNo: coming.orderNo, refund: 51_739 }],
      },
    });
  });

  it('is refunded in full where an owner gives the refresh away', async () => {
    const { platinum } = await refreshedPlatinum();
    await cancelAsOperator(platinum, 'everything');
    expect(await refunded(platinum)).toBe(574_875);
    expect(await stored(testApp, platinum.orderNo)).toHaveProperty('withheld', null);
  });

  it('shows its customer beforehand what comes back and what is kept', async () => {
    const { platinum } = await refreshedPlatinum();
    // As a booking of before the order of the two was kept.
    await testApp.pool.query(`update bookings set appointment_date = '2025-10-28' where id = $1`, [platinum.bookingId]);
    await testApp.pool.query('update bookings set courtesy = null where refresh_of = $1', [platinum.bookingId]);
    const token = await cancelToken(testApp, platinum.orderNo);
    expect(await previewCancellation(testApp.deps, { token })).toMatchObject({
      paid: '5748.75',
      refund: '5231.36',
      withheld: '517.39',
      refreshes: [],
    });
    await cancel(platinum);
    expect(await refunded(platinum)).toBe(523_136);
  });

  it('never gives back less than nothing', async () => {
    const { platinum } = await refreshedPlatinum();
    const { version } = await stored(testApp, platinum.orderNo);
    const part = { orderNo: platinum.orderNo, version, amount: cents(540_000), reason: 'Late.', notify: false };
    await refundPartially(testApp.deps, owner, part);
    await cancelAsOperator(platinum, 'full');
    expect(await refunded(platinum)).toBe(540_000);
    expect(await stored(testApp, platinum.orderNo)).toMatchObject({ withheld: 34_875, refundStatus: 'pending' });
    expect(await differences(platinum)).toEqual([]);
  });

  it('counts a refresh whose hour has come as done, and one that was missed as not', async () => {
    const platinum = await platinumOn('2025-10-14');
    const refresh = await freeRefresh(platinum, '2025-10-16');
    at('2025-10-16T20:00:00Z');
    await mark(refresh, 'no-show');
    const token = await cancelToken(testApp, platinum.orderNo);
    await testApp.pool.query(`update bookings set appointment_date = '2025-10-28' where id = $1`, [platinum.bookingId]);
    expect(await previewCancellation(testApp.deps, { token })).toMatchObject({ refund: '5748.75', withheld: '0.00' });
    await testApp.pool.query(`update bookings set status = 'active' where id = $1`, [refresh.bookingId]);
    expect(await previewCancellation(testApp.deps, { token })).toMatchObject({ refund: '5231.36', withheld: '517.39' });
  });

  it('keeps what was done, whether that is marked or the visit cancelled first', async () => {
    const platinum = await platinumOn('2025-10-14');
    const refresh = await freeRefresh(platinum, '2025-10-16');
    at('2025-10-16T12:59:00Z');
    await testApp.pool.query(`update bookings set appointment_date = '2025-10-28' where id = $1`, [platinum.bookingId]);
    await Promise.all([cancel(platinum), done(refresh)]);
    const { status } = await stored(testApp, refresh.orderNo);
    expect(await refunded(platinum)).toBe(status === 'completed' ? 523_136 : 574_875);
    expect(['completed', 'cancelled']).toContain(status);
  });
});

describe('a paid refresh whose earlier visit is cancelled', () => {
  it('goes with it and is refunded in full, and whoever cancels sees so before', async () => {
    const earlier = await book(testApp, { booking: { appointmentDate: '2025-10-07' } });
    const refresh = await paidRefresh(earlier, '2025-10-09');
    const token = await cancelToken(testApp, earlier.orderNo);
    expect(await previewCancellation(testApp.deps, { token })).toMatchObject({
      refundEligible: false,
      refund: '0.00',
      refreshes: [{ appointmentDate: '2025-10-09', appointmentTime: '9:00 AM', refund: '517.39' }],
    });
    await cancel(earlier);
    expect(await refunded(earlier)).toBe(0);
    expect(await refunded(refresh)).toBe(51_739);
    const gone = { status: 'cancelled', cancellationReason: 'earlier', refundStatus: 'pending' };
    expect(await stored(testApp, refresh.orderNo)).toMatchObject(gone);
    expect(await differences(refresh)).toEqual([]);
    expect(await told(refresh)).toContain('because the visit that it follows was cancelled');
  });

  it('needs an owner, because money goes back', async () => {
    const earlier = await book(testApp);
    const refresh = await paidRefresh(earlier, '2025-10-16');
    expect(await cancelAsOperator(earlier, 'none', staff)).toEqual({ refused: 'OWNER_NEEDED' });
    expect(await stored(testApp, earlier.orderNo)).toHaveProperty('status', 'active');
    await cancelAsOperator(earlier, 'none');
    expect([await refunded(earlier), await refunded(refresh)]).toEqual([0, 51_739]);
  });

  it('is not left behind by one of two at the same moment', async () => {
    const earlier = await platinumOn('2025-10-14');
    const [one, two] = [await freeRefresh(earlier, '2025-10-16'), await paidRefresh(earlier, '2025-10-20')];
    const paying = await startPaying(testApp, {
      booking: refreshOf(earlier.orderNo, '2025-10-21'),
      amount: totals.refresh,
    });
    testApp.cards.approve(paying.ticket);
    const [first, second, , bought] = await Promise.all([cancel(earlier), cancel(one), cancel(two), paying.submit()]);
    expect(first).toHaveProperty('refundEligible', true);
    expect(second).toSatisfy((answer) => !('refused' in answer) || answer.refused === 'ALREADY_CANCELLED');
    expect(bought).toSatisfy((answer) => !('refused' in answer) || answer.refused === 'PAID_NOT_BOOKED');
    expect(await countRows(testApp, 'bookings', `status = 'active'`)).toBe(0);
    const { rows } = await testApp.pool.query('select sum(amount)::int as sum from refunds');
    expect(rows[0].sum).toBe(574_875 + 2 * 51_739);
  });
});

describe('what is kept for a free refresh', () => {
  it('is the list price of the day on which it was booked, whatever it costs since', async () => {
    const { platinum, refresh } = await refreshedPlatinum();
    expect(await stored(testApp, refresh.orderNo)).toMatchObject({ courtesy: 45_000, total: 0 });
    const { petite } = defaultPrices.tiers;
    const dearer = { ...petite, first: { ...petite.first, refresh: cents(55_000) } };
    const list = JSON.stringify({ ...defaultPrices, tiers: { ...defaultPrices.tiers, petite: dearer } });
    await testApp.pool.query(
      `insert into price_lists (starts_at, list, administrator_id, created_at) values ($1, $2, 'owner', $1)`,
      [new Date('2025-10-15T12:00:00Z'), list],
    );
    testApp.forget();
    const shown = async () => {
      await testApp.pool.query(`update bookings set appointment_date = '2025-10-28' where id = $1`, [
        platinum.bookingId,
      ]);
      return previewCancellation(testApp.deps, { token: await cancelToken(testApp, platinum.orderNo) });
    };
    expect(await shown()).toHaveProperty('withheld', '517.39');
    // Booked before it was kept: looked up in the list of then.
    await testApp.pool.query('update bookings set courtesy = null where id = $1', [refresh.bookingId]);
    expect(await shown()).toHaveProperty('withheld', '517.39');
  });
});

/** What may happen to a VIP's refresh before Platinum is cancelled; what is not possible at the moment is refused and changes nothing. */
const steps = [
  'refresh',
  'refresh larger',
  'refresh paid',
  'done',
  'missed',
  'undo',
  'correct',
  'cancel refresh',
  'move',
] as const;

it('whatever happens in whichever order, at least the list price of each refresh that was done is kept', async () => {
  await writeSetting(testApp.db, 'crewsPerDay', 200);
  testApp.forget();
  const seen = { done: 0, cancelled: 0, withheld: 0 };
  const anyRefresh = fc.constantFrom(...steps.slice(0, 3));
  const anyStep = fc.oneof(
    { weight: 2, arbitrary: fc.constant('done' as const) },
    { weight: 8, arbitrary: fc.constantFrom(...steps) },
  );
  await fc.assert(
    fc.asyncProperty(anyRefresh, fc.array(anyStep, { minLength: 2, maxLength: 6 }), async (first, sequence) => {
      at('2025-10-06T14:00:00Z');
      const platinum = await platinumOn('2025-10-07');
      const refreshes: Booked[] = [];
      at('2025-10-09T20:00:00Z');
      const take = async (booking: object, amount: string) => {
        const asked = { ...refreshOf(platinum.clientId, '2025-10-13'), ...booking };
        const taken = await book(testApp, { booking: asked, amount }).catch(() => null);
        if (taken) refreshes.push(taken);
      };
      for (const step of [first, ...sequence, 'cancel' as const]) {
        const last = refreshes.at(-1);
        const row = last && (await stored(testApp, last.orderNo));
        const asked = row && { orderNo: row.orderNo, version: row.version, by: owner };
        const mark = (outcome: 'completed' | 'no-show' | 'active') =>
          asked && markOutcome(testApp.deps, { ...asked, outcome });
        at('2025-10-09T20:00:00Z');
        if (step === 'refresh') await take({}, '0.00');
        if (step === 'refresh larger')
          await take({ storefrontSize: 'grand-storefront', selectedLayout: 'layout12' }, '632.36');
        if (step === 'refresh paid') await take({}, totals.refresh);
        if (step === 'cancel refresh' && last) await cancelAsOperator(last, 'full');
        if (step === 'cancel') await cancelAsOperator(platinum, 'full');
        at('2025-10-13T20:00:00Z');
        if (step === 'done') await mark('completed');
        if (step === 'missed') await mark('no-show');
        if (step === 'undo') await mark('active');
        if (step === 'move' && asked)
          await moveByOperator(testApp.deps, {
            ...asked,
            date: '2025-10-14',
            time: '9:00 AM',
            notify: false,
            anyDay: false,
          });
        if (step === 'correct' && asked) {
          const storefront = { storefrontSize: 'mid-storefront', selectedLayout: 'layout1' } as const;
          const wish = { ...asked, storefront, reason: 'Agreed.', notify: false };
          for (const settlement of ['none', 'refund', 'leave'] as const) {
            const shown = await previewStorefront(testApp.deps, { orderNo: asked.orderNo, storefront });
            if (!isRefusal(shown))
              await correctStorefront(testApp.deps, { ...wish, difference: shown.difference, settlement });
          }
        }
      }
      const { rows } = await testApp.pool.query(
        `select status, withheld, courtesy, storefront_size as size, selected_layout as layout, coatings.total - coalesce(
           (select sum(amount) from refunds where booking_id = coatings.id), 0)::int as kept
         from bookings as coatings where id = $1 or (refresh_of = $1 and courtesy is not null)
         order by refresh_of nulls first`,
        [platinum.bookingId],
      );
      const listed = new Map([
        ['little-storefront layout1', 51_739],
        ['mid-storefront layout1', 68_985],
        ['grand-storefront layout12', 114_975],
      ]);
      const worth = rows
        .slice(1)
        .map(({ status, size, layout }) => (status === 'completed' ? (listed.get(`${size} ${layout}`) ?? 0) : 0));
      const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);
      expect(sum(rows.map(({ kept }) => kept))).toBeGreaterThanOrEqual(sum(worth));
      seen.done += worth.filter((one) => one > 0).length;
      seen.cancelled += rows[0].status === 'cancelled' ? 1 : 0;
      seen.withheld += rows[0].withheld > 0 ? 1 : 0;
    }),
    { numRuns: 25, seed: 7 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
}, 120_000);
