import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPhotoBytes, maxPhotoSide, mostPhotos } from '#domain/photos/photo.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { answers } from '#tests/builders/consents.ts';
import { staysActive } from '#tests/builders/operator.ts';
import { aPhoto } from '#tests/builders/photos/pictures.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import { book, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { sweepPhotos } from './sweep.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
const [crew, office] = [await signIn('crew'), await signIn('staff')];
afterAll(close);

const day = '2025-10-06';
const at = (time: string, date = day) => new Date(`${date}T${time}:00-04:00`);
const picture = await aPhoto();
const png = await sharp(picture).png().toBuffer();
const wide = await aPhoto({ width: maxPhotoSide + 1, height: 2 });

beforeEach(() => {
  testApp.time.now = at('10:00');
  testApp.photos.state.isDown = false;
});

/** A visit of the day. */
async function visit(more = '', date = day, email = 'camille@example.com') {
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-20' }, customer: { email } });
  await testApp.pool.query(`delete from day_claims where service_date = '2025-10-20'`);
  testApp.forget();
  const { rows } = await testApp.pool.query<{ id: string }>(
    `update bookings set appointment_date = $1, appointment_time = '11:00 AM' ${more} where order_no = $2 returning id`,
    [date, orderNo],
  );
  return { orderNo, id: rows[0]?.id ?? '' };
}

type Shot = { id?: string; date?: string; kind?: string; takenAt?: Date; type?: string; bytes?: Buffer };

async function send(orderNo: string, shot: Shot = {}, cookie = crew) {
  const { id = randomUUID(), date = day, kind = 'before', takenAt = testApp.time.now } = shot;
  const query = new URLSearchParams({ id, date, kind, takenAt: takenAt.toISOString() });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/crew/visits/${orderNo}/photos?${query}`,
    headers: { cookie, 'content-type': shot.type ?? 'image/jpeg' },
    payload: shot.bytes ?? picture,
  });
  return { id, status: answer.statusCode, ...answer.json() };
}

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
const see = (id: string, cookie = crew) => get(`/api/admin/photos/${id}`, { cookie });
const rowsOf = (bookingId: string) => countRows(testApp, 'visit_photos', `booking_id = '${bookingId}'`);
const hasFile = (id: string) => testApp.photos.files.has(`${id}.jpg`);

describe('a photograph of a visit', () => {
  it('is kept once, without what the camera wrote into it, and shown to crew and office', async () => {
    const { orderNo, id: bookingId } = await visit();
    const first = await send(orderNo, { takenAt: at('09:40') });
    expect(first).toMatchObject({ status: 200, state: 'recorded' });
    expect(await send(orderNo, { id: first.id })).toMatchObject({ status: 200, state: 'repeated' });
    expect(await rowsOf(bookingId)).toBe(1);

    const seen = await see(first.id);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const revalidated = await get(`/api/admin/photos/${first.id}`, {
      cookie: crew,
      'if-none-match': String(seen.headers.etag),
    });
    expect([revalidated.statusCode, revalidated.rawPayload.length]).toEqual([304, 0]);
    const { exif, xmp, width } = await sharp(seen.rawPayload).metadata();
    expect({ exif, xmp, width }).toEqual({ exif: undefined, xmp: undefined, width: 48 });

    const { days } = (await get('/api/admin/crew/visits', { cookie: crew })).json();
    const shown = days[0].visits.find((one: { orderNo: string }) => one.orderNo === orderNo);
    expect(shown.photos).toEqual([{ id: first.id, kind: 'before', at: at('09:40').toISOString() }]);
    const story = (await get(`/api/admin/bookings/${orderNo}`, { cookie: office })).json();
    const taken = { id: first.id, kind: 'before', by: 'crew@example.com', width: 48, height: 36 };
    expect(story.photos).toEqual([{ ...taken, at: at('09:40').toISOString() }]);
    expect((await see(first.id, office)).statusCode).toBe(200);
    expect((await see(first.id, '')).json().code).toBe('SIGN_IN_NEEDED');
  });

  it('is kept once though two phones send it at once', async () => {
    const { orderNo, id: bookingId } = await visit();
    const id = randomUUID();
    const told = await Promise.all([send(orderNo, { id }), send(orderNo, { id })]);
    expect(told.map(({ state }) => state).toSorted()).toEqual(['recorded', 'repeated']);
    expect(await rowsOf(bookingId)).toBe(1);
  });

  it('has seven others at most, whoever sends how many at once', async () => {
    const { orderNo, id: bookingId } = await visit();
    const told = await Promise.all(
      Array.from({ length: mostPhotos + 2 }, (_, n) => send(orderNo, { kind: n % 2 === 0 ? 'before' : 'after' })),
    );
    expect(told.filter(({ code }) => code === 'PHOTOS_FULL')).toHaveLength(2);
    expect(await rowsOf(bookingId)).toBe(mostPhotos);
  });

  it('arrives two days late and counts, and what is true no more is refused and kept nowhere', async () => {
    const late = await visit();
    const moved = await visit('', '2025-10-09');
    await testApp.pool.query(
      `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
       values ($1, 'customer', $2, '11:00 AM', '2025-10-09', '11:00 AM', now())`,
      [moved.id, day],
    );
    const cancelled = await visit(`, status = 'cancelled'`);
    const missed = await visit(`, status = 'no-show'`);
    testApp.time.now = at('10:00', '2025-10-08');
    await staysActive(testApp);
    const takenAt = at('11:00');
    expect(await send(late.orderNo, { takenAt })).toMatchObject({ state: 'recorded' });
    const refused = [
      await send(moved.orderNo, { takenAt }),
      await send(cancelled.orderNo, { takenAt }),
      await send(missed.orderNo, { takenAt }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [409, 'VISIT_MOVED'],
      [409, 'VISIT_CANCELLED'],
      [409, 'VISIT_SETTLED'],
    ]);
    expect(refused.map(({ id }) => hasFile(id))).toEqual([false, false, false]);
    testApp.time.now = at('10:00', '2025-10-14');
    await staysActive(testApp);
    expect(await send(late.orderNo, { takenAt })).toMatchObject({ status: 410, code: 'REPORT_TOO_LATE' });
  });

  it('is of no day that a crew was not shown, and of one booking alone', async () => {
    const { orderNo } = await visit();
    const other = await visit();
    const unseen = await visit('', '2025-10-09');
    const { id } = await send(orderNo);
    expect(await send(other.orderNo, { id })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await send(unseen.orderNo, { date: '2025-10-09' })).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    const tomorrow = await visit('', '2025-10-07');
    expect(await send(tomorrow.orderNo, { date: '2025-10-07' })).toMatchObject({ status: 422, code: 'VISIT_AHEAD' });
  });

  it.each([
    ['words that are called a picture', Buffer.from('<svg onload="alert(1)"/>'), 422, 'PHOTO_UNREADABLE'],
    ['a PNG', png, 422, 'PHOTO_UNREADABLE'],
    ['half a picture', picture.subarray(0, picture.length / 2), 422, 'PHOTO_UNREADABLE'],
    ['nothing', Buffer.alloc(0), 422, 'PHOTO_UNREADABLE'],
    ['40 MB', Buffer.alloc(40 * 1024 * 1024, 0xff), 413, 'BODY_TOO_LARGE'],
    ['a byte too much', Buffer.alloc(maxPhotoBytes + 1), 413, 'BODY_TOO_LARGE'],
    ['more pixels than any phone sends', wide, 422, 'PHOTO_UNREADABLE'],
  ])('is refused that is none or too much: %s', async (_, bytes, status, code) => {
    const { orderNo, id } = await visit();
    expect(await send(orderNo, { bytes })).toMatchObject({ status, code });
    expect(await rowsOf(id)).toBe(0);
  });

  it('is read as what it is, whatever it calls itself', async () => {
    const { orderNo } = await visit();
    for (const type of ['application/json', 'text/plain', 'image/png'])
      expect(await send(orderNo, { type })).toMatchObject({ status: 200, state: 'recorded' });
    const body = Buffer.from('{"__proto__": {}}');
    expect(await send(orderNo, { type: 'application/json', bytes: body })).toMatchObject({ code: 'PHOTO_UNREADABLE' });
    const report = await app.inject({
      method: 'POST',
      url: `/api/admin/crew/visits/${orderNo}/reports`,
      headers: { cookie: crew, 'content-type': 'image/jpeg' },
      payload: picture,
    });
    expect(report.json().code).toBe('MEDIA_TYPE_UNSUPPORTED');
  });

  it('waits on the phone while the store is away', async () => {
    const { orderNo, id: bookingId } = await visit();
    testApp.photos.state.isDown = true;
    const refused = await send(orderNo);
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await rowsOf(bookingId)).toBe(0);
    testApp.photos.state.isDown = false;
    expect(await send(orderNo, { id: refused.id })).toMatchObject({ state: 'recorded' });
    testApp.photos.state.isDown = true;
    expect((await see(refused.id)).statusCode).toBe(503);
  });

  it('of another day is seen by the office and by no crew', async () => {
    const { orderNo } = await visit();
    const { id } = await send(orderNo);
    testApp.time.now = at('10:00', '2025-10-08');
    await staysActive(testApp);
    const awake = await signIn('staff', 'awake');
    expect([(await see(id)).statusCode, (await see(id, awake)).statusCode]).toEqual([404, 200]);
    expect((await see('5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a5b', awake)).statusCode).toBe(404);
    expect((await see('..%2F..%2Fapp-secret', awake)).json().code).toBe('INVALID_INPUT');
  });
});

describe('the customer', () => {
  const page = async (orderNo: string, key: string, more = '') =>
    get(`/api/booking-details/${orderNo}/photos${more}`, { 'x-booking-key': key });

  it('sees the photographs by the key of the booking once they agree, and no longer than that', async () => {
    const { orderNo } = await visit('', day, 'agrees@example.com');
    const { id } = await send(orderNo);
    const key = await orderKey(testApp, orderNo);
    expect((await page(orderNo, key)).json()).toEqual({ taken: 1, photos: [] });
    expect((await page(orderNo, key, `/${id}`)).statusCode).toBe(404);

    await answers(testApp, orderNo, { purpose: 'photos' });
    const listed = await page(orderNo, key);
    expect(listed.json().photos).toEqual([
      { id, kind: 'before', at: at('10:00').toISOString(), width: 48, height: 36 },
    ]);
    const shown = await page(orderNo, key, `/${id}`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    // A picture's address has no key: the cookie of the list stands for it.
    const [cookie = ''] = [listed.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
    expect((await get(`/api/booking-details/${orderNo}/photos/${id}`, { cookie })).statusCode).toBe(200);
    expect((await get(`/api/booking-details/${orderNo}/photos/${id}`, {})).json().code).toBe('BOOKING_LINK_NEEDED');

    await answers(testApp, orderNo, { purpose: 'photos', given: false });
    expect((await page(orderNo, key)).json()).toEqual({ taken: 1, photos: [] });
    expect((await page(orderNo, key, `/${id}`)).statusCode).toBe(404);
    // What the browser has of it may not be shown without asking, and asking is refused.
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    const again = { cookie, 'if-none-match': String(shown.headers.etag) };
    expect((await get(`/api/booking-details/${orderNo}/photos/${id}`, again)).statusCode).toBe(404);
  });

  it('sees those of their own booking alone, and nobody any without its key', async () => {
    const [own, other] = [await visit('', day, 'one@example.com'), await visit('', day, 'two@example.com')];
    const { id } = await send(other.orderNo);
    for (const { orderNo } of [own, other]) await answers(testApp, orderNo, { purpose: 'photos' });
    const key = await orderKey(testApp, own.orderNo);
    expect((await page(own.orderNo, key, `/${id}`)).statusCode).toBe(404);
    expect((await page(other.orderNo, key, `/${id}`)).json().code).toBe('BOOKING_LINK_NEEDED');
    expect((await page(other.orderNo, key)).json().code).toBe('BOOKING_LINK_NEEDED');
    expect((await page(own.orderNo, key, `/..%2F${id}`)).statusCode).toBe(400);
  });
});

describe('what is to be forgotten', () => {
  const old = new Date(Date.now() + 2 * 24 * 3_600_000);

  it('goes from the store as the office removes it, with an entry in the audit log', async () => {
    const { orderNo, id: bookingId } = await visit();
    const { id } = await send(orderNo);
    const remove = (cookie: string) =>
      app.inject({ method: 'POST', url: `/api/admin/photos/${id}/remove`, headers: { cookie } });
    expect((await remove(crew)).json().code).toBe('OFFICE_ONLY');
    expect((await remove(office)).json()).toEqual({ removed: true });
    expect([hasFile(id), (await see(id, office)).statusCode]).toEqual([false, 404]);
    expect((await remove(office)).statusCode).toBe(404);
    expect((await auditEntriesIn(testApp, bookingId)).map(({ action }) => action)).toContain('photo.removed');
  });

  it('of a person is given out and erased, and its files are swept up', async () => {
    const email = 'forgotten@example.com';
    const { orderNo } = await visit('', day, email);
    const { id } = await send(orderNo);
    const { visit_photos: given } = await exportPersonalData(testApp.deps, { email, by: 'owner-1' });
    expect(given).toEqual([expect.objectContaining({ id, kind: 'before' })]);
    testApp.time.now = at('10:00', '2025-10-08');
    const erased = await erasePersonalData(testApp.deps, { email, by: 'owner-1' });
    expect(erased).toMatchObject({ erased: { visit_photos: 1 } });
    expect(await sweepPhotos(testApp.deps)).toBe(0);
    expect(hasFile(id)).toBe(true);
    await sweepPhotos(testApp.deps, { now: old });
    expect(hasFile(id)).toBe(false);
  });

  it('after two years is forgotten by itself, and what is kept or is none of ours stays', async () => {
    const [past, present] = [await visit(), await visit()];
    const [gone, stays] = [await send(past.orderNo), await send(present.orderNo)];
    await testApp.pool.query(`update visit_photos set visit_date = '2023-10-05' where id = $1`, [gone.id]);
    await testApp.deps.photos.put('notes.txt', picture);
    expect(await purgeAll(testApp.deps)).toMatchObject({ photos: 1 });
    await sweepPhotos(testApp.deps, { now: old });
    expect([hasFile(gone.id), hasFile(stays.id), testApp.photos.files.has('notes.txt')]).toEqual([false, true, true]);
  });
});
