import { services } from '#business/services.ts';
import { numberToRefresh, storefrontsOf } from '#domain/clients/again.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { recordOf } from '#server/modules/bookings/read.ts';
import { bookingsBeside } from './queries/list.ts';

/** What a new booking for the client of an earlier one starts from, and the client's storefronts, that of the booking first. */
export async function bookAgain({ db }: Pick<Deps, 'db'>, orderNo: string) {
  const booking = await findBookingByOrder(db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  const all = await bookingsBeside(db, booking.id);
  return {
    booking: recordOf(booking),
    refreshes: numberToRefresh(booking, all.length > 0 ? all : [booking], services),
    storefronts: storefrontsOf([booking, ...all]).map(({ orderNo: order, businessName, address }) => ({
      ...{ orderNo: order, businessName, address },
    })),
  };
}
