import { useState } from 'react';
import { needOf } from '#business/services.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { SummaryProps } from '../summary/summary-lines.tsx';
import { messages } from './messages.ts';
import { SendDialog } from './send-dialog.tsx';

/** Offers to send the price that is shown; not for what takes a number or an invitation. */
export function PriceLetter({ draft, appointment, offer }: SummaryProps) {
  const words = useMessages(messages);
  const [open, setOpen] = useState(false);
  if (!open && (offer.price === null || needOf(draft.coatingType) !== null)) return null;
  return (
    <>
      <p className="mt-2 text-center">
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.trigger}
        </TextButton>
      </p>
      {open && <SendDialog draft={draft} appointment={appointment} onClose={() => setOpen(false)} />}
    </>
  );
}
