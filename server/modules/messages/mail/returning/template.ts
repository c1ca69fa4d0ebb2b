import type { IsoDate } from '#domain/calendar/day.ts';
import type { InLanguage } from '#domain/language.ts';
import type { ProposedDay } from '#domain/offers/plan-days.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { letter } from '../layout/letter.ts';
import { button, link, note, type Piece } from '../layout/parts.ts';
import { messages } from './messages.ts';

type Visited = Pick<Booking, 'contactName' | 'businessName' | 'appointmentDate' | 'selectedLayout'>;

/** In every consent-based mail, as the anti-spam law requires. */
const leaving = (unsubscribe: string, text: InLanguage<typeof messages>): Piece => [
  link(text.unsubscribe, unsubscribe),
  note(text.unsubscribeNote),
];

type SeasonOfferFacts = {
  booking: Visited;
  opensOn: IsoDate;
  until: IsoDate;
  links: { offer: string; unsubscribe: string };
};

/** Before a season, to a client whose glass was coated: a link to the appointments with everything filled in. */
export const seasonOfferTemplate = letter(
  messages,
  ({ booking, opensOn, until, links }: SeasonOfferFacts, text, { day, ...pen }) => {
    const { line, paragraphs } = pen.own({ day: day(opensOn), visit: day(booking.appointmentDate) });
    return {
      subject: line('season-subject'),
      preview: text.seasonPreview,
      why: text.seasonWhy,
      title: line('season-title'),
      parts: [
        pen.hello(booking.contactName),
        paragraphs('season-text'),
        facade(booking, 'day', pen.language),
        text.known,
        button(text.choose, links.offer),
        note(text.until(day(until))),
        pen.questions,
        leaving(links.unsubscribe, text),
      ],
    };
  },
);

type PlanVisitFacts = {
  booking: Visited;
  until: IsoDate;
  /** Best first, each with its link. */
  days: readonly (ProposedDay & { link: string })[];
  unsubscribe: string;
};

/** Some weeks before a planned visit: a day, and alternatives, each with a link to the appointments with it selected. */
export const planVisitTemplate = letter(messages, (facts: PlanVisitFacts, text, { day, time, ...pen }) => {
  const {
    booking,
    days: [best, ...others],
  } = facts;
  if (!best) throw new Error('a planned visit without a day');
  const { line, paragraphs } = pen.own({ day: day(best.date), visit: day(booking.appointmentDate) });
  return {
    subject: line('plan-subject'),
    preview: text.planPreview,
    why: text.planWhy,
    title: line('plan-title'),
    parts: [
      pen.hello(booking.contactName),
      paragraphs('plan-text'),
      facade(booking, 'day', pen.language),
      button(text.planChoose(day(best.date), time(best.time)), best.link),
      others.length > 0 && text.planOthers,
      others.map((other) => button(pen.visit(other.date, other.time), other.link, 'light')),
      text.planNothing,
      note(text.until(day(facts.until))),
      pen.questions,
      note(text.planEnd),
      leaving(facts.unsubscribe, text),
    ],
  };
});

type RatingRequestFacts = { booking: Visited; links: { page: string; unsubscribe: string } };

/** Some days after a visit that went well. */
export const ratingRequestTemplate = letter(messages, ({ booking, links }: RatingRequestFacts, text, pen) => {
  const { line, paragraphs } = pen.own({ visit: pen.day(booking.appointmentDate) });
  return {
    subject: line('rating-subject'),
    preview: text.ratingPreview,
    why: text.ratingWhy,
    title: line('rating-title'),
    parts: [
      pen.hello(booking.contactName),
      paragraphs('rating-text'),
      facade(booking, 'night', pen.language),
      button(text.write, links.page),
      paragraphs('rating-amiss'),
      leaving(links.unsubscribe, text),
    ],
  };
});
