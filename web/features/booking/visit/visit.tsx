import { bookingFiles, paperAddress } from '#contract/booking-links.ts';
import { formatDay, formatTime } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FileLink } from '#web/ui/text-link.tsx';
import type { Booking, Whole } from '../use-booking.ts';
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

type VisitFilesProps = Whole & {
  /** The calendar's file as the page's button. */
  leading?: boolean;
};

/** The files of a booking that exist in its state, for a browser that booked or has read the booking with its key. */
export function VisitFiles({
  booking: { orderNo, status },
  papers,
  certificate,
  proofs,
  leading = false,
}: VisitFilesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const file = (path: string) => path.replace(':order', encodeURIComponent(orderNo));
  return (
    <p className={classNames('visit-files flex flex-wrap items-center gap-x-8', leading ? 'mt-6 gap-y-2' : 'mt-2')}>
      {leading && (
        <a href={file(bookingFiles.calendar)} className="button button-primary max-sm:w-full">
          {words.calendar}
        </a>
      )}
      {!leading && status !== 'cancelled' && <FileLink href={file(bookingFiles.calendar)}>{words.calendar}</FileLink>}
      {papers.map(({ kind, number }) => (
        <PaperLinks
          key={number}
          href={paperAddress(bookingFiles, { orderNo, number })}
          name={words.papers[kind](number.slice(orderNo.length + 1))}
        />
      ))}
      {certificate && <PaperLinks href={file(bookingFiles.certificate)} name={words.certificate} />}
      {proofs.map(({ kind, name }) => (
        <PaperLinks
          key={kind}
          href={`${file(bookingFiles.proof).replace(':file', kind)}.pdf`}
          name={name[language]}
          once
        />
      ))}
    </p>
  );
}

/** A document in the language of the page; an English one has its French copy beside it, unless there is one file alone. */
function PaperLinks({ href, name, once }: { href: string; name: string; once?: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <FileLink href={`${href}?language=${language}`} download>
        {name} (PDF)
      </FileLink>
      {!once && language === 'en' && (
        <FileLink href={`${href}?language=fr`} hrefLang="fr" download>
          {words.inFrench(name)}
        </FileLink>
      )}
    </>
  );
}
