import type { Booking } from '#server/database/schema/bookings.ts';
import type { CreatedBooking } from '#server/modules/bookings/create.ts';

type Ids = Pick<Booking, 'id' | 'orderNo' | 'reference' | 'clientId'>;

/** The answer for an existing booking, the same as for a new one. */
export const confirmedAs = ({ id, orderNo, reference, clientId }: Ids): CreatedBooking => ({
  ...{ orderNo, bookingId: id, reference, clientId },
});

/** A booking's ids in the API: its Booking ID is the short reference. */
export const shownIds = ({ orderNo, reference, clientId }: CreatedBooking) => ({
  ...{ orderNo, bookingId: reference, clientId },
});
