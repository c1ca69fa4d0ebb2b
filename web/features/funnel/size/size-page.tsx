import { useId } from 'react';
import { isBookableSize } from '#domain/funnel/size.ts';
import { sizeName } from '#domain/names.ts';
import { useDraft } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ActionBar } from '#web/ui/layout/action-bar.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Evaluating } from '../evaluating.tsx';
import { messages } from './messages.ts';
import { SizeCards } from './size-cards.tsx';
import { SizeDialogs } from './size-dialogs.tsx';
import { useSizeFlow } from './size-flow.ts';

/** Step 2: the size, which decides the price level. */
export function SizePage() {
  const words = useMessages(messages);
  const language = useLanguage();
  const go = useGo();
  const { storefrontSize: chosen } = useDraft();
  const flow = useSizeFlow();
  const id = useId();
  usePageReady(useGuard('size'));
  const elsewhere = flow.asking.what === 'evaluating' || (chosen !== '' && !isBookableSize(chosen));
  useNextPages(chosen !== '' || elsewhere, elsewhere ? '/other-companies' : '/glass-coverage');

  const unavailable = chosen === '' ? words.chooseFirst : !isBookableSize(chosen) && words.customQuote;
  const actionBar = (
    <ActionBar back="/postal-code" value={chosen && sizeName(chosen, language)}>
      <Button arrow unavailable={unavailable} onClick={() => go('/glass-coverage')}>
        {words.next}
      </Button>
    </ActionBar>
  );

  return (
    <PageShell step={2} actionBar={actionBar}>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-3 md:items-end">
        <PageTitle id={`${id}t`} className="max-w-[9em] md:col-span-2">
          {words.title}
        </PageTitle>
        <div className="md:pb-2.5">
          <p id={`${id}n`} className="text-ink-700">
            {words.note}
          </p>
          <p className="type-small flex items-center gap-3 text-ink-500" aria-hidden="true">
            <svg className="flex-none text-bronze-600" width="46" height="2" aria-hidden="true">
              <path d="M0 1H46" stroke="currentColor" strokeDasharray="2 4" />
            </svg>
            {words.key}
          </p>
        </div>
      </div>
      <SizeCards chosen={chosen} onChoose={flow.choose} labelledBy={`${id}t`} describedBy={`${id}n`} />
      <SizeDialogs flow={flow} />
      {flow.asking.what === 'evaluating' && (
        <Evaluating title={words.evaluating} milliseconds={2000} onDone={() => go('/other-companies')} />
      )}
    </PageShell>
  );
}
