import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { servedAreas } from '#business/area.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import { lastKnownFacts } from '#server/http/pages/public-settings.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { aVisitor, countRows, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { openVersions, today } from '#tests/builders/versions.ts';
import { announceAreas } from './announce.ts';
import { checkPostalCode } from './check.ts';
import { requestArea } from './request.ts';

const testApp = await openTestApp();
const { deps } = testApp;
const path = '/api/admin/areas';
const { call, versions, newest, set, staff, close } = await openVersions<readonly string[]>(testApp, {
  path,
  field: 'areas',
  note: 'Deuxième équipe',
});
afterAll(close);

const delivered = inAreaOrder(servedAreas);
const wider = inAreaOrder([...delivered, 'H1W']);
const smaller = delivered.filter((area) => area !== 'H2Y');
const at = (instant: string) => {
  testApp.time.now = new Date(instant);
  testApp.forget();
};
const check = (postalCode: string) => checkPostalCode(deps, { postalCode });
const shown = async () => lastKnownFacts(deps)();

/** Somebody who confirmed that they want to be told. */
async function waits(email: string, postalCode: string): Promise<void> {
  await requestArea(deps, aVisitor(email), { email, postalCode });
  await testApp.pool.query("update area_requests set state = 'confirmed' where email = $1", [email]);
}
const told = (email: string) =>
  countRows(testApp, 'outbox', `topic = 'mail.area-opened' and recipient = '${email}' and state = 'queued'`);

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate area_lists restart identity');
  await testApp.pool.query('truncate area_requests');
  testApp.forget();
});

describe('the served areas', () => {
  it('are those of the program until an owner sets others, and pages are told nothing of them', async () => {
    expect(await versions()).toEqual([
      { id: 0, state: 'current', startsAt: null, areas: delivered, note: null, createdAt: null, by: null },
    ]);
    const { settings, areas } = await shown();
    expect(areas).toEqual(delivered);
    expect(settings).not.toHaveProperty('servedAreas');
  });

  it('hold at once from today on, in step one and on the pages, and say who set them', async () => {
    expect(await check('H1W 1A1')).toEqual({ refused: 'AREA_NOT_SERVED' });
    expect(await set(wider)).toMatchObject({ status: 201 });
    expect(await check('H1W 1A1')).toEqual({ area: 'H1W' });
    expect(await shown()).toMatchObject({ areas: wider, settings: { servedAreas: wider } });
    expect((await versions())[0]).toMatchObject({ state: 'current', by: 'owner@example.com', note: 'Deuxième équipe' });
    const { rows } = await testApp.pool.query("select subject, after from audit_log where action = 'areas.set'");
    expect(rows).toEqual([{ subject: 'areas:1', after: { version: 1, startsOn: today, changed: 1 } }]);
  });

  it('of a later day hold from its midnight on, unless they are withdrawn', async () => {
    await set(wider, '2025-10-08');
    await set(smaller, '2025-10-09');
    expect(await call('POST', `${path}/${await newest()}/withdraw`)).toMatchObject({ status: 204 });
    at('2025-10-08T03:59:59Z');
    expect(await check('H1W 1A1')).toEqual({ refused: 'AREA_NOT_SERVED' });
    at('2025-10-08T04:00:00Z');
    expect(await check('H1W 1A1')).toEqual({ area: 'H1W' });
    at('2025-10-20T12:00:00Z');
    expect(await check('H2Y 1C6')).toEqual({ area: 'H2Y' });
  });

  it('come back by setting an earlier version again', async () => {
    await set(smaller);
    expect(await check('H2Y 1C6')).toEqual({ refused: 'AREA_NOT_SERVED' });
    await set(delivered);
    expect(await check('H2Y 1C6')).toEqual({ area: 'H2Y' });
    expect(await shown()).not.toHaveProperty('settings.servedAreas');
  });

  it('turn a new payment away once they end, and leave what is paid, which can still be moved', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-14');
    await set(smaller);
    await expect(startPaying(testApp, { booking: { appointmentDate: '2025-10-21' } })).rejects.toThrow(
      'AREA_NOT_SERVED',
    );
    expect(await moveByCustomer(deps, { orderNo, key, date: '2025-10-16', time: '9:00 AM' })).toMatchObject({
      appointmentDate: '2025-10-16',
    });
    expect(await stored(testApp, orderNo)).toMatchObject({ status: 'active', appointmentDate: '2025-10-16' });
    expect((await call('GET', path)).body.booked).toContainEqual({ area: 'H2Y', count: 1 });
  });

  it('that end while somebody pays still become a booking', async () => {
    const { orderNo, ticket, submit } = await startPaying(testApp, { booking: { appointmentDate: '2025-10-23' } });
    await set(smaller);
    testApp.cards.approve(String(ticket));
    expect(await submit()).toMatchObject({ orderNo });
    expect(await stored(testApp, orderNo)).toMatchObject({ status: 'active' });
  });

  it('are told to those who wait: at once from today on, or on the morning of their day', async () => {
    await waits('now@example.com', 'H1W 1A1');
    await waits('later@example.com', 'H1X 1A1');
    expect((await call('GET', path)).body.waiting).toContainEqual({ area: 'H1W', count: 1 });
    await set(wider);
    await set(inAreaOrder([...wider, 'H1X']), '2025-10-08');
    expect([await told('now@example.com'), await told('later@example.com')]).toEqual([1, 0]);
    at('2025-10-08T13:00:00Z');
    expect(await announceAreas(deps)).toBe(1);
    expect(await told('later@example.com')).toBe(1);
  });

  it.each([
    ['there is none', []],
    ['one is no area of Canada', [...delivered, 'H1D']],
    ['one is a whole postal code', [...delivered, 'H1W 1A1']],
    ['one is in another province', [...delivered, 'M5V']],
    ['one is there twice', [...delivered, 'H2Y']],
    ['nothing would change but the order', delivered.toReversed()],
  ])('are refused where %s', async (_why, wrong) => {
    expect(await set(wrong)).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });

  it('are not set over those that somebody else set meanwhile', async () => {
    await set(wider);
    expect(await set(smaller, today, 0)).toMatchObject({ status: 409 });
  });

  it('are not for staff, and not for strangers', async () => {
    for (const [cookie, status] of [
      [staff, 403],
      ['', 401],
    ] as const) {
      expect(await call('GET', path, { cookie })).toMatchObject({ status });
      expect(await call('POST', path, { cookie, body: {} })).toMatchObject({ status });
    }
  });
});
