import { setPrices } from '#contract/admin/business/prices.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { type PriceList, pricesByPlace } from '#domain/pricing/price-list.ts';
import { call } from '#web/client/call.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { placeInWords } from './typed-prices.ts';
import { readAgain } from './use-prices.ts';

type ConfirmPricesProps = SetDialogForm & {
  current: PriceList;
  list: PriceList;
  /** The places that differ. */
  changes: readonly string[];
};

/** What would change, line by line, before it does. */
export function ConfirmPrices({ current, list, changes, ...handed }: ConfirmPricesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [before, after] = [pricesByPlace(current), pricesByPlace(list)];
  const shown = (place: string, value = 0) =>
    place === 'monthlyDiscountPercent' ? String(value) : formatMoney(cents(value), language);
  return (
    <SetDialog
      words={words}
      changes={changes.map((place) => ({
        place,
        what: placeInWords(place, { language, words }),
        before: shown(place, before.get(place)),
        after: shown(place, after.get(place)),
      }))}
      set={(version) => call(setPrices, { body: { list, ...version } })}
      readAgain={readAgain}
      {...handed}
    />
  );
}
