import { type LinkState, linkState } from '#domain/booking/payment-link.ts';
import { checkAppointment } from '#domain/calendar/schedule.ts';
import { forwardSortationArea } from '#domain/funnel/area.ts';
import { refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { calendarView, listBookedDates } from '#server/modules/calendar/open-days.ts';
import { findLink, type OperatorBooking } from '../queries/operator-bookings.ts';

/** What a payment link opens: what is to be paid and for whom, or what became of it. Changes nothing. */
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
  const { base, gst, qst, total } = link;
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
      quote: { base, gst, qst, total },
      expiresAt: expiresAt.toISOString(),
      customer,
    },
  };
}

/** What a link is worth now. */
export async function stateOf(deps: Deps, link: OperatorBooking): Promise<LinkState> {
  const now = deps.clock.now();
  const isOpen = linkState(link, now, true);
  return isOpen === 'expired' ? linkState(link, now, await isDayFree(deps, link, now)) : isOpen;
}

async function isDayFree(deps: Deps, { bookingData }: OperatorBooking, now: Date): Promise<boolean> {
  const { appointmentDate: date, appointmentTime: time } = bookingData;
  const view = calendarView(await deps.calendar.rules.read(), now);
  if (checkAppointment(date, time, view) !== null) return false;
  return !(await listBookedDates(deps, { hash: null })).bookedDates.includes(date);
}
