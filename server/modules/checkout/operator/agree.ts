import { may } from '#domain/access/permissions.ts';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { type AgreedPrice, agreePrice, type OwnPrice, type PaymentWay } from '#domain/booking/operator-booking.ts';
import { sameEmail } from '#domain/booking/refresh.ts';
import type { Cents } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/operator.ts';
import { atPrice, priceChoice } from '../price.ts';
import { type RequestedBooking, validateBooking } from '../validate.ts';

export type Wish = {
  booking: RequestedBooking;
  customer: Customer;
  way: PaymentWay;
  /** An owner’s own price, before taxes. */
  own: OwnPrice | null;
  /** The total that the operator saw and quoted. */
  total: Cents;
};

export type Agreed = AgreedPrice & { choice: BookingChoice; listed: RatedQuote; earlier: Booking | null };

/** What an operator sells, by the rules of the funnel: area, size, day, code and number, and the price that applies. */
export async function agree(
  deps: Deps,
  operator: Pick<Operator, 'role'>,
  { booking, customer, way, own, total }: Wish,
): Promise<Agreed | Refusal> {
  const choice = await validateBooking(deps, booking);
  if (isRefusal(choice)) return choice;
  const priced = await priceChoice(deps, choice, 'operator');
  if (isRefusal(priced)) return priced;
  const { quote, standard, earlier, courtesy } = priced;
  // A VIP's free refresh is only for the Platinum customer.
  const isFree = courtesy !== null && earlier !== null && sameEmail(earlier.email, customer.email);
  const listed = isFree ? quote : standard;
  const agreed = agreePrice({ listed, way, own, mayPrice: may(operator, 'booking.own-price') });
  if (agreed === 'owner-needed') return refuse('OWNER_NEEDED');
  if (typeof agreed === 'string') return refuse('INVALID_INPUT');
  if (agreed.quote.total !== total) return refuse('PRICE_DIFFERS', { quote: agreed.quote });
  return { ...agreed, choice: isFree && own === null ? atPrice(choice, priced) : choice, listed, earlier };
}
