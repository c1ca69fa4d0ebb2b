import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { ProposedDay } from '#domain/offers/plan-days.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import type { Part } from '../layout/part.ts';
import { button, link, note, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

type Visited = Pick<Booking, 'contactName' | 'appointmentDate' | 'selectedLayout'>;

/** In every consent-based mail, as the anti-spam law requires. */
const leaving = (unsubscribe: string, { language }: MailContext): Part[] => {
  const text = inLanguage(messages, language);
  return [link(text.unsubscribe, unsubscribe), note(text.unsubscribeNote)];
};

export type SeasonOfferFacts = {
  booking: Visited;
  opensOn: IsoDate;
  until: IsoDate;
  links: { offer: string; unsubscribe: string };
};

/** Before a season, to a client whose glass was coated: a link to the appointments with everything filled in. */
export function seasonOfferTemplate(
  { booking, opensOn, until, links }: SeasonOfferFacts,
  context: MailContext,
): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const day = (date: IsoDate) => formatLongDate(date, language);
  const fillIns = { day: day(opensOn), visit: day(booking.appointmentDate) };
  return layout({
    ...context,
    subject: editedText(context, 'season-subject', fillIns),
    preview: text.seasonPreview,
    why: text.seasonWhy,
    parts: [
      title(editedText(context, 'season-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...paragraphs(context, 'season-text', fillIns),
      ...facade(booking.selectedLayout, 'day', language),
      paragraph(text.known),
      button(text.choose, links.offer),
      note(text.until(day(until))),
      questions(context),
      ...leaving(links.unsubscribe, context),
    ],
  });
}

export type PlanVisitFacts = {
  booking: Visited;
  until: IsoDate;
  /** Best first, each with its link. */
  days: readonly (ProposedDay & { link: string })[];
  unsubscribe: string;
};

/** Some weeks before a planned visit: a day, and alternatives, each with a link to the appointments with it selected. */
export function planVisitTemplate(
  { booking, until, days: [best, ...others], unsubscribe }: PlanVisitFacts,
  context: MailContext,
): RenderedMail {
  if (!best) throw new Error('a planned visit without a day');
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const day = (date: IsoDate) => formatLongDate(date, language);
  const fillIns = { day: day(best.date), visit: day(booking.appointmentDate) };
  const time = (of: ProposedDay) => formatTime(of.time, language);
  return layout({
    ...context,
    subject: editedText(context, 'plan-subject', fillIns),
    preview: text.planPreview,
    why: text.planWhy,
    parts: [
      title(editedText(context, 'plan-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...paragraphs(context, 'plan-text', fillIns),
      ...facade(booking.selectedLayout, 'day', language),
      button(text.planChoose(day(best.date), time(best)), best.link),
      ...(others.length > 0 ? [paragraph(text.planOthers)] : []),
      ...others.map((other) => button(text.at(day(other.date), time(other)), other.link, 'light')),
      paragraph(text.planNothing),
      note(text.until(day(until))),
      questions(context),
      note(text.planEnd),
      ...leaving(unsubscribe, context),
    ],
  });
}

export type RatingRequestFacts = { booking: Visited; links: { page: string; unsubscribe: string } };

/** Some days after a visit that went well. */
export function ratingRequestTemplate({ booking, links }: RatingRequestFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const fillIns = { visit: formatLongDate(booking.appointmentDate, language) };
  return layout({
    ...context,
    subject: editedText(context, 'rating-subject', fillIns),
    preview: text.ratingPreview,
    why: text.ratingWhy,
    parts: [
      title(editedText(context, 'rating-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...paragraphs(context, 'rating-text', fillIns),
      ...facade(booking.selectedLayout, 'night', language),
      button(text.write, links.page),
      ...paragraphs(context, 'rating-amiss', fillIns),
      ...leaving(links.unsubscribe, context),
    ],
  });
}
