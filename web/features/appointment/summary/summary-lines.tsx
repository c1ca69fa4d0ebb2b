import type { Draft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { BoughtLines } from '#web/ui/price-lines.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from '../messages.ts';
import type { Appointment } from '../use-appointment.ts';
import type { Offer } from '../use-offer.ts';

export type SummaryProps = { draft: Draft; appointment: Appointment; offer: Offer };

/** What is being bought, and for how much. What is not known yet is an en dash. */
export function SummaryLines({ draft, appointment, offer }: SummaryProps) {
  const words = useMessages(messages);
  const bought = { ...draft, appointmentDate: appointment.date, appointmentTime: appointment.time };
  return (
    <>
      <BoughtLines bought={bought} price={offer.price} className="mb-4" />
      {offer.quoteFailed && (
        <p className="mt-2 text-[0.875rem] leading-5.25 text-error" role="alert">
          {words.priceFailed} <TextButton onClick={offer.again}>{words.tryAgain}</TextButton>
        </p>
      )}
    </>
  );
}
