import type { FastifyInstance } from 'fastify';
import type { AccountOptions } from './accounts.ts';
import { bookingIdOf, serialOfBooking } from './ids.ts';
import type { StoredRecord } from './store.ts';

const prefix = '/bookings/v1/json';
/** The same reply for an unknown service and for a day without appointments. */
const nothing = 'There is no active resource for the criteria';
const startForm = /^\d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2}:\d{2}$/;

type Form = { Body: Record<string, string> };
type One = StoredRecord<'appointment'>;

/**
 * Zoho Bookings: forms go in, and failures come back inside a success. It has no idempotency key, so
 * a repeated call makes two appointments.
 */
export function bookingsRoutes(app: FastifyInstance, { books, now }: Pick<AccountOptions, 'books' | 'now'>): void {
  const byId = async (id: string | undefined): Promise<One | null> =>
    books.get('appointment', serialOfBooking(id ?? ''));

  app.post<Form>(`${prefix}/appointment`, async ({ body: form }) => {
    const customer = read(form.customer_details);
    const phone = text(customer.phone_number);
    if (!form.service_id || !form.staff_id) return inner(nothing);
    if (!/^\d{7,15}$/.test(phone)) return inner('invalid phone_number');
    const start = form.from_time ?? '';
    if (!startForm.test(start)) return inner('invalid from_time');
    const made = await books.add({
      kind: 'appointment',
      key: start.slice(0, 11),
      uniqueValue: null,
      data: {
        status: 'upcoming',
        start,
        name: text(customer.name),
        email: text(customer.email),
        phone,
        notes: form.notes ?? '',
      },
      createdAt: now(),
    });
    return made ? success(toWire(made)) : inner('appointment was not booked');
  });

  app.get<{ Querystring: Record<string, string> }>(`${prefix}/getappointment`, async ({ query }) => {
    const found = await byId(query.booking_id);
    return found ? success(toWire(found)) : inner('Invalid booking_id');
  });

  app.post<Form>(`${prefix}/fetchappointment`, async ({ body: form }) => {
    // Separate form fields are silently rejected.
    if (form.data === undefined) return success({ status: 'failure' });
    const window = read(form.data);
    const [page, perPage] = [Number(window.page ?? 1), Math.min(100, Number(window.per_page ?? 50))];
    const found = await books.find('appointment', text(window.from_time).slice(0, 11));
    if (found.length === 0) return inner(nothing);
    const rows = found.slice((page - 1) * perPage, page * perPage);
    return success({ response: rows.map(toWire), next_page_available: found.length > page * perPage });
  });

  app.post<Form>(`${prefix}/rescheduleappointment`, async ({ body: form }) => {
    const found = await byId(form.booking_id);
    const start = form.start_time ?? '';
    if (!found) return inner('Invalid booking_id');
    if (!startForm.test(start)) return inner('invalid start_time');
    if (found.data.status === 'cancel') return inner('appointment is already cancelled');
    const moved = { ...found, key: start.slice(0, 11), data: { ...found.data, start } };
    await books.update(moved);
    return success(toWire(moved));
  });

  app.post<Form>(`${prefix}/updateappointment`, async ({ body: form }) => {
    const found = await byId(form.booking_id);
    if (!found || form.action !== 'cancel') return inner('Invalid booking_id or action');
    const cancelled: One = { ...found, data: { ...found.data, status: 'cancel' } };
    await books.update(cancelled);
    return success(toWire(cancelled));
  });
}

const toWire = ({ serial, data }: One) => ({
  booking_id: bookingIdOf(serial),
  status: data.status,
  start_time: data.start,
  customer_booking_start_time: data.start,
  customer_name: data.name,
  customer_email: data.email,
  customer_contact_no: data.phone,
  notes: data.notes,
});

const success = (returnvalue: object) => ({ response: { returnvalue, status: 'success', logMessage: [] } });
const inner = (message: string) => success({ status: 'failure', message });

/** A JSON object that travels as text in a field. */
function read(field: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(field ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
