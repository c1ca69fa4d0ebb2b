import { useMessages } from '#web/state/language.tsx';
import { messages } from './new-address.messages.ts';
import { useBookingAnswer } from './use-booking-answer.ts';
import type { Secret } from './use-visit.ts';

/** The booking waits for its new e-mail address, whose own link is still to be opened. */
export function NewAddress(link: Secret) {
  const words = useMessages(messages);
  const email = useBookingAnswer(link)?.emailToConfirm;
  if (!email) return null;
  return (
    <div className="mt-6 max-w-[36rem] rounded-sm border border-bronze-300 px-5 pt-4 pb-5">
      <h2 className="type-h3-card text-balance text-bronze-300">{words.title}</h2>
      <p className="wrap-anywhere mt-1 text-pretty text-night-text-2">{words.text(email)}</p>
    </div>
  );
}
