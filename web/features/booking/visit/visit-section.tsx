import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { VisitChanges } from '#contract/visit/self-service.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { useSlow } from '#web/ui/skeleton.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import type { Booking } from '../use-booking.ts';
import { messages } from './messages.ts';
import { type Secret, useCancelling, useChanges } from './use-visit.ts';

export const loadLateParts = async () => (await import('./late-parts.tsx')).lateParts;

/** What the holder of the booking's link can change, and until when. */
export function VisitSection({ order, secret, booking }: Secret & { booking: Booking }) {
  const words = useMessages(messages);
  const changes = useChanges({ order, secret });
  const { cancel, cancelling } = useCancelling({ order, secret });
  const [open, setOpen] = useState<'move' | 'contact' | 'earlier' | null>(null);
  const close = () => setOpen(null);
  const allowed = changes.data;
  const late = useLateDialog(loadLateParts, {
    likely: allowed?.canMove === true || !!allowed?.weatherPath, // Its calendar comes while the visitor reads.
    wanted: open !== null,
    onFailure: close,
  });
  const Dialog = open && late?.dialogs[open];
  return (
    <section className="visit mt-10">
      {allowed?.weatherPath && late && <late.WeatherOffer path={allowed.weatherPath} />}
      <h2 className="type-h3">{words.title}</h2>
      <Until changes={changes} />
      <div className="mt-1 flex flex-wrap gap-x-8">
        {allowed?.canMove && <TextButton onClick={() => setOpen('move')}>{words.move}</TextButton>}
        {allowed?.canCancel && (
          <TextButton aria-busy={cancelling || undefined} onClick={cancel}>
            {cancelling ? words.cancelling : words.cancel}
          </TextButton>
        )}
        <TextButton onClick={() => setOpen('contact')}>{words.contact}</TextButton>
        {allowed?.canMove && <TextButton onClick={() => setOpen('earlier')}>{words.earlier}</TextButton>}
      </div>
      {Dialog &&
        createPortal(
          <div className="night">
            <Dialog order={order} secret={secret} booking={booking} onClose={close} />
          </div>,
          document.body,
        )}
    </section>
  );
}

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

  function limitOf({ canMove, moveUntil }: VisitChanges): string {
    const moment = formatInstant(moveUntil, language);
    return canMove ? words.moveUntil(moment) : words.moveOver(moment);
  }
}
