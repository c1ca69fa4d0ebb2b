import type { BookingStory } from '#contract/admin/bookings.ts';
import type { Language } from '#domain/language.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { messages } from './money.messages.ts';
import { moneyPairs } from './money-list.ts';

/** What of a booking is not any more as the operator saw it: how it was, and how it is now. */
export function changesOf(seen: BookingStory, now: BookingStory, language: Language): Pair[] {
  const words = messages[language];
  const before = factsOf(seen, language);
  return factsOf(now, language).map(({ label, value }, index) => {
    const was = before[index]?.value;
    return { label, value: was === value ? value : words.change(String(was), String(value)) };
  });
}

function factsOf({ booking, money }: BookingStory, language: Language): Pair[] {
  const words = messages[language];
  const { status, appointmentDate, appointmentTime } = booking;
  const statuses: Readonly<Record<string, string>> = words.statuses;
  return [
    { label: words.status, value: statuses[status] ?? status },
    { label: words.visit, value: formatVisit(appointmentDate, appointmentTime, language) },
    ...moneyPairs(money, language),
  ];
}
