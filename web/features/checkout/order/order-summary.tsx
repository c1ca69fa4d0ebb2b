import { Suspense, useId, useState } from 'react';
import { serviceName } from '#business/services.ts';
import type { RefundPromise } from '#contract/checkout.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { SignedLayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { messages } from '../messages.ts';
import type { Bought } from './order.ts';

// Known with the ticket at the earliest, so that its code comes beside it.
const RefundRule = lateDrawing(async () => (await import('#web/ui/refund-rule.tsx')).RefundRule);

type Summary = {
  bought: Bought;
  price: Price | null;
  refund: RefundPromise | null;
  orderNo: string | null;
  /** The company's name, as far as it is typed. */
  sign: string;
};

/** Everything that is being bought, once more before the card, and the way back to correct it; on phones one row that unfolds. */
export function OrderSummary({ bought, price, refund, orderNo, sign }: Summary) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { selectedLayout: layout, storefrontSize, coatingType, appointmentDate, appointmentTime } = bought;
  const [open, setOpen] = useState(false);
  const id = useId();
  const service = coatingType && serviceName(coatingType, language);
  const date = appointmentDate && formatLongDate(appointmentDate, language);
  const time = appointmentTime && formatTime(appointmentTime, language);
  const change = (
    <TextLink href="/calendar-booking" className="text-[0.9375rem]">
      {words.change}
    </TextLink>
  );
  return (
    <section aria-labelledby="summary-heading" className="order rounded-sm border border-line bg-white">
      <div className="order-picture facade pic-sky">
        {layout !== '' && <SignedLayoutPicture layout={layout} name={sign} className="mx-auto animate-enter" />}
      </div>
      <div className="order-row">
        <p className="font-medium">{service}</p>
        <p className="type-small text-ink-700">{[date, time].filter(Boolean).join(', ')}</p>
        <p>{price ? formatMoney(price.total, language) : '–'}</p>
        <div className="flex gap-x-6">
          <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {words.details}
          </TextButton>
          {change}
        </div>
      </div>
      <div id={id} className="order-lines px-5 py-5 md:px-6.5" data-open={open}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="summary-heading" className="type-h3">
            {words.summary}
          </h2>
          <div className="order-change">{change}</div>
        </div>
        <DescriptionList
          className="mt-1 mb-4"
          pairs={[
            { label: words.service, value: service },
            { label: words.date, value: date },
            { label: words.time, value: time },
            { label: words.size, value: storefrontSize && sizeName(storefrontSize, language) },
            { label: words.layout, value: layoutName(layout, language) },
          ]}
        />
        <PriceLines price={price} />
        <Suspense>{price && refund && <RefundRule refund={refund} isFree={price.total === 0} />}</Suspense>
        <p className="type-small mt-4 border-t border-line pt-4 text-ink-700">
          {words.order} <span translate="no">{orderNo ?? '–'}</span>
        </p>
      </div>
    </section>
  );
}
