import type { Deps } from '#server/deps.ts';
import { findBookingId } from './queries/bookings.ts';

/** The booking that an address names, for limits that count by it. Numbers that were made up share their network's limit. */
export const bookingMeant =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ params }: { params: { order: string } }): Promise<string | null> =>
    findBookingId(db, params.order);
