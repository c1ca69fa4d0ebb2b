import type { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';
import { insertNote } from './queries/changes.ts';

type Wish = { orderNo: string; words: string; by: Actor };

/** Adds an operator's note to a booking. Its text may name people, so the audit log has only its id. */
export const addNote = (deps: Deps, { orderNo, words, by }: Wish): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo }, (tx, booking) => writeNote(tx, deps, { booking, words, by }));

type Note = { booking: Booking; words: string; by: Actor };

/** The same for a locked booking; also returns the note's id. */
export async function writeNote(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  { booking, words, by }: Note,
): Promise<ChangedBooking & { note: number }> {
  const { id: bookingId } = booking;
  const note = await insertNote(tx, { bookingId, administratorId: by.id, words, createdAt: deps.clock.now() });
  await audit(tx, deps, { by: by.id, action: 'booking.noted', subject: bookingId, after: { note } });
  return { ...(await raiseVersion(tx, booking)), note };
}
