import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { book, type TestApp } from './test-app.ts';

/** A booking and the key of its secret link, as its mail carries it. */
export async function bookedWithKey(
  testApp: TestApp,
  appointmentDate: string,
  appointmentTime: AppointmentTime = '9:00 AM',
) {
  const { orderNo, bookingId, visitor } = await book(testApp, { booking: { appointmentDate, appointmentTime } });
  return { orderNo, bookingId, visitor, key: await orderKey(testApp, orderNo) };
}

/** The key of an order's newest secret link. */
export async function orderKey(testApp: TestApp, orderNo: string): Promise<string> {
  const { booking } = await sandboxLinks(testApp.deps, { orderNo });
  return new URL(booking ?? 'http://nowhere').searchParams.get('key') ?? '';
}

/** A booking as the database has it. */
export async function stored(testApp: TestApp, orderNo: string) {
  const booking = await findBookingByOrder(testApp.db, orderNo);
  if (!booking) throw new Error(`no booking ${orderNo}`);
  return booking;
}
