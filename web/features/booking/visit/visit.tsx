import { bookingFiles } from '#contract/booking-links.ts';
import { formatDay, formatTime } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { FileLink } from '#web/ui/text-link.tsx';
import type { Booking } from '../use-booking.ts';
import { messages } from './visit.messages.ts';

/** Day and hour of the visit, each on one line as long as there is room. */
export function VisitTime({ booking: { appointmentDate, appointmentTime } }: { booking: Booking }) {
  const language = useLanguage();
  const day = formatDay(appointmentDate, language);
  return (
    <>
      <span className="inline-block first-letter:uppercase">{day},</span>{' '}
      <span className="inline-block">{formatTime(appointmentTime, language)}</span>
    </>
  );
}

type VisitFilesProps = { booking: Booking; certificate?: string | null };

/** The files of a booking that exist in its state, for a browser that booked or has read the booking with its key. */
export function VisitFiles({ booking: { orderNo, status }, certificate = null }: VisitFilesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const file = (path: string) => path.replace(':order', encodeURIComponent(orderNo));
  const inLanguage = (path: string) => `${file(path)}?language=${language}`;
  return (
    <p className="visit-files mt-2 flex flex-wrap gap-x-8">
      {status !== 'cancelled' && <FileLink href={file(bookingFiles.calendar)}>{words.calendar}</FileLink>}
      <FileLink href={inLanguage(bookingFiles.invoice)} download>
        {words.invoice}
      </FileLink>
      {certificate && (
        <FileLink href={inLanguage(bookingFiles.certificate)} download>
          {words.certificate}
        </FileLink>
      )}
    </p>
  );
}

/** Just booked: when it is, and what to take along. */
export function Visit({ booking }: { booking: Booking }) {
  return (
    <div className="mt-3 md:mt-5">
      <h2 className="type-h2">
        <VisitTime booking={booking} />
      </h2>
      <VisitFiles booking={booking} />
    </div>
  );
}
