import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { wasMovedFrom } from './queries/moves.ts';

/** Whether a crew was ever shown a visit on a day: order numbers can be guessed, so reports on others are rejected. */
export async function wasShown(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { booking, date }: { booking: Pick<Booking, 'id' | 'appointmentDate'>; date: string },
): Promise<boolean> {
  if (date > addDays(today(clock.now(), schedule.timeZone), 1)) return false;
  return booking.appointmentDate === date || (await wasMovedFrom(tx, { bookingId: booking.id, date }));
}
