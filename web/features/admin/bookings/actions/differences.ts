import type { BookingStory } from '#contract/admin/bookings.ts';
import type { Language } from '#domain/language.ts';
import { formatVisit } from '#web/ui/when.ts';
import { messages as storyMessages } from '../story/story.messages.ts';
import { eventOf } from '../story/story.ts';
import { messages } from './actions.messages.ts';

const named = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) && words[stored]) || stored;

/** What became another since a story was read, in words: the visit, the status, the money, the notes, the messages. */
export function differencesOf(before: BookingStory, now: BookingStory, language: Language): string[] {
  const words = messages[language];
  const { statuses, events } = storyMessages[language];
  const said = words.difference;
  const visitOf = ({ booking }: BookingStory) =>
    formatVisit(booking.appointmentDate, booking.appointmentTime, language);
  const differences = [
    ...(visitOf(before) === visitOf(now) ? [] : [said.visit(visitOf(now), visitOf(before))]),
    ...(before.booking.status === now.booking.status
      ? []
      : [said.status(named(statuses, now.booking.status), named(statuses, before.booking.status))]),
    ...(before.booking.refundStatus === now.booking.refundStatus || now.booking.refundStatus === null
      ? []
      : [said.refund(named(words.refunds, now.booking.refundStatus))]),
    ...now.payments.slice(before.payments.length).map(({ kind }) => said.payment(named(events, eventOf(kind)))),
    ...now.notes.slice(before.notes.length).map(({ by, words: note }) => said.note(by ?? words.someone, note)),
    ...now.messages
      .slice(before.messages.length)
      .filter(({ resent }) => resent)
      .map(({ kind }) => said.message(named(events, kind))),
  ];
  return differences.length > 0 ? differences : [said.other];
}
