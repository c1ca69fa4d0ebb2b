import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { anAdministrator } from '#tests/builders/operator.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);

const read = async (role: 'owner' | 'staff', query = '') => {
  const answer = await app.inject({ url: `/api/admin/route-sheet${query}`, headers: { cookie: await signIn(role) } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** As a second crew would have it: another hour of the same day. */
async function on(date: string, time: string, more = ''): Promise<string> {
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-20' } });
  await testApp.pool.query(`delete from day_claims where service_date = '2025-10-20'`);
  testApp.forget();
  await testApp.pool.query(
    `update bookings set appointment_date = $1, appointment_time = $2 ${more} where order_no = $3`,
    [date, time, orderNo],
  );
  return orderNo;
}

it('the route sheet has the visits of today and tomorrow by the hour, with notes and address, for staff too', async () => {
  const late = await on('2025-10-06', '1:00 PM');
  const early = await on('2025-10-06', '9:00 AM', `, special_instructions = 'Ring at the back.', status = 'completed'`);
  const next = await on('2025-10-07', '8:00 AM');
  await on('2025-10-06', '10:00 AM', `, status = 'cancelled'`);
  await on('2025-10-05', '9:00 AM');
  await on('2025-10-08', '9:00 AM');
  await anAdministrator(testApp.deps, 'writer');
  await testApp.pool.query(
    `insert into booking_notes (booking_id, administrator_id, words, created_at)
     select bookings.id, administrators.id, note, now() from bookings, administrators, unnest(array['Key at the bakery.', 'Ring twice.']) as note
     where order_no = $1 and administrators.email = 'writer@example.com'`,
    [late],
  );

  const { days } = await read('staff');
  expect(days.map(({ date }: { date: string }) => date)).toEqual(['2025-10-06', '2025-10-07']);
  expect(days[0].stops).toEqual([
    expect.objectContaining({
      orderNo: early,
      time: '9:00 AM',
      status: 'completed',
      specialInstructions: 'Ring at the back.',
      notes: [],
    }),
    expect.objectContaining({
      orderNo: late,
      time: '1:00 PM',
      businessName: 'Boutique Exemple',
      address: expect.stringContaining('Exemple'),
      phone: expect.stringMatching(/555/),
      notes: ['Key at the bakery.', 'Ring twice.'],
    }),
  ]);
  expect(days[1].stops.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([next]);
});

it('the visits of one hour follow the neighbouring areas, and the next hour begins where they end', async () => {
  const inArea = (area: string, time: string) => on('2025-10-07', time, `, postal_code = '${area}1A1'`);
  const west = await inArea('H4X', '1:00 PM');
  const old = await inArea('H2Y', '1:00 PM');
  const downtown = await inArea('H3A', '11:00 AM');
  const { days } = await read('staff');
  const stops = days[1].stops.map(({ orderNo }: { orderNo: string }) => orderNo);
  expect(stops.slice(-3)).toEqual([downtown, old, west]);
});

it('the sheet of any other day has that day alone', async () => {
  const thursday = await on('2025-10-09', '9:00 AM');
  const { days } = await read('staff', '?day=2025-10-09');
  expect(days).toMatchObject([{ date: '2025-10-09', stops: [{ orderNo: thursday }] }]);
  const cookie = await signIn('owner');
  const wrong = await app.inject({ url: '/api/admin/route-sheet?day=2025-02-30', headers: { cookie } });
  expect(wrong.statusCode).toBe(400);
});
