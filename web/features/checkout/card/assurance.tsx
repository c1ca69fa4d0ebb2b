import { cardTaker } from '#business/privacy/recipients.ts';
import { schedule } from '#business/schedule.ts';
import type { RefundPromise } from '#contract/checkout.ts';
import { formatMoment } from '#domain/format.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './assurance.messages.ts';

/** Who takes the card, until when everything comes back, and who answers: the line under Pay. */
export function Assurance({ refund }: { refund: RefundPromise | null }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { phone, displayPhone } = useContact();
  const until = ({ until: moment }: RefundPromise) => formatMoment(new Date(moment), schedule.timeZone, language);
  return (
    <p>
      {words.taker(cardTaker)} {refund && (refund.isOver ? words.over : words.refund(until(refund)))}{' '}
      <a href={`tel:${phone}`} className="font-medium whitespace-nowrap underline">
        {displayPhone}
      </a>
    </p>
  );
}
