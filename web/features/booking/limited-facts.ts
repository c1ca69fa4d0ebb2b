import { formatTime } from '#domain/format.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import { lockedFacts, stored, type Words } from './facts.ts';
import type { LimitedBooking } from './use-booking.ts';

/** What the e-mail address alone unlocks, besides the number in the heading. */
export const limitedFacts = (booking: LimitedBooking, { words, language }: Words): Pair[] =>
  stored([
    ...lockedFacts(booking, { words, language }),
    { label: words.time, value: formatTime(booking.appointmentTime, language) },
    { label: words.size, value: sizeName(booking.storefrontSize, language) },
    { label: words.layout, value: booking.selectedLayout && layoutName(booking.selectedLayout, language) },
    { label: words.bookingId, value: booking.bookingId, verbatim: true },
    { label: words.clientId, value: booking.clientId, verbatim: true },
  ]);
