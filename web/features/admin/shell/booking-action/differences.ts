import type { BookingStory } from '#contract/admin/bookings.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { formatVisit } from '#web/ui/when.ts';
import { messages as recordMessages } from '../booking-record.messages.ts';
import { eventOf, moneyOf, named } from '../booking-record.ts';
import type { SeenBooking } from './action-state.ts';
import { messages } from './messages.ts';

/** What changed on a booking since it was seen, in words: the visit, the status, the money, the notes, the messages. */
export function differencesOf(before: SeenBooking, now: SeenBooking, language: Language): string[] {
  const { difference: words } = inLanguage(messages, language);
  const { statuses } = inLanguage(recordMessages, language);
  const visitOf = ({ date, time }: SeenBooking) => formatVisit(date, time, language);
  const differences = [
    ...(visitOf(before) === visitOf(now) ? [] : [words.visit(visitOf(now), visitOf(before))]),
    ...(before.status === now.status
      ? []
      : [words.status(named(statuses, now.status), named(statuses, before.status))]),
    ...(before.story && now.story ? storyDifferences(before.story, now.story, language) : []),
  ];
  return differences.length > 0 ? differences : [words.other];
}

function storyDifferences(before: BookingStory, now: BookingStory, language: Language): string[] {
  const { difference: words, refunds } = inLanguage(messages, language);
  const { events, someone } = inLanguage(recordMessages, language);
  const { refundStatus } = now.booking;
  const amounts = moneyOf(before.money, language);
  return [
    ...(before.booking.refundStatus === refundStatus || refundStatus === null
      ? []
      : [words.refund(named(refunds, refundStatus))]),
    ...now.payments.slice(before.payments.length).map(({ kind }) => words.payment(named(events, eventOf(kind)))),
    ...moneyOf(now.money, language).flatMap(({ label, value }, index) => {
      const was = amounts[index]?.value ?? value;
      return was === value ? [] : [words.amount(label, words.insteadOf(value, was))];
    }),
    ...now.notes.slice(before.notes.length).map(({ by, words: note }) => words.note(by ?? someone, note)),
    ...now.corrections.slice(before.corrections.length).map(({ by }) => words.contact(by ?? someone)),
    ...now.storefronts.slice(before.storefronts.length).map(({ by }) => words.storefront(by ?? someone)),
    ...now.messages
      .slice(before.messages.length)
      .filter(({ resent }) => resent)
      .map(({ kind }) => words.message(named(events, kind))),
  ];
}
