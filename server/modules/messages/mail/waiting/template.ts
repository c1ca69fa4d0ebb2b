import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { letter } from '../layout/letter.ts';
import { button, link, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type WaitingFacts = {
  from: IsoDate;
  to: IsoDate;
  askedAt: Date;
  links: { confirm: string; leave: string; take: string };
};
export type FreedDay = Pick<WaitingFacts, 'askedAt' | 'links'> & {
  date: IsoDate;
  until: Date;
  /** The visit to be moved earlier. */
  visit: { date: IsoDate; time: AppointmentTime } | null;
};

/** Asks to confirm that a waiting list request came from this address. */
export const waitingConfirmTemplate = letter(
  messages,
  ({ from, to, askedAt, links }: WaitingFacts, text, { moment, day, words: { request } }) => ({
    subject: text.confirmSubject,
    preview: text.confirmPreview,
    why: request.why,
    title: request.title,
    parts: [
      text.asked(moment(askedAt), text.span(day(from), day(to))),
      text.promise,
      button(request.confirm, links.confirm),
      request.ignore,
      link(text.leave, links.leave),
    ],
  }),
);

export const waitingOfferTemplate = letter(
  messages,
  ({ date, askedAt, visit, links, ...held }: FreedDay, text, pen) => {
    const [day, until] = [pen.day(date), pen.moment(held.until)];
    return {
      subject: text.freedSubject(day),
      preview: text.freedPreview(until),
      why: text.freedWhy,
      title: text.freedTitle(day),
      parts: [
        text.freed(pen.moment(askedAt), until),
        visit ? text.earlier(pen.visit(visit.date, visit.time)) : text.known,
        button(visit ? text.move : text.book, links.take),
        text.stay,
        note(pen.words.secret),
        link(text.leave, links.leave),
      ],
    };
  },
);
