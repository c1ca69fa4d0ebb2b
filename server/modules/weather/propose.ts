import type { DayForecast } from '#adapters/forecast/port.ts';
import { schedule } from '#business/schedule.ts';
import { answerBy as answerTime } from '#business/weather.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { appointmentInstant, crewsOn } from '#domain/calendar/schedule.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Thresholds, WeatherReason } from '#domain/weather/judge.ts';
import { type Appointment, answerDeadline, clearDays, dayBefore } from '#domain/weather/next-day.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { insertLinks } from '#server/modules/bookings/queries/links.ts';
import { dayLimitsOf } from '#server/modules/bookings/queries/visits.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { holdForWeather, linkHold } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Forecast } from './forecast.ts';
import { insertProposal } from './queries/proposals.ts';

type Unsuitable = {
  /** Locked by the transaction. */
  booking: Booking;
  judgementId: number;
  reasons: readonly WeatherReason[];
  weather: DayForecast;
  forecast: Forecast;
  rules: CalendarRules;
  thresholds: Thresholds;
  /** While days are in demand, unpaid checkouts give way. */
  overUnpaidSince: Date | null;
  /** Days that are known to have no free crew tonight; what is found is added. */
  full: Set<IsoDate>;
};

type HeldDay = Appointment & { holdId: number; answerBy: Date };

/**
 * Holds the first clear day with a free crew for a visit and proposes it to the client, by text message and by e-mail. Where
 * there is none, or it is too late, alerts the operator once per visit and day. Returns whether a day was proposed.
 */
export async function proposeDay(deps: Deps, tx: Db, unsuitable: Unsuitable): Promise<boolean> {
  const { booking } = unsuitable;
  const now = deps.clock.now();
  const late = dayBefore(booking.appointmentDate, answerTime, schedule.timeZone) <= now;
  const held = late ? null : await holdClearDay(tx, unsuitable, now);
  if (held) await propose(deps, tx, { ...unsuitable, held, now });
  else await alertOperator(tx, unsuitable, { now, late });
  return held !== null;
}

async function holdClearDay(
  tx: Db,
  { booking, forecast, rules, thresholds, overUnpaidSince, full }: Unsuitable,
  now: Date,
): Promise<HeldDay | null> {
  const { id: bookingId, appointmentDate, appointmentTime } = booking;
  const days = clearDays({
    visit: { date: appointmentDate, time: appointmentTime },
    forecast: forecast.days,
    thresholds,
    view: calendarView(rules, now),
  });
  const evening = { time: answerTime, timeZone: schedule.timeZone };
  const limits = await dayLimitsOf(tx, booking);
  for (const day of days) {
    if (full.has(day.date) || orderProblem(limits, day.date)) continue;
    const answerBy = answerDeadline(appointmentDate, day.date, evening);
    const hold = { ...day, bookingId, expiresAt: answerBy, crews: crewsOn(day.date, rules), overUnpaidSince, now };
    const holdId = await holdForWeather(tx, hold);
    if (holdId !== null) return { ...day, holdId, answerBy };
    full.add(day.date);
  }
  return null;
}

async function propose(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  { booking, judgementId, reasons, weather, held, now }: Unsuitable & { held: HeldDay; now: Date },
): Promise<void> {
  const { id: bookingId, appointmentDate: fromDate, appointmentTime: fromTime, phone, email, language } = booking;
  const { date: toDate, time: toTime, holdId, answerBy } = held;
  const [textLink, mailLink] = [deps.ids.uuid(), deps.ids.uuid()];
  const hashOf = (linkId: string) => sha256(linkToken(deps.appSecret, linkId));
  const { precipitationChance: chance, condition } = weather;
  const notificationId = await insertProposal(tx, {
    bookingId,
    judgementId,
    notificationDate: now,
    weatherDate: fromDate,
    weatherTime: fromTime,
    precipitationChance: chance === null ? null : Math.round(chance),
    weatherCondition: condition,
    weatherJudgment: `unsuitable: ${reasons.join(', ')}`,
    proposedNewDate: toDate,
    proposedNewTime: toTime,
    holdId,
    responseToken: hashOf(textLink),
    answerBy,
    createdAt: now,
  });
  await linkHold(tx, holdId, notificationId);
  const link = {
    bookingId,
    purpose: 'weather',
    weatherNotificationId: notificationId,
    createdAt: now,
    expiresAt: appointmentInstant(fromDate, fromTime, schedule.timeZone),
  } as const;
  await insertLinks(
    tx,
    [textLink, mailLink].map((id) => ({ ...link, id, tokenHash: hashOf(id) })),
  );
  const facts = {
    notificationId,
    fromDate,
    fromTime,
    toDate,
    toTime,
    answerBy: answerBy.toISOString(),
    reasons,
    condition,
  };
  const byText = { topic: 'sms.weather-proposal', recipient: phone, detail: { ...facts, linkId: textLink } } as const;
  const message = { subject: bookingId, dedupeKey: `weather-${notificationId}`, language, dueAt: now };
  await enqueue(
    tx,
    [
      ...(textNumber(phone) === null ? [] : [{ ...message, ...byText }]),
      { ...message, topic: 'mail.weather-proposal', recipient: email, detail: { ...facts, linkId: mailLink } },
    ],
    now,
  );
}

async function alertOperator(
  tx: Db,
  { booking, reasons, weather }: Unsuitable,
  { now, late }: { now: Date; late: boolean },
): Promise<void> {
  const { id, orderNo, appointmentDate: date, appointmentTime: time } = booking;
  const { date: _, ...figures } = weather;
  const why = late ? 'it is too late to propose another day' : 'no other day is clear and free';
  const detail = { reason: `unsuitable weather for a visit, and ${why}`, orderNo, date, time, reasons, ...figures };
  await enqueue(tx, [{ topic: 'operator.alert', subject: `weather:${id}:${date}`, dueAt: now, detail }], now);
}
