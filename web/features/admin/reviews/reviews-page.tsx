import { reviewLists } from '#contract/admin/reviews.ts';
import { splitClass, tabsClass } from '#web/features/admin/shell/looks.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { useOpener } from '#web/features/admin/shell/resource/use-opener.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo, useQueryString } from '#web/state/location.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Link } from '#web/ui/link.tsx';
import { messages } from './messages.ts';
import { addressOf, placeOf } from './place.ts';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewRows } from './review-rows.tsx';
import { useReviews } from './use-reviews.ts';

/** Storefronts people asked us to look at: waiting, answered, and each in full. */
export function ReviewsPage() {
  const words = useMessages(messages);
  const go = useGo();
  const { list, review: opened } = placeOf(useQueryString());
  const { list: reviews, items, first } = useReviews(list);
  const waiting = first?.waiting ?? 0;

  const { open, close } = useOpener<string>((id) =>
    go(addressOf({ list, review: id }), { replace: id === null || opened !== null }),
  );

  return (
    <div className={splitClass(Boolean(opened))}>
      <main id="main" tabIndex={-1} className="admin-main">
        <PageTitle className="admin-title">{words.title}</PageTitle>
        <p className="admin-subtitle max-w-[44rem]">{words.subtitle}</p>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <nav className={`${tabsClass} *:gap-2`} aria-label={words.lists}>
            {reviewLists.map((one) => (
              <Link
                key={one}
                href={addressOf({ list: one, review: null })}
                replace
                aria-current={one === list ? 'page' : undefined}
              >
                {words[one]}
                {one === 'waiting' && waiting > 0 && (
                  <span>
                    <span aria-hidden="true">{waiting}</span>
                    <span className="sr-only">{words.waitingCount(waiting)}</span>
                  </span>
                )}
              </Link>
            ))}
          </nav>
          <LinkButton kind="secondary" size="small" className="ms-auto px-5" href="/admin/quotes">
            {words.quotes}
          </LinkButton>
          <Button
            kind="secondary"
            size="small"
            className="px-5"
            pending={reviews.isRefetching}
            pendingLabel={words.refreshing}
            onClick={() => void reviews.refetch()}
          >
            {words.refresh}
          </Button>
        </div>
        <PagedList
          list={reviews}
          items={items}
          empty={list === 'waiting' ? words.nobodyWaits : words.nothingAnswered}
          failed={words.listFailed}
          more={words.more}
        >
          {(shown) => <ReviewRows reviews={shown} now={first?.now ?? ''} opened={opened} onOpen={open} />}
        </PagedList>
      </main>
      {opened && <ReviewDetail key={opened} id={opened} onClose={close} />}
    </div>
  );
}
