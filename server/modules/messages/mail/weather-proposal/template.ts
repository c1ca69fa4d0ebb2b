import type { Condition } from '#adapters/forecast/port.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { InLanguage } from '#domain/language.ts';
import type { Silence } from '#domain/weather/answer.ts';
import { type ForecastRecord, recordInWords } from '#domain/weather/record.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { beside, button, note } from '../layout/parts.ts';
import { rainAndSun } from '../layout/window.ts';
import { movedWindow, paneOf } from '../visit-parts.ts';
import { messages } from './messages.ts';

type Moment = { date: string; time: AppointmentTime };

type WeatherProposalFacts = {
  booking: Booking;
  from: Moment;
  to: Moment;
  /** Which thresholds the forecast exceeded, and its condition; either may be unknown. */
  reasons: readonly string[];
  condition: string | null;
  answerBy: Date;
  silence: Silence;
  links: { accept: string; keep: string };
  /** Null while it says too little. */
  record?: ForecastRecord | null;
};

/** The weather does not suit a visit: the proposed alternative, and one button per answer. */
export const weatherProposalTemplate = letter(messages, (facts: WeatherProposalFacts, text, pen) => {
  const { language, words } = pen;
  const { booking, from, to, links, record } = facts;
  const { orderNo } = booking;
  const day = pen.day(from.date);
  const weather = weatherInWords(facts, text);
  const { line, paragraphs } = pen.own({ day, order: orderNo, weather });
  const isForWeather = weather !== '';
  const isBadDay = facts.reasons.some((reason) => reason !== 'drying');
  const [original, proposed] = [
    { label: text.original, ...from },
    { label: text.proposed, ...to },
  ];
  return {
    subject: isForWeather ? line('weather-subject') : text.otherwise.subject(day, orderNo),
    preview: text.preview(pen.visit(to.date, to.time)),
    reference: orderNo,
    why: text.why,
    title: isForWeather ? line('weather-title') : text.otherwise.title,
    parts: [
      pen.hello(booking.contactName),
      isForWeather ? paragraphs('weather-text') : text.otherwise.text(day),
      isBadDay
        ? rainAndSun([paneOf(original, language), paneOf(proposed, language)], words.colon)
        : movedWindow(original, proposed, language),
      beside(button(text.accept, links.accept), button(text.keep, links.keep, 'light')),
      `${text.answerBy(pen.moment(facts.answerBy))} ${text.silences[facts.silence]}`,
      facade(booking, isBadDay ? 'rain-and-sun' : 'day', language),
      pen.pairs([
        [words.order, orderNo],
        [words.address, isolate(booking.address)],
      ]),
      record && recordInWords(record, language),
      pen.questions,
      note(`${text.secret} ${text.source}`),
    ],
  };
});

const isSky = (condition: string | null, skies: object): condition is Condition =>
  condition !== null && Object.hasOwn(skies, condition);

/** `rain and strong gusts of wind`; empty if the move is not because of the weather. */
function weatherInWords(
  { reasons, condition }: WeatherProposalFacts,
  { skies, and, precipitation, drying, cold, wind }: InLanguage<typeof messages>,
): string {
  const falls = (isSky(condition, skies) && skies[condition]) || precipitation;
  const said = { precipitation: falls, drying, cold, wind };
  const named = Object.entries(said).flatMap(([reason, words]) => (reasons.includes(reason) ? [words] : []));
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} ${and} ${last}`;
}
