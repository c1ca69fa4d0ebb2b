import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/client/call.ts';
import type { readBooking } from '#web/client/calls.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './new-address.messages.ts';
import type { Secret } from './use-visit.ts';

type Answer = Output<typeof readBooking>;

/** The page's response about the booking, for the parts that load late; it makes no request itself. */
function useBookingAnswer({ order, secret }: Secret): Extract<Answer, { kept: number }> | null {
  const { data } = useQuery<Answer>({ queryKey: ['/api/booking-details', order, secret], enabled: false, gcTime: 0 });
  return data && 'kept' in data ? data : null;
}

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
