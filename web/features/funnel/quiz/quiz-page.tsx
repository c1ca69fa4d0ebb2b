import { useDraft, useDraftLoaded } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { Quiz } from './quiz.tsx';

/** Step 4: what the window is for. */
export function QuizPage() {
  const loaded = useDraftLoaded();
  const { quizAnswers = [] } = useDraft();
  usePageReady(useGuard('quiz'));
  useNextPages(quizAnswers.length > 0, '/alignment-success', '/manual-review', '/other-companies');
  return (
    <PageShell step={4}>
      {/* Taken up anew with what the browser remembers; the prerendered page shows the first question. */}
      <Quiz key={loaded ? 'remembered' : 'blank'} />
    </PageShell>
  );
}
