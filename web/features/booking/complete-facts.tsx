import { serviceName } from '#business/services.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import type { CompleteMessages } from './complete.messages.ts';
import type { Booking, LimitedBooking, LockedBooking } from './use-booking.ts';

export function completeFacts(
  booking: Booking | LimitedBooking | LockedBooking,
  { words, language }: { words: CompleteMessages; language: Language },
): Pair[] {
  const known = [
    { label: words.service, value: serviceName(booking.coatingType, language) },
    { label: words.date, value: formatLongDate(booking.appointmentDate, language) },
  ];
  if (!('appointmentTime' in booking)) return known;
  const time = (
    <>
      {formatTime(booking.appointmentTime, language)}
      <span className="type-small block text-balance text-ink-500">{words.duration}</span>
    </>
  );
  return [
    ...known,
    { label: words.time, value: time },
    { label: words.size, value: sizeName(booking.storefrontSize, language) },
    { label: words.layout, value: layoutName(booking.selectedLayout ?? '', language) },
  ];
}
