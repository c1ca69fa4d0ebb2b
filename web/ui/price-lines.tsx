import { useEffect, useState } from 'react';
import { taxes } from '#business/taxes.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from './description-list.tsx';
import { messages } from './price-lines.messages.ts';

/** The value once it has stayed the same for a while. */
function useRested<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/** Subtotal, taxes and total; en dashes while the price is not known. A new total is read out once it rests. */
export function PriceLines({ price }: { price: Price | null }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const money = (amount: Cents | undefined) => (amount === undefined ? '–' : formatMoney(amount, language));
  const announced = useRested(price ? words.totalIs(money(price.total)) : '', 400);
  return (
    <div className="price-lines">
      <DescriptionList
        pairs={[
          { label: words.subtotal, value: money(price?.base) },
          ...taxes.map((tax) => ({
            label: taxLabel(tax, price?.taxRates?.[tax.key], language),
            value: money(price?.[tax.key]),
          })),
        ]}
      />
      <dl className="price-total">
        <dt>{words.total}</dt>
        <dd className={price ? 'type-total' : 'min-h-8.5 md:min-h-10.5'}>{money(price?.total)}</dd>
      </dl>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}
