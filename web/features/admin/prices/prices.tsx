import * as contract from '#contract/admin/business/prices.ts';
import { formatMoney } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { differingPrices, type PriceList, pricesByPlace } from '#domain/pricing/price-list.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { versionedFact } from '#web/features/admin/shell/versions/versioned-fact.tsx';
import { messages } from './messages.ts';
import { PriceFields } from './price-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import { parse, placeInWords, toForm } from './typed-prices.ts';

/** The prices. */
export const Prices = versionedFact({
  name: 'prices',
  messages,
  query: operatorQuery(contract.listPrices, {}),
  valueOf: ({ list }): PriceList => list,
  set: (list, version) => call(contract.setPrices, { body: { list, ...version } }),
  withdraw: (id) => call(contract.withdrawPrices, { params: { id } }),
  toForm,
  parse,
  changes: (before, after, language) => {
    const words = inLanguage(messages, language);
    const shownIn = (list: PriceList, place: string) => {
      const value = pricesByPlace(list).get(place) ?? 0;
      return place === 'monthlyDiscountPercent' ? String(value) : formatMoney(cents(value), language);
    };
    return differingPrices(before, after).map((place) => ({
      place,
      what: placeInWords(place, { language, words }),
      before: shownIn(before, place),
      after: shownIn(after, place),
    }));
  },
  Fields: PriceFields,
  Preview: PricePreview,
});
