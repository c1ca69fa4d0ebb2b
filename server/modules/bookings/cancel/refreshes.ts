import { schedule } from '#business/schedule.ts';
import { keptForRefreshes } from '#domain/booking/refresh.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { type Cents, cents } from '#domain/money.ts';
import { basePrice } from '#domain/pricing/price.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { PricesAt } from '#server/modules/pricing/current.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { refreshesOf } from '../queries/visits.ts';

type Known = { now: Date; pricesAt: PricesAt };

/** Whether a VIP's one free refresh was used for a booking. Before the discount was stored, it covered the full price. */
export const isCourtesy = ({ courtesy, refreshOf, paymentMethod }: Booking): boolean =>
  courtesy !== null || (refreshOf !== null && paymentMethod === 'none');

/**
 * What happens to the refreshes of a cancelled visit: upcoming ones are cancelled too, and for a completed free one
 * its list price is kept. One that has started counts as done unless marked otherwise.
 */
export async function dependents(
  db: Db,
  refreshes: readonly Booking[],
  { left, now, pricesAt }: Known & { left: Cents },
) {
  const isAhead = ({ status, appointmentDate, appointmentTime }: Booking) =>
    status === 'active' && appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone) > now;
  const done = refreshes.filter((refresh) => !isAhead(refresh) && isCourtesy(refresh));
  const given = [];
  for (const refresh of done) {
    const { total: paid } = (await accountOfBooking(db, refresh)).kept;
    const { base, taxRates } = refresh;
    given.push({ base, taxRates, courtesy: refresh.courtesy ?? listed(refresh, pricesAt), paid });
  }
  return { toCome: refreshes.filter(isAhead), withheld: keptForRefreshes(given, { left }) };
}

function listed({ storefrontSize: size, selectedLayout: layout, ...refresh }: Booking, pricesAt: PricesAt): Cents {
  if (layout === null) return cents(0);
  const monthly = refresh.monthlyService === 'yes';
  return basePrice(pricesAt(refresh.createdAt), { size, layout, service: refresh.coatingType, monthly }).base;
}

/** What cancelling a visit would keep of its refund, and which refreshes would be cancelled. Read-only. */
export async function cancellingOf(db: Db, { id }: Pick<Booking, 'id'>, known: Known & { left: Cents }) {
  const { toCome, withheld } = await dependents(db, await refreshesOf(db, id), known);
  const refreshes = [];
  for (const refresh of toCome) {
    const { orderNo, appointmentDate, appointmentTime } = refresh;
    const { total: refund } = (await accountOfBooking(db, refresh)).kept;
    refreshes.push({ orderNo, appointmentDate, appointmentTime, refund });
  }
  return { withheld, refreshes };
}
