import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { appointmentTime, coatingType, isoDate, text } from '#contract/fields.ts';
import { silences } from '#domain/weather/answer.ts';
import { outlooks } from '#domain/weather/outlook.ts';

export const listOutlooks = defineCall('GET /api/forecast', {
  summary: 'The coming days on which rain is likely, or which are clear; days that nothing is known of are left out',
  responses: { 200: z.object({ days: z.record(isoDate, z.enum(outlooks)) }) },
});

const params = z.object({ token: text(200) });
const response = z.enum(['accept', 'decline']);
const day = z.object({ date: isoDate, time: appointmentTime });

/** A proposal to move a visit because of the forecast, as its link shows it. */
export const WeatherProposal = z.object({
  coatingType,
  /** The storefront's, for the drawing. */
  selectedLayout: z.optional(z.nullable(z.string())),
  /** Which thresholds the forecast of the first day passed: `precipitation`, `cold`, `wind`. */
  reasons: z.array(z.string()),
  original: day,
  proposed: day,
  /** When the visit is now. */
  current: day,
  answer: z.nullable(response),
  /** Until when an answer counts and can be changed; an instant. */
  answerBy: z.string(),
  /** What was promised to happen without an answer. */
  silence: z.enum(silences),
  /** An operator withdrew it before it was sent: the visit no longer needs to move. */
  withdrawn: z.boolean(),
  /** No answer is possible any more. */
  closed: z.boolean(),
  /** Whether the proposed day is still open, so that it can be accepted. */
  canAccept: z.boolean(),
  /** Whether an accepted move can be undone: the original day is still free. */
  canKeepOriginal: z.boolean(),
  /** How often the forecast called a visit off, and how often correctly; null while there are too few visits. */
  account: z.optional(z.nullable(z.object({ moves: z.number(), right: z.number() }))),
  /** Other days that are free and clear, with the visit's time where it is open. */
  otherDays: z.array(day),
});
export type WeatherProposal = z.infer<typeof WeatherProposal>;

/** `appointmentDate` and `appointmentTime` are the visit's after the answer; `answer` is the one that counts. */
export const WeatherAnswer = z.object({
  message: z.string(),
  appointmentDate: isoDate,
  appointmentTime,
  answer: response,
  proposal: WeatherProposal,
});
export type WeatherAnswer = z.infer<typeof WeatherAnswer>;

export const readWeatherProposal = defineCall('GET /api/weather-proposal/:token', {
  summary: 'What a weather link proposes, and what was answered; changes nothing',
  params,
  responses: { 200: WeatherProposal },
  refuses: [404],
});

export const answerWeather = defineCall('GET /api/weather-response/:token', {
  summary:
    'Answers a weather proposal. A second answer shows the first; `change` is sent by the page’s own buttons and changes it; ' +
    '`opened` by the page on loading: the link then waits for a press',
  params,
  // Any text reaches the use case, which has its own message for an invalid action.
  query: z.object({ action: z.optional(text(40)), change: z.optional(text(10)), opened: z.optional(text(10)) }),
  responses: { 200: WeatherAnswer },
  refuses: [404, 409, 410],
});

export const chooseWeatherDay = defineCall('POST /api/weather-response/:token', {
  summary: 'Moves the visit to another free and clear day than the proposed one',
  params,
  body: z.object({ date: isoDate }),
  responses: { 200: WeatherAnswer },
  refuses: [404, 409, 410],
});
