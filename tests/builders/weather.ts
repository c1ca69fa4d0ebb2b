import type { DayForecast, ForecastReading, ForecastService } from '#adapters/forecast/port.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type HourFigures, hourName } from '#domain/weather/sky.ts';
import { linkToken } from '#server/common/secrets.ts';
import { answerProposal, chooseDay } from '#server/modules/weather/answer.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { aVisitor, book, openTestApp, type TestApp } from './test-app.ts';

const clear = {
  precipitationChance: 0,
  precipitationMm: 0,
  temperatureC: 15,
  gustKmh: 15,
  condition: 'clear',
} as const;
export const rain = { precipitationChance: 90, precipitationMm: 8, condition: 'rain' } as const;

/** The hours of such days, all alike; what falls is shared among those of the working day. */
export const hoursLike = (days: readonly DayForecast[]): HourFigures[] =>
  days.flatMap(({ date, condition: _, ...figures }) =>
    Array.from({ length: 24 }, (_each, hour) => ({
      ...figures,
      hour: hourName(date, hour),
      ...((hour < 8 || hour >= 18) && { precipitationChance: 0, precipitationMm: 0 }),
      ...(hour >= 8 &&
        hour < 18 &&
        figures.precipitationMm !== null && { precipitationMm: figures.precipitationMm / 10 }),
    })),
  );

/** A forecast service in memory: every day is clear that was not set otherwise. */
export function fakeForecast(source = 'fake') {
  const days = new Map<string, Partial<DayForecast>>();
  const ownHours = new Map<string, Partial<HourFigures>>();
  const answers: { state: 'well' | 'unavailable' } = { state: 'well' };
  const calls = { reads: 0 };
  const service: ForecastService = {
    async read(wanted): Promise<ForecastReading> {
      calls.reads += 1;
      if (answers.state === 'unavailable') return { state: 'unavailable', source, detail: 'no answer' };
      const dates = daysBetween(wanted.from, addDays(wanted.from, wanted.days));
      const told = dates.map((date) => ({ ...clear, ...days.get(date), date }));
      return {
        state: 'read',
        source,
        days: told,
        hours: hoursLike(told).map((one) => ({ ...one, ...ownHours.get(one.hour) })),
      };
    },
  };
  return {
    ...{ service, told: answers, calls },
    set: (date: string, figures: Partial<DayForecast>) => days.set(date, figures),
    setHours(hours: Readonly<Record<string, Partial<HourFigures>>>) {
      for (const [hour, figures] of Object.entries(hours)) ownHours.set(hour, figures);
    },
  };
}

/** Monday, 6 October 2025, seven in the evening in Montréal. */
export const mondayEvening = new Date('2025-10-06T23:00:00Z');

/** The program with a forecast service that does as it is told, and what happens to its visits and proposals. */
export async function openWeatherApp() {
  const testApp = await openTestApp();
  const forecast = fakeForecast();
  const { deps, time, forget } = testApp;
  deps.forecasts = [forecast.service];
  return {
    ...testApp,
    forecast,
    /** The daily run on Monday evening. */
    evening: () => {
      time.now = mondayEvening;
      return judgeVisits(deps);
    },
    answer: (token: string, action: string | undefined, change = false) =>
      answerProposal(deps, { token, action, change, language: 'en' }),
    choose: (token: string, date: string) => chooseDay(deps, { token, date, language: 'en' }),
    /** The moment until which an answer to `proposed` counts. */
    tooLate: () => {
      time.now = new Date('2025-10-08T22:00:00Z');
    },
    /** Somebody else buys a day. */
    sell: async (appointmentDate: string) => {
      forget();
      await book(testApp, { booking: { appointmentDate }, visitor: aVisitor(`buyer of ${appointmentDate}`) });
    },
  };
}
export type WeatherApp = Awaited<ReturnType<typeof openWeatherApp>>;

/** The visit of `proposed` as it was, and as it is proposed. */
export const thursday = { date: '2025-10-09', time: '9:00 AM' as const };
export const monday = { date: '2025-10-13', time: '9:00 AM' as const };
/** What a customer is told who accepts the other day, and who keeps the own. */
export const moved = 'Your appointment has been rescheduled for better weather. A new confirmation email will follow.';
export const kept = 'Your original appointment is maintained. We continue to monitor the weather.';

export type ProposalRow = {
  id: number;
  state: string;
  weatherDate: string;
  proposedDate: string;
  answerBy: Date;
  response: string | null;
  movedTo: string | null;
  holdId: number | null;
  holdStatus: string | null;
};

/** The proposals of a booking, the oldest first, with what became of their holds. */
export async function proposalsOf(testApp: TestApp, bookingId: string): Promise<ProposalRow[]> {
  const { rows } = await testApp.pool.query<ProposalRow>(
    `select weather.id::int, weather.state, weather.weather_date::text as "weatherDate",
       weather.proposed_new_date::text as "proposedDate", weather.answer_by as "answerBy",
       weather.client_response as response, weather.moved_to_date::text as "movedTo",
       weather.hold_id::int as "holdId", hold.status as "holdStatus"
     from weather_notifications as weather left join calendar_holds as hold on hold.id = weather.hold_id
     where weather.booking_id = $1 order by weather.id`,
    [bookingId],
  );
  return rows;
}

/** The tokens of a booking's newest proposal, as its text and its mail carry them. */
export async function tokensOf(testApp: TestApp, bookingId: string): Promise<{ text: string; mail: string }> {
  const { rows } = await testApp.pool.query<{ topic: string; link: string }>(
    `select topic, detail ->> 'linkId' as link from outbox
     where subject = $1 and topic like '%.weather-proposal' order by id desc limit 2`,
    [bookingId],
  );
  const token = (topic: string) =>
    linkToken(testApp.deps.appSecret, rows.find((row) => row.topic === topic)?.link ?? '');
  return { text: token('sms.weather-proposal'), mail: token('mail.weather-proposal') };
}

/** When a booking's visit is, and who has which day. */
export async function visitOf(
  testApp: TestApp,
  bookingId: string,
): Promise<{ date: string; time: string; sequence: number }> {
  const { rows } = await testApp.pool.query<{ date: string; time: string; sequence: number }>(
    `select appointment_date::text as date, appointment_time as time, calendar_sequence as sequence
     from bookings where id = $1`,
    [bookingId],
  );
  const [visit] = rows;
  if (!visit) throw new Error(`no such booking: ${bookingId}`);
  return visit;
}

/** Each claimed day and whose it is: `booking`, or `hold`. */
export async function claims(testApp: TestApp): Promise<Record<string, string>> {
  const { rows } = await testApp.pool.query<{ date: string; owner: string }>(
    `select service_date::text as date, case when hold_id is null then 'booking' else 'hold' end as owner
     from day_claims order by service_date, crew`,
  );
  return Object.fromEntries(rows.map(({ date, owner }) => [date, owner]));
}

/**
 * On Monday evening rain is forecast for a visit on Thursday, 9 October, and the following Monday, the 13th, is proposed:
 * an answer counts until Wednesday at six.
 */
export async function proposed(testApp: WeatherApp, { time = '9:00 AM' }: { time?: AppointmentTime } = {}) {
  const { bookingId, orderNo } = await book(testApp, {
    booking: { appointmentDate: '2025-10-09', appointmentTime: time },
  });
  testApp.forecast.set('2025-10-09', rain);
  testApp.time.now = mondayEvening;
  await judgeVisits(testApp.deps);
  const tokens = await tokensOf(testApp, bookingId);
  return { bookingId, orderNo, token: tokens.text, mailToken: tokens.mail };
}
