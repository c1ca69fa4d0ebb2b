import { afterAll, beforeEach, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { fakeForecast } from '#tests/builders/weather.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
const [owner, staff, crew] = [await signIn('owner'), await signIn('staff'), await signIn('crew')];
afterAll(close);
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, cookie = staff) {
  const headers = { cookie, origin: testApp.deps.publicUrl };
  const answer = await app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...(answer.body !== '' && answer.json()) };
}

const setCrews = (date: string, crews: number, seen: number | null) =>
  ask('POST', 'calendar/crews', { date, crews, reason: '', seen });
const send = (order: string, body: object, cookie = staff) => ask('POST', `bookings/${order}/crew`, body, cookie);

/** A day of two crews with a visit for each. */
async function busyDay(date: string): Promise<[string, string]> {
  await setCrews(date, 2, null);
  const orders = [];
  for (const time of ['9:00 AM', '10:00 AM'] as const)
    orders.push((await book(testApp, { booking: { appointmentDate: date, appointmentTime: time } })).orderNo);
  return orders as [string, string];
}

type Stop = { orderNo: string; crew: number | null; crewSet: boolean };

async function crewsOf(date: string) {
  const { days } = await ask('GET', `route-sheet?day=${date}`);
  const stops: Stop[] = days[0].stops;
  return Object.fromEntries(stops.map((stop) => [stop.orderNo, [stop.crew, stop.crewSet]]));
}

it('every visit of a day has a crew, and the office sends another, which stays until it is taken back', async () => {
  const date = '2025-10-14';
  const [first, second] = await busyDay(date);
  expect(await crewsOf(date)).toEqual({ [first]: [1, false], [second]: [2, false] });

  expect(await send(first, { date, crew: 2 })).toMatchObject({ status: 204 });
  await send(first, { date, crew: 2 });
  expect(await crewsOf(date)).toEqual({ [first]: [2, true], [second]: [1, false] });
  const story = await ask('GET', `bookings/${first}`);
  expect(story.crew).toEqual({ crews: 2, crew: 2, crewSet: true });
  const { days } = await ask('GET', `calendar?from=${date}&to=${date}`);
  expect(days[0].visits.map((visit: { crew: number }) => visit.crew)).toEqual([2, 1]);
  const { rows } = await testApp.pool.query(`select before, after from audit_log where action = 'visit.crew'`);
  expect(rows).toEqual([{ before: { crew: null }, after: { crew: 2 } }]);
  expect(story.auditEntries).toMatchObject([{ action: 'visit.crew', by: 'staff@example.com' }]);

  await send(first, { date, crew: null });
  expect(await crewsOf(date)).toEqual({ [first]: [1, false], [second]: [2, false] });
});

it('a crew that the day does not have is refused in a sentence, and one that is gone is sent nowhere', async () => {
  const date = '2025-10-16';
  const [first, second] = await busyDay(date);
  const refused = await send(first, { date, crew: 3 });
  expect(refused).toMatchObject({ status: 422, error: 'There are fewer crews on this day.' });
  await send(second, { date, crew: 2 });
  await setCrews(date, 1, 2);
  expect(await crewsOf(date)).toMatchObject({ [first]: [1, false] });
  expect((await crewsOf(date))[second]?.[1]).toBe(false);
});

it('the crew of a visit is the office’s to say, of the day that it sees, while the visit is to come', async () => {
  const date = '2025-10-20';
  const [first, second] = await busyDay(date);
  expect(await send(first, { date, crew: 1 }, crew)).toMatchObject({ status: 403, code: 'OFFICE_ONLY' });
  expect(await send(first, { date: '2025-10-21', crew: 1 })).toMatchObject({ status: 409, code: 'VISIT_MOVED' });
  expect(await send('HC-20250101-999999', { date, crew: 1 })).toMatchObject({ status: 404 });
  await testApp.pool.query(`update bookings set status = 'cancelled' where order_no = $1`, [second]);
  expect(await send(second, { date, crew: 1 })).toMatchObject({ status: 409, code: 'VISIT_CANCELLED' });
  await testApp.pool.query(`update bookings set status = 'completed' where order_no = $1`, [first]);
  expect(await send(first, { date, crew: 1 })).toMatchObject({ status: 409, code: 'VISIT_OVER' });
});

it('a visit that is moved to another day has no crew set there, nor when it comes back', async () => {
  const [from, to] = ['2025-10-23', '2025-10-27'];
  const [first] = await busyDay(from);
  await send(first, { date: from, crew: 2 });
  const move = async (date: string) => {
    const { version } = await ask('GET', `bookings/${first}`);
    const body = { version, date, time: '9:00 AM' as const, notify: false };
    return (await ask('POST', `bookings/${first}/move`, body)).status;
  };
  expect(await move(to)).toBe(200);
  expect(await crewsOf(to)).toEqual({ [first]: [1, false] });
  expect(await move(from)).toBe(200);
  expect((await crewsOf(from))[first]).toEqual([1, false]);
});

it('a phone is told whose visits it shows, with the weather of each one’s hours, as long as it is a crew’s', async () => {
  const people: { id: string; email: string }[] = Object.values(await ask('GET', 'people', undefined, owner));
  const id = people.find(({ email }) => email === 'crew@example.com')?.id ?? '';
  const change = (body: object, cookie = owner) => ask('PUT', `people/${id}`, { open: true, ...body }, cookie);
  const phone = () => ask('GET', 'crew/visits', undefined, crew);
  expect((await phone()).crew).toBeNull();
  expect(await change({ role: 'crew', crew: 2 }, staff)).toMatchObject({ status: 403 });
  expect(await change({ role: 'crew', crew: 2 })).toMatchObject({ status: 204 });
  expect(await change({ role: 'crew', crew: 0 })).toMatchObject({ status: 400 });

  const tomorrow = '2025-10-07';
  const forecast = fakeForecast();
  forecast.set(tomorrow, { temperatureC: 9 });
  forecast.setHours({ [`${tomorrow}T10`]: { gustKmh: 40 }, [`${tomorrow}T20`]: { temperatureC: -5, gustKmh: 90 } });
  testApp.deps.forecasts = [forecast.service];
  const [first, second] = await busyDay(tomorrow);
  const { crew: own, days } = await phone();
  expect(own).toBe(2);
  expect(days[1].visits.map((one: Stop) => [one.orderNo, one.crew])).toEqual([
    [first, 1],
    [second, 2],
  ]);
  expect(days[1].visits[0].weather).toMatchObject({ from: '9:00 AM', temperatureC: 9, gustKmh: 40 });

  expect(await change({ role: 'crew' })).toMatchObject({ status: 204 });
  expect((await phone()).crew).toBe(2);
  await change({ role: 'staff' });
  await change({ role: 'crew' });
  const again = await signIn('crew');
  expect((await ask('GET', 'crew/visits', undefined, again)).crew).toBeNull();
});
