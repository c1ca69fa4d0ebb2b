import type { Condition } from '#adapters/forecast/port.ts';
import { formatLongDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import { facade } from '../facade.ts';
import { isolate, named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { beside, button, note, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { rainAndSun } from '../layout/window.ts';
import { said, worded } from '../layout/worded.ts';
import { paneOf } from '../visit-parts.ts';
import { messages } from './messages.ts';

type Moment = { date: string; time: string };

export type WeatherProposalFacts = {
  booking: Booking;
  from: Moment;
  to: Moment;
  /** Which thresholds the forecast passed, and its word for the sky; either may be unknown. */
  reasons: readonly string[];
  condition: string | null;
  answerBy: Date;
  links: { accept: string; keep: string };
};

/** The weather does not suit a visit: what is proposed instead, and one press for either answer. */
export function weatherProposalTemplate(facts: WeatherProposalFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, from, to, answerBy, links } = facts;
  const [text, words] = [messages[language], shared[language]];
  const day = formatLongDate(from.date, language);
  const told = { day, order: booking.orderNo, weather: weatherInWords(facts, language) };
  return letter({
    ...context,
    subject: worded(context, 'weather-subject', told),
    preview: text.preview(dayAndTime(to.date, to.time, language)),
    reference: booking.orderNo,
    why: text.why,
    parts: [
      title(worded(context, 'weather-title', told)),
      paragraph(words.greeting(named(booking.contactName))),
      ...said(context, 'weather-text', told),
      ...facade(booking.selectedLayout, 'rain-and-sun', language),
      rainAndSun(
        [paneOf({ label: text.original, ...from }, language), paneOf({ label: text.proposed, ...to }, language)],
        words.colon,
      ),
      beside(button(text.accept, links.accept), button(text.keep, links.keep, 'light')),
      paragraph(text.answerBy(momentInWords(answerBy, language))),
      pairs(
        [
          [words.order, booking.orderNo],
          [words.address, isolate(booking.address)],
        ],
        language,
      ),
      questions(context),
      note(`${text.secret} ${text.source}`),
    ],
  });
}

const isSky = (condition: string | null, skies: object): condition is Condition =>
  condition !== null && Object.hasOwn(skies, condition);

/** `rain and strong gusts of wind`. */
function weatherInWords({ reasons, condition }: WeatherProposalFacts, language: Language): string {
  const text = messages[language];
  const falls = (isSky(condition, text.skies) && text.skies[condition]) || text.precipitation;
  const named = [
    ...(reasons.includes('precipitation') ? [falls] : []),
    ...(reasons.includes('cold') ? [text.cold] : []),
    ...(reasons.includes('wind') ? [text.wind] : []),
  ];
  if (named.length === 0) return text.unsuitable;
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} ${text.and} ${last}`;
}
