import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Search } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Attention } from './attention/attention.tsx';
import { BookingList } from './booking-list.tsx';
import { Drawer } from './drawer.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { messages } from './messages.ts';
import { useBookings, useRested } from './use-bookings.ts';
import { useWide } from './use-wide.ts';

/** Counters, search, the list, and the story of the booking that was opened. */
export function Dashboard() {
  const words = useMessages(messages);
  const wide = useWide();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const q = useRested(typed.trim());
  const { list, counts, refresh, bookings } = useBookings(q);

  const open = (orderNo: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(orderNo);
  };
  const close = () => {
    // Where the story stood in the list's place, the list has to be there before it takes the focus.
    flushSync(() => setOpened(null));
    opener.current?.focus();
  };
  const refreshAll = () => {
    setRefreshing(true);
    void refresh().finally(() => setRefreshing(false));
  };

  return (
    <div className={classNames('admin-desk', opened && 'admin-desk-open')}>
      <main id="main" tabIndex={-1} className="admin-main">
        <PageTitle className="admin-title">{words.title}</PageTitle>
        <p className="admin-subtitle">{words.subtitle}</p>
        <Attention />
        <Counters counts={counts.data} />
        <div className="admin-tools">
          <div className="admin-search">
            <Search />
            <input
              type="search"
              className="field-input"
              aria-label={words.search}
              placeholder={words.placeholder}
              value={typed}
              maxLength={80}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button
            kind="secondary"
            size="small"
            pending={refreshing}
            pendingLabel={words.refreshing}
            onClick={refreshAll}
          >
            {words.refresh}
          </Button>
        </div>
        {bookings && bookings.length > 0 && (
          <BookingList bookings={bookings} wide={wide} opened={opened} onOpen={open} />
        )}
        {!bookings && !list.isError && <LoadingRows />}
        <div role="status">
          {bookings?.length === 0 && (
            <div className="admin-nothing">
              <p>{words.empty}</p>
              {typed !== '' && (
                <Button kind="secondary" size="small" onClick={() => setTyped('')}>
                  {words.clear}
                </Button>
              )}
            </div>
          )}
          {list.isError && (
            <div className="admin-nothing">
              <p>{words.listFailed}</p>
              <Button kind="secondary" size="small" onClick={refreshAll}>
                {words.again}
              </Button>
            </div>
          )}
        </div>
        {list.hasNextPage && (
          <Button
            kind="secondary"
            size="small"
            className="admin-more"
            pending={list.isFetchingNextPage}
            pendingLabel={words.moreLoading}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </main>
      {opened && <Drawer key={opened} orderNo={opened} onClose={close} />}
    </div>
  );
}

function Counters({ counts }: { counts: { total: number; thisMonth: number; found: number } | undefined }) {
  const words = useMessages(messages);
  const panes = [
    [words.total, counts?.total],
    [words.thisMonth, counts?.thisMonth],
    [words.found, counts?.found],
  ] as const;
  return (
    <dl className="admin-counters">
      {panes.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
