import { taxes } from '#business/taxes.ts';
import type { StorefrontPrice } from '#contract/admin/corrections/storefront.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './storefront.messages.ts';

type Props = { price: StorefrontPrice | null; failed: boolean; onRetry: () => void };

/** What was charged so far, what the corrected storefront costs, and the difference. */
export function PriceLines({ price, failed, onRetry }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(cents(amount), language);
  const signed = (amount: number) => `${amount > 0 ? '+' : '\u2212'}${money(Math.abs(amount))}`;
  return (
    <div className="border border-line bg-white px-4 py-3 text-ink-900" aria-live="polite">
      {price ? (
        <>
          <DescriptionList
            layout="split"
            className="[&>:last-child]:font-semibold"
            pairs={[
              { label: words.charged, value: money(price.charged) },
              { label: words.corrected, value: money(price.price.total) },
              { label: words.taxes, value: taxes.map(({ key }) => money(price.price[key])).join(', ') },
              {
                label: words.difference,
                value: price.difference === 0 ? words.noDifference : signed(price.difference),
              },
            ]}
          />
          {!price.atListPrice && <p className="field-note">{words.ownPrice}</p>}
        </>
      ) : (
        <p>{failed ? words.failed : words.counting}</p>
      )}
      {!price && failed && (
        <Button kind="secondary" size="small" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
