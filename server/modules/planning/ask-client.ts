import { schedule } from '#business/schedule.ts';
import { answerBy } from '#business/weather.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { askedUntil } from '#domain/planning/day-move.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { judgeVisit } from '#domain/weather/judge.ts';
import type { Appointment } from '#domain/weather/next-day.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { MovedVisit } from '#server/database/schema/days/day-moves.ts';
import type { Deps } from '#server/deps.ts';
import { visitBegins } from '#server/modules/bookings/deadlines.ts';
import { dayLimitsOf } from '#server/modules/bookings/queries/visits.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { holdForWeather } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';
import type { Forecast } from '#server/modules/weather/forecast.ts';
import { sendProposals } from '#server/modules/weather/propose.ts';
import { insertJudgements } from '#server/modules/weather/queries/judgements.ts';
import { workOf } from '#server/modules/weather/work.ts';
import { unclosedProposal } from './queries/visits.ts';

export type Asking = {
  rules: CalendarRules;
  settings: Pick<OperatorSettings, 'weather' | 'silence' | 'policy'>;
  overUnpaidSince: Date | null;
  forecast: Forecast | null;
  undoUntil: Date;
  now: Date;
};

/** Holds a day for a locked visit and proposes it, as the evening job does; the messages go out once undo is over. */
export async function askClient(
  deps: Deps,
  tx: Db,
  booking: Booking,
  { to, rules, settings, overUnpaidSince, forecast, undoUntil, now }: Asking & { to: Appointment },
): Promise<Pick<MovedVisit, 'notificationId' | 'holdId' | 'version'> | Refusal> {
  if (await unclosedProposal(tx, booking.id)) return refuse('BOOKING_CHANGED');
  const shut = checkAppointment(to.date, to.time, calendarView(rules, now));
  if (shut) return refuse(appointmentCodes[shut]);
  const problem = orderProblem(await dayLimitsOf(tx, booking), to.date);
  if (problem) return refuse(problem);
  const visit = { date: booking.appointmentDate, begins: visitBegins(booking) };
  const evening = { time: answerBy, timeZone: schedule.timeZone };
  const until = askedUntil({ visit, proposed: to.date, evening, now });
  if (until === null) return refuse('ASKED_TOO_LATE');
  const crews = crewsOn(to.date, rules);
  const hold = { ...to, bookingId: booking.id, expiresAt: until, crews, overUnpaidSince, now };
  const holdId = await holdForWeather(tx, hold);
  if (holdId === null) return refuse('DATE_TAKEN');
  const proposed = {
    ...{ booking, silence: settings.silence, held: { ...to, holdId, answerBy: until }, dueAt: undoUntil },
    ...(await judged(tx, booking, { forecast, settings, now })),
  };
  const numbers = await sendProposals(deps, tx, [proposed], now);
  return { notificationId: numbers.get(booking.id) ?? null, holdId, version: booking.version };
}

/** The forecast for the old day; an operator may know better, and then no reason is given. */
async function judged(
  tx: Db,
  booking: Booking,
  { forecast, settings, now }: Pick<Asking, 'forecast' | 'settings' | 'now'>,
) {
  const { id: bookingId, appointmentDate: date } = booking;
  const weather = forecast?.days.find((one) => one.date === date) ?? null;
  const judgement = forecast ? judgeVisit(workOf(booking), forecast.sky, settings.weather) : 'unknown';
  if (!forecast || !weather || judgement === 'unknown') return { judgementId: null, weather, reasons: [] };
  const { date: forecastDate, ...figures } = weather;
  const { source } = forecast;
  const { suitable, reasons } = judgement;
  const judged = { bookingId, forecastDate, source, figures, judgedAt: now, suitable, reasons };
  const numbers = await insertJudgements(tx, [judged]);
  return { judgementId: numbers.get(bookingId) ?? null, weather, reasons };
}
