import type { Booking } from '#server/database/schema/bookings.ts';
import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, note, type Piece } from '../layout/parts.ts';
import { messages } from './messages.ts';

type Visit = Pick<Booking, 'orderNo' | 'coatingType' | 'appointmentDate' | 'appointmentTime'>;
export const newsOf = [
  'confirmation',
  'cancellation',
  'reschedule',
  'weather-proposal',
  'certificate',
  'refund',
] as const;

export type AddressFacts = { booking: Visit; link: string } & (
  | { kind: 'confirm'; until: Date }
  /** The new address as shown to the former one. */
  | { kind: 'told' | 'counted'; address: string; until: Date }
  | { kind: 'undone' }
  | { kind: 'news'; of: (typeof newsOf)[number] }
);

/** The new address may be anyone's until confirmed: it gets number, service and day, which give no access. */
export const addressTemplate = letter(messages, (facts: AddressFacts, text, pen) => {
  const { words } = pen;
  const { kind, booking, link } = facts;
  const { orderNo, coatingType, appointmentDate, appointmentTime } = booking;
  const isNew = kind === 'confirm' || kind === 'news';
  return {
    subject: text.title[kind],
    preview: text.preview[kind],
    reference: orderNo,
    why: isNew ? text.whyNew : words.whyBooked,
    title: text.title[kind],
    parts: [
      said(),
      pen.pairs([
        [words.order, orderNo],
        [words.service, pen.service(coatingType)],
        [text.visit, pen.visit(appointmentDate, appointmentTime)],
      ]),
      button(kind === 'told' || kind === 'counted' ? text.undo : text.open, link),
      isNew && text.ignore,
      kind === 'undone' && note(words.secret),
    ],
  };

  function said(): Piece {
    if (facts.kind === 'undone') return text.undone;
    if (facts.kind === 'news') return text.newsText(text.news[facts.of]);
    const moment = pen.moment(facts.until);
    if (facts.kind === 'confirm') return [text.confirm, text.confirmUntil(moment)];
    return [text[facts.kind](isolate(facts.address)), text.notYou(moment)];
  }
});
