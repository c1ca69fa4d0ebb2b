import type { DayForecast } from '#adapters/forecast/port.ts';
import { schedule } from '#business/schedule.ts';
import { answerBy as answerTime } from '#business/weather.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { appointmentInstant, crewsOn } from '#domain/calendar/schedule.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Silence } from '#domain/weather/answer.ts';
import type { JudgedVisit, WeatherReason, WeatherRules } from '#domain/weather/judge.ts';
import { type Appointment, answerDeadline, clearDays, dayBefore } from '#domain/weather/next-day.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { insertLinks } from '#server/modules/bookings/queries/links.ts';
import { dayLimits } from '#server/modules/bookings/queries/visits.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { holdForWeather, linkHolds } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { enqueue, type OutboxEntry } from '#server/outbox/enqueue.ts';
import type { Forecast } from './forecast.ts';
import { insertProposals } from './queries/proposals.ts';
import { workOf } from './work.ts';

type Unsuitable = {
  /** Locked by the transaction. */
  booking: Booking;
  judgementId: number | null;
  reasons: readonly WeatherReason[];
  weather: DayForecast;
};

type Evening = {
  forecast: Forecast;
  rules: CalendarRules;
  limits: WeatherRules;
  silence: Silence;
  /** While days are in demand, unpaid checkouts yield. */
  overUnpaidSince: Date | null;
  /** Days known to have no free crew tonight; new ones are added. */
  full: Set<IsoDate>;
};

export type HeldDay = Appointment & { holdId: number; answerBy: Date };

/**
 * Holds the first clear day with a free crew for each visit, in their order, and proposes it to the client, by text message
 * and by e-mail. Where there is none, or it is too late, alerts the operator once per visit and day. Returns how many days
 * were proposed.
 */
export async function proposeDays(
  deps: Deps,
  tx: Db,
  visits: readonly Unsuitable[],
  evening: Evening,
): Promise<number> {
  const now = deps.clock.now();
  const isLate = ({ appointmentDate }: Booking) => dayBefore(appointmentDate, answerTime, schedule.timeZone) <= now;
  const inTime = visits.map(({ booking }) => booking).filter((booking) => !isLate(booking));
  const held = await holdClearDays(tx, inTime, { ...evening, now });
  const proposed: Proposed[] = [];
  for (const visit of visits) {
    const day = held.get(visit.booking.id);
    if (day) proposed.push({ ...visit, silence: evening.silence, held: day, dueAt: now });
    else await alertOperator(tx, visit, { now, late: isLate(visit.booking) });
  }
  await sendProposals(deps, tx, proposed, now);
  return proposed.length;
}

/** Each round asks for all of them at once, in one write: those that find their day full ask for their next. */
async function holdClearDays(
  tx: Db,
  bookings: readonly Booking[],
  { forecast, rules, limits, overUnpaidSince, full, now }: Evening & { now: Date },
): Promise<Map<string, HeldDay>> {
  const limitsOf = await dayLimits(
    tx,
    bookings.map(({ id }) => id),
  );
  const [view, dates] = [calendarView(rules, now), forecast.days.map(({ date }) => date)];
  const clear = memoized((visit) => clearDays({ visit, days: dates, sky: forecast.sky, rules: limits, view }));
  const evening = { time: answerTime, timeZone: schedule.timeZone };
  const hold = async ({ id: bookingId, appointmentDate }: Booking, day: Appointment): Promise<HeldDay | null> => {
    const answerBy = answerDeadline(appointmentDate, day.date, evening);
    const crews = crewsOn(day.date, rules);
    const wish = { ...day, bookingId, expiresAt: answerBy, crews, overUnpaidSince, now };
    const holdId = await holdForWeather(tx, wish);
    return holdId === null ? null : { ...day, holdId, answerBy };
  };
  const held = new Map<string, HeldDay>();
  let open = bookings.map((booking) => {
    const between = limitsOf.get(booking.id);
    const days = clear(workOf(booking)).filter(({ date }) => !between || orderProblem(between, date) === null);
    return { booking, days };
  });
  while (open.length > 0) {
    const asked = open.flatMap(({ booking, days }) => {
      const [day, ...others] = days.filter(({ date }) => !full.has(date));
      return day ? [{ booking, day, days: others }] : [];
    });
    const answers = await Promise.all(asked.map(({ booking, day }) => hold(booking, day)));
    open = asked.filter(({ booking, day }, index) => {
      const got = answers[index];
      if (got) held.set(booking.id, got);
      else full.add(day.date);
      return !got;
    });
  }
  return held;
}

/** Visits of one kind on one day have the same weather. */
function memoized(search: (visit: JudgedVisit) => Appointment[]): (visit: JudgedVisit) => Appointment[] {
  const found = new Map<string, Appointment[]>();
  return (visit) => {
    const key = Object.values(visit).join();
    const days = found.get(key) ?? search(visit);
    found.set(key, days);
    return days;
  };
}

type Proposed = Pick<Unsuitable, 'booking' | 'reasons' | 'judgementId'> & {
  silence: Silence;
  /** Null if an operator overrides the forecast. */
  weather: DayForecast | null;
  held: HeldDay;
  dueAt: Date;
};

/** Writes proposals of days that are held, one of each booking, and queues their messages; their numbers by booking. */
export async function sendProposals(
  { ids, appSecret }: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  proposed: readonly Proposed[],
  now: Date,
): Promise<Map<string, number>> {
  if (proposed.length === 0) return new Map();
  const hashOf = (linkId: string) => sha256(linkToken(appSecret, linkId));
  const linked = proposed.map((one) => ({ ...one, textLink: ids.uuid(), mailLink: ids.uuid() }));
  const numbers = await insertProposals(
    tx,
    linked.map(({ booking, judgementId, reasons, weather, silence, held, textLink }) => ({
      bookingId: booking.id,
      judgementId,
      notificationDate: now,
      weatherDate: booking.appointmentDate,
      weatherTime: booking.appointmentTime,
      precipitationChance: weather?.precipitationChance == null ? null : Math.round(weather.precipitationChance),
      weatherCondition: weather?.condition ?? null,
      weatherJudgment: `unsuitable: ${reasons.join(', ')}`,
      silence,
      proposedNewDate: held.date,
      proposedNewTime: held.time,
      holdId: held.holdId,
      responseToken: hashOf(textLink),
      answerBy: held.answerBy,
      createdAt: now,
    })),
  );
  await linkHolds(tx, [...numbers.values()]);
  await insertLinks(
    tx,
    linked.flatMap(({ booking, textLink, mailLink }) =>
      [textLink, mailLink].map((id) => ({
        ...{ id, bookingId: booking.id, purpose: 'weather' as const, tokenHash: hashOf(id), createdAt: now },
        weatherNotificationId: numbers.get(booking.id) ?? null,
        expiresAt: appointmentInstant(booking.appointmentDate, booking.appointmentTime, schedule.timeZone),
      })),
    ),
  );
  await enqueue(
    tx,
    linked.flatMap((one) => messagesOf(one, numbers.get(one.booking.id))),
    now,
  );
  return numbers;
}

type Linked = Proposed & Record<'textLink' | 'mailLink', string>;

function messagesOf(
  { booking, reasons, weather, silence, held, dueAt, textLink, mailLink }: Linked,
  notificationId: number | undefined,
): OutboxEntry[] {
  const { id, appointmentDate: fromDate, appointmentTime: fromTime, phone, email, language } = booking;
  const { date: toDate, time: toTime, answerBy: deadline } = held;
  const condition = weather?.condition ?? null;
  const answerBy = deadline.toISOString();
  const facts = { notificationId, fromDate, fromTime, toDate, toTime, answerBy, reasons, condition, silence };
  const message = { subject: id, dedupeKey: `weather-${notificationId}`, language, dueAt };
  const byMail = { ...message, topic: 'mail.weather-proposal', recipient: email } as const;
  const byText = { ...message, topic: 'sms.weather-proposal', recipient: phone } as const;
  return [
    ...(textNumber(phone) === null ? [] : [{ ...byText, detail: { ...facts, linkId: textLink } }]),
    { ...byMail, detail: { ...facts, linkId: mailLink } },
  ];
}

async function alertOperator(
  tx: Db,
  { booking, reasons, weather }: Unsuitable,
  { now, late }: { now: Date; late: boolean },
): Promise<void> {
  const { id, orderNo, appointmentDate: date, appointmentTime: time } = booking;
  const { date: _, ...figures } = weather;
  const reason = late ? 'weather-too-late' : 'weather-no-other-day';
  const facts = { date, time, reasons, ...figures };
  await tellOperator(tx, { reason, orderNo, facts }, { subject: `weather:${id}:${date}`, now });
}
