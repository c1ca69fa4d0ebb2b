import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { messages } from './messages.ts';
import { ReviewForm } from './review-form.tsx';

export function ReviewPage() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <PageShell>
      <div className="animate-enter max-w-[35rem] [animation-delay:300ms]">
        <PageTitle>{words.title}</PageTitle>
        <ReviewForm />
      </div>
    </PageShell>
  );
}
