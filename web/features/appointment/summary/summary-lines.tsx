import { serviceName } from '#business/services.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Draft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from '../messages.ts';
import type { Appointment } from '../use-appointment.ts';
import type { Offer } from '../use-offer.ts';

export type SummaryProps = { draft: Draft; appointment: Appointment; offer: Offer };

/** What is being bought, and for how much, as far as it is chosen. */
export function SummaryLines({ draft, appointment, offer }: SummaryProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const { date, time } = appointment;
  return (
    <>
      <DescriptionList
        className="mb-4"
        pairs={[
          { label: words.service, value: draft.coatingType && serviceName(draft.coatingType, language) },
          { label: words.date, value: date && formatLongDate(date, language) },
          { label: words.time, value: time && formatTime(time, language) },
          { label: words.size, value: draft.storefrontSize && sizeName(draft.storefrontSize, language) },
          { label: words.layout, value: layoutName(draft.selectedLayout, language) },
        ].filter(({ value }) => value)}
      />
      {draft.coatingType && <PriceLines price={offer.price} />}
      {offer.quoteFailed && (
        <p className="mt-2 text-[0.875rem] leading-5.25 text-error" role="alert">
          {words.priceFailed} <TextButton onClick={offer.again}>{words.tryAgain}</TextButton>
        </p>
      )}
    </>
  );
}
