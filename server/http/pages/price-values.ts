import { testPrice } from '#business/prices.ts';
import { offered as all } from '#business/service-cards.ts';
import { limitedService, serviceKeys } from '#business/services.ts';
import { formatMoney } from '#domain/format.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import type { PricePlaceholder } from '#domain/placeholders.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceSpan } from '#domain/pricing/span.ts';
import { priceTable } from '#domain/pricing/table.ts';

/** The price range for search engines, before taxes. */
export function priceValues(list: PriceList, offers: { platinumOffered: boolean }): [PricePlaceholder, string][] {
  const table = priceTable(list, { test: testPrice, services: all });
  const offered = serviceKeys.filter((service) => offers.platinumOffered || service !== limitedService?.key);
  const { low, high } = priceSpan(table, offered);
  const ends = languages.flatMap((language): [PricePlaceholder, string][] => [
    [`price.lowest.${language}`, formatMoney(low, language)],
    [`price.highest.${language}`, formatMoney(high, language)],
  ]);
  const ofServices = serviceKeys.flatMap((service) =>
    (['all', ...bookableSizes] as const).flatMap((size): [PricePlaceholder, string][] => {
      const span = priceSpan(table, [service], size === 'all' ? bookableSizes : [size]);
      return [
        [`price.${service}.${size}.low`, whole(span.low)],
        [`price.${service}.${size}.high`, whole(span.high)],
      ];
    }),
  );
  return [...ends, ...ofServices];
}

const whole = (amount: Cents): string => toDecimal(amount).replace(/\.00$/, '');
