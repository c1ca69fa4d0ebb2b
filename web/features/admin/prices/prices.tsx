import { withdrawPrices } from '#contract/admin/business/prices.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { PriceForm } from './price-form.tsx';
import { toForm } from './typed-prices.ts';
import { readAgain, usePrices } from './use-prices.ts';

/** The prices: the form, what visitors will see, and every version so far. */
export function Prices({ operator: { email } }: SectionProps) {
  const language = useLanguage();
  return (
    <VersionsPage
      words={useMessages(messages)}
      query={usePrices()}
      draft={useDraft(email)}
      toForm={({ list }) => toForm(list, language)}
      withdraw={(id) => call(withdrawPrices, { params: { id } })}
      readAgain={readAgain}
      heading="new-prices"
      form={(form) => <PriceForm {...form} />}
    />
  );
}
