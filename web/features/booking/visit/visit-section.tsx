import { useState } from 'react';
import { createPortal } from 'react-dom';
import { bookingFiles, type VisitChanges } from '#contract/self-service.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useSlow } from '#web/ui/skeleton.tsx';
import { FileLink, TextButton, TextLink } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import type { Booking } from '../use-booking.ts';
import { messages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type Secret, useCancelling, useChanges } from './use-visit.ts';
import { WeatherOffer } from './weather-offer.tsx';

type VisitSectionProps = Secret & { booking: Booking };

/** What the holder of the secret link may do with the visit: move it, cancel it, take its files. */
export function VisitSection({ order, secret, booking }: VisitSectionProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const changes = useChanges({ order, secret });
  const { cancel, cancelling } = useCancelling({ order, secret });
  const [moving, setMoving] = useState(false);
  const allowed = changes.data;
  const file = (path: string, more = {}) =>
    `${path.replace(':order', encodeURIComponent(order))}?${new URLSearchParams({ key: secret, ...more })}`;
  return (
    <section className="visit border-t border-night-line pt-7 pb-8">
      {allowed?.weatherPath && <WeatherOffer path={allowed.weatherPath} />}
      <div className="grid grid-cols-1 gap-y-6 md:grid-cols-2">
        <div className="md:pr-11">
          <h2 className="type-h3">{words.title}</h2>
          <p className="type-h2 mt-3">
            <span className="inline-block">{formatLongDate(booking.appointmentDate, language)}</span>{' '}
            <span className="inline-block">{words.at(formatTime(booking.appointmentTime, language))}</span>
          </p>
          <Until changes={changes} />
        </div>
        <div className="md:pt-1 md:pl-11">
          {allowed && (allowed.canMove || allowed.canCancel) && (
            <div className="mb-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              {allowed.canMove && <Button onClick={() => setMoving(true)}>{words.move}</Button>}
              {allowed.canCancel && (
                <Button kind="secondary" pending={cancelling} pendingLabel={words.cancelling} onClick={cancel}>
                  {words.cancel}
                </Button>
              )}
            </div>
          )}
          <p className="flex flex-wrap gap-x-8">
            <FileLink href={file(bookingFiles.calendar)}>{words.calendar}</FileLink>
            <FileLink href={file(bookingFiles.invoice, { language })} download>
              {words.invoice}
            </FileLink>
          </p>
        </div>
      </div>
      {/* Outside of the night: what is chosen there is chosen by daylight. */}
      {moving &&
        createPortal(
          <MoveDialog order={order} secret={secret} booking={booking} onClose={() => setMoving(false)} />,
          document.body,
        )}
    </section>
  );
}

/** Until when the visit can be moved, or could be. */
function Until({ changes }: { changes: ReturnType<typeof useChanges> }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { phone, displayPhone } = useContact();
  const slow = useSlow(changes.isFetching);
  const line = 'mt-3 max-w-[33rem] text-pretty text-night-text-2';
  if (changes.data) {
    const { canMove } = changes.data;
    return (
      <>
        <p className={line}>{limitOf(changes.data)}</p>
        {!canMove && <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>}
      </>
    );
  }
  if (!changes.error) {
    return (
      <p className={line} role="status">
        {slow ? words.reading : '\u00a0'}
      </p>
    );
  }
  return (
    <div role="alert">
      <p className={line}>{wordsOf(changes.error) || words.unread}</p>
      <TextButton onClick={() => void changes.refetch()}>{words.tryAgain}</TextButton>
    </div>
  );

  function limitOf({ canMove, moveUntil, noticeHours }: VisitChanges): string {
    const moment = formatInstant(moveUntil, language);
    return canMove ? words.moveUntil(moment) : words.moveOver(moment, noticeHours);
  }
}
