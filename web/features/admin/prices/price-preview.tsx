import { useId, useState } from 'react';
import { offered } from '#business/service-cards.ts';
import { badgeName, serviceKeys } from '#business/services.ts';
import { formatMoney } from '#domain/format.ts';
import { type BookableSize, bookableSizes } from '#domain/funnel/size.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { basePrice } from '#domain/pricing/price.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { seenTableClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { tags, useLanguage, useMessages } from '#web/state/language.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { messages } from './messages.ts';
import { realLayouts } from './typed-prices.ts';

/** Every price of a storefront's size. */
export function PricePreview({ value }: { value: PriceList | null }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [size, setSize] = useState<BookableSize>('little-storefront');
  const radio = radioSet(useId(), size, setSize);
  return (
    <VersionsPreview
      words={words}
      entered={value}
      className="grid gap-5"
      shownIn={(one, readable) => <PricesIn language={one} size={size} list={readable} />}
    >
      <RadioGroup className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2" aria-label={words.ofSize}>
        {bookableSizes.map((one) => (
          <RadioCell key={one} {...radio(one)} title={sizeName(one, language)} />
        ))}
      </RadioGroup>
    </VersionsPreview>
  );
}

function PricesIn({ language, size, list }: { language: Language; size: BookableSize; list: PriceList }) {
  const words = inLanguage(messages, language);
  const table = priceTable(list, { test: cents(0), services: offered });
  const title = sizeName(size, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="overflow-x-auto overscroll-x-contain" lang={tags[language]} aria-label={title} tabIndex={0}>
      <table className={seenTableClass}>
        <caption className="pb-2 text-start font-medium">{title}</caption>
        <TableHead columns={[words.layout, ...serviceKeys.map((service) => badgeName(service, language))]} />
        <tbody>
          {realLayouts.map((layout) => (
            <tr key={layout}>
              <th scope="row">{layoutName(layout, language).replace(/\D+/, '')}</th>
              {serviceKeys.map((service) => (
                <td key={service}>
                  {formatMoney(basePrice(table, { size, layout, service, monthly: false }).base, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
