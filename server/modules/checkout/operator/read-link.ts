import { type LinkState, linkState } from '#domain/booking/payment-link.ts';
import { refuse } from '#domain/refusal.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { promiseOf, refundAt } from '#server/modules/bookings/deadlines.ts';
import { closedSince, listBookedDates } from '#server/modules/calendar/open-days.ts';
import { findLink, type OperatorBooking } from '../queries/operator-bookings.ts';
import { dueByLink } from './link-price.ts';

/** What a payment link opens: what is to be paid and for whom, or its outcome. Read-only. */
export async function readPaymentLink(deps: Deps, { token }: { token: string }) {
  const found = await findLink(deps.db, sha256(token));
  if (!found) return refuse('PAYMENT_LINK_INVALID');
  const { link, orderNo } = found;
  const state = await stateOf(deps, link);
  const { appointmentDate, appointmentTime } = link.bookingData;
  const visit = { appointmentDate, appointmentTime, orderNo };
  const { customer, expiresAt } = link;
  if (state !== 'ready' || !customer || !expiresAt) return { state, ...visit, offer: null };
  const { postalCode, storefrontSize, selectedLayout, coatingType, monthlyService } = link.bookingData;
  const { clientNumber, invitationCode } = link.bookingData;
  const { refundUntil } = promiseOf(link.bookingData, (await deps.settings.read()).policy);
  return {
    state,
    ...visit,
    offer: {
      postalCode: forwardSortationArea(postalCode),
      storefrontSize,
      selectedLayout,
      coatingType,
      monthlyService,
      clientNumber,
      invitationCode,
      quote: dueByLink(deps, link),
      refund: refundAt(refundUntil, deps.clock.now()),
      expiresAt: expiresAt.toISOString(),
      customer,
    },
  };
}

/** A link's current state. */
export async function stateOf(
  { clock, calendar, limits }: Pick<Deps, 'clock' | 'calendar' | 'limits'>,
  link: OperatorBooking,
): Promise<LinkState> {
  const now = clock.now();
  const state = linkState(link, now);
  if (state !== 'ready' && state !== 'expired') return state;
  const closed = closedSince(link.bookingData, await calendar.rules.read(), now);
  if (state === 'ready') return closed ? 'closed' : 'ready';
  const { bookedDates } = await listBookedDates({ clock, calendar, limits }, { hash: null });
  return closed || bookedDates.includes(link.bookingData.appointmentDate) ? 'day-gone' : 'expired';
}
