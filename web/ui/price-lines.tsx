import { taxes } from '#business/taxes.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useSettled } from '#web/state/use-settled.ts';
import { classNames } from './class-names.ts';
import { DescriptionList } from './description-list.tsx';
import { messages } from './price-lines.messages.ts';

/** Subtotal, taxes and total; en dashes while the price is not known. A new total is read out once it rests. */
export function PriceLines({ price }: { price: Price | null }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const money = (amount: Cents | undefined) => (amount === undefined ? '–' : formatMoney(amount, language));
  const [announced] = useSettled(price ? words.totalIs(money(price.total)) : '', 400);
  return (
    <div className="border-t border-(--tone-line) pt-4">
      <DescriptionList
        pairs={[
          { label: words.subtotal, value: money(price?.base) },
          ...taxes.map((tax) => ({
            label: taxLabel(tax, price?.taxRates?.[tax.key], language),
            value: money(price?.[tax.key]),
          })),
        ]}
      />
      <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-(--tone-line) pt-3.5">
        <dt>{words.total}</dt>
        <dd className={classNames('ms-auto', price ? 'type-total' : 'min-h-8.5 md:min-h-10.5')}>
          {money(price?.total)}
        </dd>
      </dl>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}
