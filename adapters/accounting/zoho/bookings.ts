import type { AppointmentRecord } from '#domain/accounting/records.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Sale } from '../port.ts';
import type { ZohoClient } from './client.ts';
import { StepFailed } from './step-failed.ts';
import { bookingsTime, readStart, startOf } from './times.ts';
import { type Appointment, appointment, appointmentPage } from './wire.ts';

export type AppointmentSettings = { serviceId: string; staffId: string; timeZone: string };

const perPage = 100;
/** More visits than this on one day cannot be ours. */
const mostPages = 10;

/** The steps at Zoho Bookings. It has no idempotency key, so each order is looked up by its number. */
export function appointmentBook(client: ZohoClient, { serviceId, staffId, timeZone }: AppointmentSettings) {
  const onDay = async (day: IsoDate): Promise<Appointment[]> => {
    const found: Appointment[] = [];
    for (let page = 1; page <= mostPages; page++) {
      const window = { from_time: bookingsTime(day, 0), to_time: bookingsTime(day, 24 * 60 - 1, 59) };
      const data = JSON.stringify({ ...window, page, per_page: perPage });
      const call = { method: 'POST', path: '/fetchappointment', form: { data }, reads: true } as const;
      const { response, next_page_available: more } = await client.bookings(call, appointmentPage).catch(orNone);
      found.push(...response);
      if (!more) return found;
    }
    const detail = `more than ${mostPages} pages of appointments on ${day}`;
    throw new StepFailed({ state: 'refused-for-now', detail });
  };

  const ofOrder = async ({ orderNo, days }: Pick<Sale, 'orderNo' | 'days'>): Promise<Appointment[]> => {
    const found = new Map<string, Appointment>();
    for (const day of new Set(days)) {
      // Our number is in the notes; which field of a reply carries them depends on the service's form.
      const own = (await onDay(day)).filter((one) => JSON.stringify(one).includes(orderNo));
      for (const one of own) found.set(one.booking_id, one);
    }
    return [...found.values()];
  };

  const one = (bookingId: string): Promise<Appointment> =>
    client.bookings({ method: 'GET', path: '/getappointment', query: { booking_id: bookingId } }, appointment);

  return {
    /** The order's appointment at Zoho: the active one or, for a cancelled visit, the cancelled one. */
    async find(sale: Pick<Sale, 'orderNo' | 'days' | 'cancelled'>): Promise<string | null> {
      const found = await ofOrder(sale);
      const own = found.find((each) => !isCancelled(each)) ?? (sale.cancelled ? found[0] : undefined);
      return own?.booking_id ?? null;
    },

    async make({ orderNo, date, time, customer }: Sale): Promise<string> {
      const form = {
        service_id: serviceId,
        staff_id: staffId,
        from_time: startOf(date, time),
        timezone: timeZone,
        customer_details: JSON.stringify({
          name: customer.contactName,
          email: customer.email,
          // Anything but digits is refused.
          phone_number: customer.phone.replaceAll(/\D/g, ''),
        }),
        notes: orderNo,
      };
      return (await client.bookings({ method: 'POST', path: '/appointment', form }, appointment)).booking_id;
    },

    async moveTo(bookingId: string, { date, time }: Pick<Sale, 'date' | 'time'>): Promise<void> {
      const isThere = (found: Appointment): boolean => {
        const start = readStart(startText(found));
        return start?.date === date && start.time === time;
      };
      const found = await one(bookingId);
      if (isThere(found) || isCancelled(found)) return;
      const form = { booking_id: bookingId, start_time: startOf(date, time) };
      const moved = await client.bookings({ method: 'POST', path: '/rescheduleappointment', form }, appointment);
      if (isThere(moved)) return;
      const detail = `${startText(moved)} ≠ ${form.start_time}`;
      throw new StepFailed({ state: 'refused', detail, problem: 'content', kind: 'time' });
    },

    async cancel(bookingId: string): Promise<void> {
      if (isCancelled(await one(bookingId))) return;
      const form = { booking_id: bookingId, action: 'cancel' };
      await client.bookings({ method: 'POST', path: '/updateappointment', form }, appointment);
    },

    async list(sale: Pick<Sale, 'orderNo' | 'days'>): Promise<AppointmentRecord[]> {
      return (await ofOrder(sale)).map((each) => {
        const start = readStart(startText(each));
        const detail = `unreadable start: ${startText(each)}`;
        if (!start) throw new StepFailed({ state: 'refused', detail, problem: 'content', kind: 'silence' });
        return { id: each.booking_id, ...start, cancelled: isCancelled(each) };
      });
    },
  };
}

const startText = (found: Appointment): string => found.customer_booking_start_time ?? found.start_time ?? '';

const isCancelled = ({ status }: Appointment): boolean => /cancel/i.test(status ?? '');

/** An empty day is reported as a failure, in more than one wording: "There is no active resource for the criteria". */
function orNone(failure: unknown): { response: Appointment[]; next_page_available: boolean } {
  if (
    failure instanceof StepFailed &&
    failure.why.state === 'refused' &&
    /\bno\b.*(record|resource|appointment|data)/i.test(failure.message)
  )
    return { response: [], next_page_available: false };
  throw failure;
}
