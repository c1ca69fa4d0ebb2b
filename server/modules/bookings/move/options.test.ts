import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '#server/common/secrets.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { cancelByCustomer, previewCancellation } from '../cancel/customer.ts';
import { openCancellation } from '../cancel/open.ts';
import { moveByCustomer } from './customer.ts';
import { readVisitChanges } from './options.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const at = (instant: string) => {
  testApp.time.now = new Date(instant);
};
const token = (path: string) => path.split('/').at(-1) ?? '';

describe('the page of a booking', () => {
  it('says what its customer may change, and until when', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-14');
    expect(await readVisitChanges(testApp.deps, visit)).toEqual({
      after: null,
      before: null,
      canMove: true,
      canCancel: true,
      moveUntil: '2025-10-12T13:00:00.000Z',
      noticeHours: 48,
      weatherPath: null,
    });
    at('2025-10-12T13:00:01Z');
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ canMove: false, canCancel: true });
    at('2025-10-14T13:00:00Z');
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ canMove: false, canCancel: false });
  });

  it('opens to the key of the order alone, for thirty days after the visit, which may have moved', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-16');
    const { orderNo, key } = visit;
    expect(await readVisitChanges(testApp.deps, { orderNo, key: 'x' })).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    expect(await readVisitChanges(testApp.deps, { orderNo: 'HC-1', key })).toEqual({ refused: 'ORDER_NOT_FOUND' });
    await moveByCustomer(testApp.deps, { orderNo, key, date: '2025-11-04', time: '9:00 AM' });
    at('2025-12-04T13:59:00Z');
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ canMove: false });
    at('2025-12-04T14:00:00Z');
    expect(await readVisitChanges(testApp.deps, visit)).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
  });

  it('leads to what is proposed because of the forecast while that can be answered', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-20');
    const { rows } = await testApp.pool.query<{ id: string }>(
      `insert into weather_notifications (booking_id, weather_judgment, response_token, answer_by, created_at)
       values ($1, 'unsuitable', $2, '2025-10-19T22:00:00Z', now()) returning id`,
      [visit.bookingId, sha256('weather')],
    );
    const link = testApp.deps.ids.uuid();
    await testApp.pool.query(
      `insert into secret_links (id, booking_id, purpose, weather_notification_id, token_hash, created_at, expires_at)
       values ($1, $2, 'weather', $3, $4, now(), '2025-10-20T13:00:00Z')`,
      [link, visit.bookingId, rows[0]?.id, sha256('weather')],
    );
    const changes = await readVisitChanges(testApp.deps, visit);
    expect(changes).toMatchObject({ weatherPath: expect.stringMatching(/^\/weather-response\?token=[\w-]{43}$/) });
    at('2025-10-19T22:00:00Z');
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ weatherPath: null });
  });
});

describe('a cancellation that starts on the page of a booking', () => {
  it('has a link of its own, which works like that of the mail, and so do the others', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-21');
    const first = await openCancellation(testApp.deps, visit);
    const second = await openCancellation(testApp.deps, visit);
    if (!('path' in first && 'path' in second)) throw new Error('refused');
    expect(first.path).toMatch(/^\/cancel-booking\/[\w-]{43}$/);
    expect(first.path).not.toBe(second.path);
    for (const { path } of [first, second]) {
      expect(await previewCancellation(testApp.deps, { token: token(path) })).toHaveProperty('refundEligible', true);
    }
    const kept = await testApp.pool.query('select token_hash from secret_links where booking_id = $1', [
      visit.bookingId,
    ]);
    expect(kept.rows.map((row) => row.token_hash)).toContain(sha256(token(first.path)));
    expect(await cancelByCustomer(testApp.deps, { token: token(first.path) })).toHaveProperty('refundEligible', true);
    expect(await stored(testApp, visit.orderNo)).toHaveProperty('status', 'cancelled');
    expect(await openCancellation(testApp.deps, visit)).toEqual({ refused: 'ALREADY_CANCELLED' });
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ canMove: false, canCancel: false });
  });

  it('is not opened without the key, nor once the visit has begun, and writes nothing then', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-23');
    const { orderNo, bookingId } = visit;
    expect(await openCancellation(testApp.deps, { orderNo, key: 'x' })).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    at('2025-10-23T13:00:00Z');
    expect(await openCancellation(testApp.deps, visit)).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await countRows(testApp, 'secret_links', `booking_id = '${bookingId}' and purpose = 'cancel'`)).toBe(1);
  });
});
