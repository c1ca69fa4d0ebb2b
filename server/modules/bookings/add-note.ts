import type { Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';
import { insertNote } from './queries/changes.ts';

type Wish = { orderNo: string; words: string; by: Actor };

/** Adds an operator's note to a booking. Its text may name people, so the audit log has only its id. */
export const addNote = (deps: Deps, { orderNo, words, by }: Wish): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo }, async (tx, booking) => {
    const { id: bookingId } = booking;
    const note = await insertNote(tx, { bookingId, administratorId: by.id, words, createdAt: deps.clock.now() });
    await audit(tx, deps, { by: by.id, action: 'booking.noted', subject: bookingId, after: { note } });
    return raiseVersion(tx, booking);
  });
