import type { Deps } from '#server/deps.ts';
import { findBookingId } from './queries/bookings.ts';

/** The booking in a URL, for per-booking limits. Made-up numbers only have their network's limit. */
export const bookingMeant =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ params }: { params: { order: string } }): Promise<string | null> =>
    findBookingId(db, params.order);
