import type { Booking } from '#server/database/schema/bookings.ts';
import type { CreatedBooking } from '#server/modules/bookings/create.ts';

type Ids = Pick<Booking, 'id' | 'orderNo' | 'reference' | 'clientId'>;

/** What a booking that is there already is answered as, like one that was just made. */
export const confirmedAs = ({ id, orderNo, reference, clientId }: Ids): CreatedBooking => ({
  ...{ orderNo, bookingId: id, reference, clientId },
});

/** The ids of a booking as they leave the program: its Booking ID is the short reference. */
export const shownIds = ({ orderNo, reference, clientId }: CreatedBooking) => ({
  ...{ orderNo, bookingId: reference, clientId },
});
