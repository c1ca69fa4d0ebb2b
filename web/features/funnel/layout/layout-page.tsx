import { useId } from 'react';
import { coverageOf, isTestLayout, type Layout, layouts, skipsQuiz } from '#domain/funnel/layout.ts';
import { layoutName } from '#domain/names.ts';
import { updateDraft, useDraft } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSandbox } from '#web/state/site.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ActionBar } from '#web/ui/layout/action-bar.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { useClickElsewhere } from './click-elsewhere.ts';
import { LayoutCards } from './layout-cards.tsx';
import { messages } from './messages.ts';

/** Step 3: the arrangement of the glass. */
export function LayoutPage() {
  const words = useMessages(messages);
  const go = useGo();
  const language = useLanguage();
  const sandbox = useSandbox();
  const { selectedLayout } = useDraft();
  const id = useId();
  const offered = sandbox ? layouts : layouts.filter((layout) => !isTestLayout(layout));
  const chosen = selectedLayout !== '' && offered.includes(selectedLayout) ? selectedLayout : '';
  usePageReady(useGuard('layout'));
  useNextPages(chosen !== '', '/sentiment', '/calendar-booking');
  useClickElsewhere(() => chosen && updateDraft({ selectedLayout: '', glassCoverage: '' }));

  const choose = (layout: Layout) => updateDraft({ selectedLayout: layout, glassCoverage: coverageOf(layout) });
  const proceed = () => chosen && go(skipsQuiz(chosen) ? '/calendar-booking' : '/sentiment');
  const actionBar = (
    <ActionBar back="/storefront-size" value={layoutName(chosen, language)}>
      <Button arrow unavailable={chosen === '' && words.chooseFirst} onClick={proceed}>
        {words.next}
      </Button>
    </ActionBar>
  );

  return (
    <PageShell step={3} actionBar={actionBar}>
      <PageTitle id={id} className="md:max-w-none">
        {words.title}
      </PageTitle>
      <LayoutCards offered={offered} chosen={chosen} onChoose={choose} labelledBy={id} />
    </PageShell>
  );
}
