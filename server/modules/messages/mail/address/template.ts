import { serviceName } from '#business/services.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { momentInWords } from '../dates.ts';
import { isolate } from '../isolate.ts';
import type { MailFrame } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import type { Part } from '../layout/part.ts';
import { button, note, pairs, paragraph, title } from '../layout/parts.ts';
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

/**
 * About the e-mail address of a booking. The new one may be anyone's until confirmed: it only gets the number, service and day,
 * which give no access, and no user text.
 */
export function addressTemplate(facts: AddressFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { kind, booking, link } = facts;
  const { orderNo, coatingType, appointmentDate, appointmentTime } = booking;
  const isNew = kind === 'confirm' || kind === 'news';
  const opens = kind === 'told' || kind === 'counted' ? text.undo : text.open;
  return layout({
    ...context,
    subject: text.title[kind],
    preview: text.preview[kind],
    reference: orderNo,
    why: isNew ? text.why.new : text.why.former,
    parts: [
      title(text.title[kind]),
      ...said(),
      pairs(
        [
          [words.order, orderNo],
          [words.service, serviceName(coatingType, language)],
          [text.visit, words.at(formatLongDate(appointmentDate, language), formatTime(appointmentTime, language))],
        ],
        language,
      ),
      button(opens, link),
      ...(isNew ? [paragraph(text.ignore)] : []),
      ...(kind === 'undone' ? [note(words.secret)] : []),
    ],
  });

  function said(): Part[] {
    if (facts.kind === 'undone') return [paragraph(text.undone)];
    if (facts.kind === 'news') return [paragraph(text.newsText(text.news[facts.of]))];
    const moment = momentInWords(facts.until, language);
    if (facts.kind === 'confirm') return [paragraph(text.confirm), paragraph(text.confirmUntil(moment))];
    return [paragraph(text[facts.kind](isolate(facts.address))), paragraph(text.notYou(moment))];
  }
}
