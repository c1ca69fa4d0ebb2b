import type { PriceVersion } from '#contract/admin/business/prices.ts';
import { LoadingRows } from '#web/features/admin/shell/loading-rows.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { Unread } from '#web/features/admin/shell/unread.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { PriceForm } from './price-form.tsx';
import { typedOf } from './typed-prices.ts';
import { usePrices } from './use-prices.ts';
import { Versions } from './versions.tsx';
import './prices.css';

/** The prices: those to be set, what visitors will see, and every version that there was. */
export function Prices({ operator: { email } }: SectionProps) {
  const words = useMessages(messages);
  const { data, isError, refetch } = usePrices();
  return (
    <main id="main" tabIndex={-1} className="admin-main prices">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      {!data && isError && <Unread words={words} onAgain={() => void refetch()} />}
      {!data && !isError && <LoadingRows />}
      {data && <Panes versions={data.versions} owner={email} />}
    </main>
  );
}

function Panes({ versions, owner }: { versions: readonly PriceVersion[]; owner: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [draft, keep] = useDraft(owner);
  const current = versions.find(({ state }) => state === 'current') ?? versions.at(-1);
  const seen = versions[0]?.id ?? 0;
  if (!current) return null;
  const take = ({ list }: PriceVersion) => {
    keep({ owner, typed: typedOf(list, language), startsOn: draft?.startsOn ?? '', note: draft?.note ?? '', seen });
    toast({ title: words.used });
    document.querySelector<HTMLElement>('#new-prices')?.focus();
  };
  return (
    <div className="prices-columns">
      <PriceForm current={current.list} versions={versions} seen={seen} owner={owner} />
      <Versions versions={versions} onUse={take} />
    </div>
  );
}
