import { orderProblem } from '#domain/booking/refresh.ts';
import { openTimes } from '#domain/calendar/availability.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { isClosed, type ProposalState } from '#domain/weather/answer.ts';
import { type Appointment, clearDays } from '#domain/weather/next-day.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { dayLimitsOf } from '#server/modules/bookings/queries/visits.ts';
import { calendarView, listBookedDates } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { recentForecast } from './forecast.ts';
import { findProposal, findWeatherLink, type Proposal } from './queries/proposals.ts';
import { shownAccount } from './shown-account.ts';
import { workOf } from './work.ts';

export type ProposalView = Awaited<ReturnType<typeof viewOf>>;

export const stateOf = ({ state, clientResponse, answerBy }: Proposal): ProposalState => ({
  state,
  answer: clientResponse,
  answerBy,
});

/** Whether the calendar still offers an appointment; a day may have been closed since it was proposed or left. */
export const isOpen = ({ date, time }: Appointment, { rules, now }: { rules: CalendarRules; now: Date }): boolean =>
  openTimes(date, calendarView(rules, now)).includes(time);

/** The proposal behind a weather link and its answer, if any. Read-only. A link expires when the visit begins. */
export async function readProposal(deps: Deps, { token }: { token: string }): Promise<ProposalView | Refusal> {
  const link = await findWeatherLink(deps.db, sha256(token));
  const now = deps.clock.now();
  if (!link || link.expiresAt <= now) return refuse('WEATHER_LINK_INVALID');
  const [booking, proposal] = await Promise.all([
    findBookingById(deps.db, link.bookingId),
    findProposal(deps.db, link.proposalId),
  ]);
  if (!booking || !proposal) return refuse('WEATHER_LINK_INVALID');
  return viewOf(deps, booking, proposal);
}

export async function viewOf(deps: Deps, booking: Booking, proposal: Proposal) {
  const now = deps.clock.now();
  const closed = booking.status !== 'active' || isClosed(stateOf(proposal), now);
  const { original, proposed, clientResponse: answer, answerBy, reasons } = proposal;
  const current = { date: booking.appointmentDate, time: booking.appointmentTime };
  const rules = await deps.calendar.rules.read();
  const limits = await dayLimitsOf(deps.db, booking);
  const inOrder = ({ date }: Appointment) => orderProblem(limits, date) === null;
  const free = closed ? () => false : await freeDays(deps);
  return {
    coatingType: booking.coatingType,
    selectedLayout: booking.selectedLayout,
    reasons: [...reasons],
    original,
    proposed,
    current,
    answer,
    answerBy: answerBy.toISOString(),
    silence: proposal.silence,
    withdrawn: proposal.withdrawnAt !== null,
    closed,
    canAccept: !closed && inOrder(proposed) && isOpen(proposed, { rules, now }),
    canKeepOriginal: answer === 'accept' && inOrder(original) && free(original) && isOpen(original, { rules, now }),
    account: await shownAccount(deps.db),
    otherDays: closed
      ? []
      : (await clearVisits(deps, booking, proposal)).filter(
          (day) => inOrder(day) && free(day) && day.date !== current.date && day.date !== proposed.date,
        ),
  };
}

async function freeDays(deps: Pick<Deps, 'calendar' | 'clock' | 'limits'>): Promise<(day: Appointment) => boolean> {
  const { bookedDates, blockedTimes } = await listBookedDates(deps, { hash: null });
  return ({ date, time }) => !bookedDates.includes(date) && !blockedTimes[date]?.includes(time);
}

/** The clear, open days that this visit could move to; empty without a forecast. */
export async function clearVisits(
  deps: Deps,
  booking: Booking,
  { original }: Pick<Proposal, 'original'>,
): Promise<Appointment[]> {
  const [forecast, rules, { weather: limits }] = await Promise.all([
    recentForecast(deps),
    deps.calendar.rules.read(),
    deps.settings.read(),
  ]);
  const view = calendarView(rules, deps.clock.now());
  if (!forecast) return [];
  const days = forecast.days.map(({ date }) => date);
  return clearDays({ visit: { ...workOf(booking), ...original }, days, sky: forecast.sky, rules: limits, view });
}
