import type { Condition } from '#adapters/forecast/port.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { Silence } from '#domain/weather/answer.ts';
import { type ForecastRecord, recordInWords } from '#domain/weather/record.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import { facade } from '../facade.ts';
import { isolate, named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { beside, button, note, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { rainAndSun } from '../layout/window.ts';
import { movedWindow, paneOf } from '../visit-parts.ts';
import { messages } from './messages.ts';

type Moment = { date: string; time: AppointmentTime };

export type WeatherProposalFacts = {
  booking: Booking;
  from: Moment;
  to: Moment;
  /** Which thresholds the forecast exceeded, and its condition; either may be unknown. */
  reasons: readonly string[];
  condition: string | null;
  answerBy: Date;
  /** What was promised in case of no answer. */
  silence: Silence;
  links: { accept: string; keep: string };
  /** Null while it says too little. */
  record?: ForecastRecord | null;
};

/** The weather does not suit a visit: the proposed alternative, and one button per answer. */
export function weatherProposalTemplate(facts: WeatherProposalFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, from, to, answerBy, links } = facts;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const day = formatLongDate(from.date, language);
  const weather = weatherInWords(facts, language);
  const fillIns = { day, order: booking.orderNo, weather };
  const isForWeather = weather !== '';
  const isBadDay = facts.reasons.some((reason) => reason !== 'drying');
  const [original, proposed] = [
    { label: text.original, ...from },
    { label: text.proposed, ...to },
  ];
  return layout({
    ...context,
    subject: isForWeather
      ? editedText(context, 'weather-subject', fillIns)
      : text.otherwise.subject(day, booking.orderNo),
    preview: text.preview(dayAndTime(to.date, to.time, language)),
    reference: booking.orderNo,
    why: text.why,
    parts: [
      title(isForWeather ? editedText(context, 'weather-title', fillIns) : text.otherwise.title),
      paragraph(words.greeting(named(booking.contactName))),
      ...(isForWeather ? paragraphs(context, 'weather-text', fillIns) : [paragraph(text.otherwise.text(day))]),
      ...facade(booking.selectedLayout, isBadDay ? 'rain-and-sun' : 'day', language),
      isBadDay
        ? rainAndSun([paneOf(original, language), paneOf(proposed, language)], words.colon)
        : movedWindow(original, proposed, language),
      beside(button(text.accept, links.accept), button(text.keep, links.keep, 'light')),
      paragraph(`${text.answerBy(momentInWords(answerBy, language))} ${text.silences[facts.silence]}`),
      pairs(
        [
          [words.order, booking.orderNo],
          [words.address, isolate(booking.address)],
        ],
        language,
      ),
      ...(facts.record ? [paragraph(recordInWords(facts.record, language))] : []),
      questions(context),
      note(`${text.secret} ${text.source}`),
    ],
  });
}

const isSky = (condition: string | null, skies: object): condition is Condition =>
  condition !== null && Object.hasOwn(skies, condition);

/** `rain and strong gusts of wind`; empty if the move is not because of the weather. */
function weatherInWords({ reasons, condition }: WeatherProposalFacts, language: Language): string {
  const text = inLanguage(messages, language);
  const falls = (isSky(condition, text.skies) && text.skies[condition]) || text.precipitation;
  const named = [
    ...(reasons.includes('precipitation') ? [falls] : []),
    ...(reasons.includes('drying') ? [text.drying] : []),
    ...(reasons.includes('cold') ? [text.cold] : []),
    ...(reasons.includes('wind') ? [text.wind] : []),
  ];
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} ${text.and} ${last}`;
}
