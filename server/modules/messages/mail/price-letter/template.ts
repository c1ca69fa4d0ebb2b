import { schedule } from '#business/schedule.ts';
import { wordsOfService } from '#business/service-words.ts';
import { today } from '#domain/calendar/zone.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { PriceDraft } from '#domain/pricing/price-letter.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, link } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type PriceFacts = {
  draft: PriceDraft;
  price: RatedQuote;
  createdAt: Date;
  expiresAt: Date;
  links: { open: string; stop: string };
  /** A reminder was asked for. */
  reminds: boolean;
};

const dayOf = (at: Date) => today(at, schedule.timeZone);

/** A price as it was asked for. The address is not confirmed: nothing that somebody typed is in it. */
export const priceLetterTemplate = letter(
  messages,
  ({ draft, price, createdAt, expiresAt, links, reminds }: PriceFacts, text, { words, language, ...pen }) => {
    const { coatingType, storefrontSize, selectedLayout, appointmentDate, appointmentTime } = draft;
    const included = wordsOfService(coatingType)?.description[language];
    return {
      subject: text.subject(pen.service(coatingType)),
      preview: text.preview(pen.money(price.total)),
      why: text.why,
      title: text.title,
      parts: [
        text.text(pen.day(dayOf(createdAt))),
        pen.pairs([
          [words.service, pen.service(coatingType)],
          [words.size, sizeName(storefrontSize, language)],
          [words.layout, layoutName(selectedLayout, language)],
          appointmentDate !== undefined &&
            appointmentTime !== undefined && [words.day, pen.visit(appointmentDate, appointmentTime)],
        ]),
        pen.pairs([[text.before, pen.money(price.base)], ...pen.taxes(price), [words.total, pen.money(price.total)]], {
          sum: true,
        }),
        button(text.open, links.open),
        text.until(pen.moment(expiresAt)),
        text.counts,
        included !== undefined && [heading(text.included), included],
        text.attached,
        reminds && [text.reminder, link(text.stop, links.stop)],
        pen.questions,
      ],
    };
  },
);

/** The one reminder that the link of a price ends soon. */
export const priceReminderTemplate = letter(
  messages,
  ({ draft, createdAt, expiresAt, links }: Omit<PriceFacts, 'price' | 'reminds'>, text, pen) => ({
    subject: text.remindedSubject(pen.day(dayOf(expiresAt))),
    preview: text.remindedPreview,
    why: text.remindedWhy,
    title: text.remindedTitle,
    parts: [
      text.reminded(pen.day(dayOf(createdAt)), pen.service(draft.coatingType)),
      button(text.open, links.open),
      text.until(pen.moment(expiresAt)),
      text.counts,
      pen.questions,
      link(text.stop, links.stop),
    ],
  }),
);
