import { ShopWindow } from '#web/pictures/shop-window.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { WindowAndWords } from '../window-and-words.tsx';
import { messages } from './messages.ts';

export function AlignedPage() {
  const words = useMessages(messages);
  const go = useGo();
  usePageReady();
  useNextPages(true, '/calendar-booking');
  return (
    <PageShell step={4}>
      <WindowAndWords window={<ShopWindow clear={3} />}>
        <PageTitle className="sm:pt-16 md:pt-[8.25rem] md:text-[4.75rem] md:leading-[4.875rem]">
          {words.title}
        </PageTitle>
        <p className="type-lede mt-3 text-ink-700 md:mt-6">{words.text}</p>
        <div className="phone-bar sm:mt-7 md:mt-9">
          <Button arrow onClick={() => go('/calendar-booking')}>
            {words.next}
          </Button>
        </div>
      </WindowAndWords>
    </PageShell>
  );
}
