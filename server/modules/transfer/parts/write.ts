import { schedule } from '#business/schedule.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { clientKindFor, formatClientId } from '#domain/booking/client-number.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { Cells, ImportedVisit } from '#domain/import/read-line.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { insertBooking } from '#server/modules/bookings/queries/bookings.ts';
import { takeClientNumber } from '#server/modules/bookings/queries/client-numbers.ts';
import { scheduleVisitTexts } from '#server/modules/bookings/schedule-texts.ts';
import { claimDay } from '#server/modules/calendar/queries/day-claims.ts';
import { takeThisClientNumber } from '../queries/import.ts';
import { faultOf, type ImportFault } from './lines.ts';

/** Checks who a line is for as the payment form would. */
export type CustomerCheck = (cells: Cells) => {
  customer: (Customer & { specialInstructions: string | null }) | null;
  faults: { column: string; reason: Bilingual }[];
};

export type FreshBooking = {
  line: number;
  orderNo: string;
  cells: Cells;
  visit: ImportedVisit;
  customer: NonNullable<ReturnType<CustomerCheck>['customer']>;
};

/** Writes one booking of before; a fault where its number or its day is somebody else's. */
export async function writeImported(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  { line, orderNo, cells, visit, customer }: FreshBooking,
  { crews, texts }: { crews: number; texts: boolean },
): Promise<ImportFault | null> {
  const { upcoming, bookedOn, ...sold } = visit;
  const { language, appointmentDate: date, appointmentTime: time } = sold;
  const now = deps.clock.now();
  const id = deps.ids.booking();
  const numbered = await clientIdFor(tx, { bookingId: id, cells, email: customer.email, visit });
  if ('reason' in numbered) return faultOf(line, numbered.reason, 'clientId');
  const over = visit.status === 'cancelled' ? { cancelledAt: now } : {};
  await insertBooking(tx, {
    ...customer,
    ...sold,
    ...over,
    id,
    orderNo,
    clientId: numbered.clientId,
    companyName: customer.businessName,
    paymentStatus: 'paid',
    paymentMethod: 'elsewhere',
    // Whoever kept the books until now keeps them for these.
    syncStatus: 'synced',
    importedAt: now,
    createdAt: bookedAt(bookedOn ?? appointmentInstant(date, time, schedule.timeZone), now),
  });
  if (!upcoming) return null;
  if (!(await claimDay(tx, { date, owner: { bookingId: id }, crews, now }))) {
    return faultOf(line, 'day-taken', 'appointmentDate');
  }
  if (texts)
    await scheduleVisitTexts(tx, { bookingId: id, phone: customer.phone, language, date, time, sequence: 0 }, now);
  return null;
}

type Numbered = { clientId: string } | { reason: 'client-number' | 'client-taken' | 'clients-out' };

/** The client's own number where it is free or already theirs, else the next one. */
async function clientIdFor(
  tx: Db,
  { bookingId, cells, email, visit }: { bookingId: string; cells: Cells; email: string; visit: ImportedVisit },
): Promise<Numbered> {
  const given = cells.clientId?.toUpperCase().replace(/\s/g, '') ?? '';
  if (given === '') {
    const kind = clientKindFor(visit.coatingType);
    const number = await takeClientNumber(tx, kind, bookingId);
    return number === null ? { reason: 'clients-out' } : { clientId: formatClientId(kind, number) };
  }
  const [, letters, digits] = /^(HC|VIP)(\d{1,6})$/.exec(given) ?? [];
  if (!letters || !digits) return { reason: 'client-number' };
  const kind = letters === 'VIP' ? 'VIP' : 'HC';
  const number = Number(digits);
  const found = await takeThisClientNumber(tx, { kind, number, bookingId });
  if (!found) return { reason: 'client-number' };
  if (found.taken !== null && found.taken.toLowerCase() !== email.toLowerCase()) return { reason: 'client-taken' };
  return { clientId: formatClientId(kind, number) };
}

/** When it was booked; never in the future. */
const bookedAt = (said: Date, now: Date): Date => (said < now ? said : now);
