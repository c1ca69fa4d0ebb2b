import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import type { MailFrame } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { button, link, note, paragraph, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type WaitingFacts = {
  from: IsoDate;
  to: IsoDate;
  askedAt: Date;
  links: { confirm: string; leave: string; take: string };
};
export type FreedDay = WaitingFacts & {
  date: IsoDate;
  until: Date;
  /** The visit to be moved earlier. */
  visit: { date: IsoDate; time: AppointmentTime } | null;
};

/** Asks to confirm that a waiting list request came from this address. */
export function waitingConfirmTemplate({ from, to, askedAt, links }: WaitingFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const span = text.span(formatLongDate(from, language), formatLongDate(to, language));
  return layout({
    ...context,
    subject: text.confirmSubject,
    preview: text.confirmPreview,
    why: text.confirmWhy,
    parts: [
      title(text.confirmTitle),
      paragraph(text.asked(momentInWords(askedAt, language), span)),
      paragraph(text.promise),
      button(text.confirm, links.confirm),
      paragraph(text.ignore),
      link(text.leave, links.leave),
    ],
  });
}

/** A day has opened up and is held for them. */
export function waitingOfferTemplate(
  { date, until, askedAt, visit, links }: FreedDay,
  context: MailFrame,
): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const [day, end] = [formatLongDate(date, language), momentInWords(until, language)];
  return layout({
    ...context,
    subject: text.freedSubject(day),
    preview: text.freedPreview(end),
    why: text.freedWhy,
    parts: [
      title(text.freedTitle(day)),
      paragraph(text.freed(momentInWords(askedAt, language), end)),
      paragraph(visit ? text.earlier(dayAndTime(visit.date, visit.time, language)) : text.known),
      button(visit ? text.move : text.book, links.take),
      paragraph(text.stay),
      note(shared.secret[language]),
      link(text.leave, links.leave),
    ],
  });
}
