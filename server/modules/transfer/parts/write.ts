import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { clientKindFor, formatClientId } from '#domain/booking/client-number.ts';
import type { Added } from '#domain/booking/fields.ts';
import { appointmentInstant, crewsOn } from '#domain/calendar/schedule.ts';
import type { Cells, ImportedVisit } from '#domain/import/read-line.ts';
import type { Bilingual } from '#domain/language.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Db } from '#server/database/database.ts';
import { savepoint } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { promiseOf } from '#server/modules/bookings/deadlines.ts';
import { insertBooking } from '#server/modules/bookings/queries/bookings.ts';
import { takeClientNumber } from '#server/modules/bookings/queries/client-numbers.ts';
import { scheduleReminder } from '#server/modules/bookings/schedule-texts.ts';
import { claimDay } from '#server/modules/calendar/queries/day-claims.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { takeClientNumberOf } from '../queries/import.ts';
import { faultOf, type ImportFault } from './lines.ts';

/** Validates the customer of a line like the payment form does. */
export type CustomerCheck = (cells: Cells) => {
  customer: (Customer & Added & { phoneExtension: string | null }) | null;
  faults: { column: string; reason: Bilingual }[];
};

export type FreshBooking = {
  line: number;
  orderNo: string;
  cells: Cells;
  visit: ImportedVisit;
  customer: NonNullable<ReturnType<CustomerCheck>['customer']>;
};

export type StoredLine = { line: number; upcoming: boolean; booking: StoredBooking };
export type StoredBooking = Pick<
  ImportedVisit,
  | 'language'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'coatingType'
  | 'storefrontSize'
  | 'selectedLayout'
  | 'postalCode'
> &
  Pick<ImportedVisit, 'base' | 'gst' | 'qst' | 'total' | 'status'> &
  Pick<Customer, 'businessName' | 'contactName' | 'email' | 'phone' | 'address' | 'billingCity' | 'billingProvince'> & {
    orderNo: string;
    clientId: string;
    phoneExtension: string | null;
  };

class NotTaken extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super('not taken');
    this.fault = fault;
  }
}

/** Writes an imported booking; a fault, and nothing written, when its client number or its day is taken. */
export const writeImported = (
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  booking: FreshBooking,
  how: { calendar: CalendarRules; policy: VisitPolicy; texts: boolean },
): Promise<StoredLine | ImportFault> =>
  savepoint(tx, (inner) => write(deps, inner, booking, how)).catch((error: unknown) => {
    if (error instanceof NotTaken) return error.fault;
    throw error;
  });

async function write(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  { line, orderNo, cells, visit, customer }: FreshBooking,
  { calendar, policy, texts }: { calendar: CalendarRules; policy: VisitPolicy; texts: boolean },
): Promise<StoredLine> {
  const { upcoming, bookedOn, ...sold } = visit;
  const { language, appointmentDate: date, appointmentTime: time } = sold;
  const now = deps.clock.now();
  const id = deps.ids.booking();
  const client = await clientIdFor(tx, { bookingId: id, cells, email: customer.email, visit });
  if ('reason' in client) throw new NotTaken(faultOf(line, client.reason, 'clientId'));
  const { clientId } = client;
  const over = visit.status === 'cancelled' ? { cancelledAt: now } : {};
  const promise = upcoming ? promiseOf(visit, policy) : {};
  await insertBooking(tx, {
    ...customer,
    ...sold,
    ...over,
    ...promise,
    id,
    orderNo,
    clientId,
    companyName: customer.businessName,
    paymentStatus: 'paid',
    paymentMethod: 'elsewhere',
    // Imported bookings stay out of the accounting service.
    syncStatus: 'synced',
    importedAt: now,
    createdAt: bookedAt(bookedOn ?? appointmentInstant(date, time, schedule.timeZone), now),
  });
  const stored = { line, upcoming, booking: { ...customer, ...sold, orderNo, clientId } };
  if (!upcoming) return stored;
  const crews = crewsOn(date, calendar);
  if (!(await claimDay(tx, { date, owner: { bookingId: id }, crews, now })))
    throw new NotTaken(faultOf(line, 'day-taken', 'appointmentDate'));
  if (texts)
    await scheduleReminder(tx, { bookingId: id, phone: customer.phone, language, date, time, sequence: 0 }, now);
  return stored;
}

type ClientIdResult = { clientId: string } | { reason: 'client-number' | 'client-taken' | 'clients-out' };

/** The number in the file if it is free or already this client's; the next free one if the file has none. */
async function clientIdFor(
  tx: Db,
  { bookingId, cells, email, visit }: { bookingId: string; cells: Cells; email: string; visit: ImportedVisit },
): Promise<ClientIdResult> {
  const given = cells.clientId?.toUpperCase().replace(/\s/g, '') ?? '';
  if (given === '') {
    const kind = clientKindFor(visit.coatingType, services);
    const number = await takeClientNumber(tx, kind, bookingId);
    return number === null ? { reason: 'clients-out' } : { clientId: formatClientId(kind, number, brand.prefix) };
  }
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d{1,6})$/.exec(given) ?? [];
  if (letters !== 'VIP' && letters !== brand.prefix) return { reason: 'client-number' };
  const kind = letters === 'VIP' ? 'VIP' : 'HC';
  const number = Number(digits);
  const found = await takeClientNumberOf(tx, { kind, number, bookingId });
  if (!found) return { reason: 'client-number' };
  if (found.taken !== null && found.taken.toLowerCase() !== email.toLowerCase()) return { reason: 'client-taken' };
  return { clientId: formatClientId(kind, number, brand.prefix) };
}

/** When it was booked, never in the future. */
const bookedAt = (given: Date, now: Date): Date => (given < now ? given : now);
