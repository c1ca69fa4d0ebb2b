import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showCount } from '#domain/counted.ts';
import { splitClass } from '#web/features/admin/shell/looks.ts';
import { messages } from '#web/features/admin/shell/messages.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { SearchField } from '#web/features/admin/shell/search-field.tsx';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { Again, Plus } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BookingList } from './booking-list.tsx';
import { BookingDrawer } from './drawer.tsx';
import { emptyWords } from './empty-list.ts';
import { Choices, Filters } from './filters.tsx';
import { useBookings } from './use-bookings.ts';
import { useListParams } from './use-list-params.ts';

export { CallActions } from './actions/call-actions.tsx';

type DashboardProps = SectionProps & { decisions: ReactNode; alerts: ReactNode; routeSheet: ReactNode };

/** Decisions, alerts, the next visits, counters, search, filters, the list, and the story of the open booking. */
export function Dashboard({ operator, decisions, alerts, routeSheet }: DashboardProps) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const [refreshing, setRefreshing] = useState(false);
  const { place, change, withFilter } = useListParams();
  const q = useDebouncedValue(typed.trim());
  const { list, counts, filters, refresh, bookings } = useBookings({ ...place, q });
  const frame = useRef<HTMLDivElement>(null);
  const opened = place.booking;

  // However the story was closed, Back included, focus returns to what opened it, else to its row.
  const before = useRef(opened);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Not yet the story's own button: that takes the focus after this.
    if (opened !== null) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    const closed = opened === null ? before.current : null;
    before.current = opened;
    if (closed === null) return;
    const ways = [...(frame.current?.querySelectorAll<HTMLElement>(`[data-order="${CSS.escape(closed)}"]`) ?? [])];
    (ways.find((way) => way === opener.current) ?? ways.at(-1))?.focus();
  }, [opened]);
  const refreshAll = () => {
    setRefreshing(true);
    void refresh().finally(() => setRefreshing(false));
  };
  const empty = emptyWords({ ...place, q, total: counts.data?.total }, useLanguage());

  return (
    <div ref={frame} className={splitClass(Boolean(opened))}>
      <main id="main" tabIndex={-1} className="admin-main">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
          <div>
            <PageTitle className="admin-title">{words.title}</PageTitle>
            <p className="admin-subtitle mb-0! max-[80rem]:sr-only">{words.subtitle}</p>
          </div>
          <Counters counts={counts.data} />
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          {decisions}
          {alerts}
          {routeSheet}
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            hint={words.searchHint}
            value={typed}
            onChange={setTyped}
          />
          <Button kind="secondary" size="small" className="px-3.5 sm:px-5" pending={refreshing} onClick={refreshAll}>
            <span className="max-sm:sr-only">{words.refresh}</span>
            <Again className="sm:hidden" />
          </Button>
          <LinkButton size="small" href="/admin/new-booking" className="px-3.5 sm:px-5">
            <span className="max-sm:sr-only">{words['new-booking']}</span>
            <Plus className="sm:hidden" />
          </LinkButton>
          <Choices
            place={place}
            onDay={(day) => change({ day, booking: null }, { replace: true })}
            onOrder={(order) => change({ order }, { replace: true })}
          />
        </div>
        <Filters place={place} withFilter={withFilter} counts={{ all: counts.data?.total, ...filters.data }} />
        <PagedList
          list={list}
          items={bookings}
          empty={
            <>
              <div>
                <p>{empty.what}</p>
                {empty.why !== null && <p className="admin-second">{empty.why}</p>}
              </div>
              {typed !== '' && (
                <Button kind="secondary" size="small" onClick={() => setTyped('')}>
                  {words.clear}
                </Button>
              )}
            </>
          }
          failed={words.listFailed}
          onRetry={refreshAll}
          more={words.more}
        >
          {(found) => (
            <BookingList
              bookings={found}
              order={place.order}
              onOrder={(order) => change({ order }, { replace: true })}
              opened={opened}
              onOpen={(booking) => change({ booking })}
            />
          )}
        </PagedList>
      </main>
      {opened && (
        <BookingDrawer key={opened} orderNo={opened} operator={operator} onClose={() => change({ booking: null })} />
      )}
    </div>
  );
}

function Counters({ counts }: { counts: { total: number; thisMonth: number; found: number } | undefined }) {
  const words = useMessages(messages);
  const panes = [
    [words.total, counts?.total],
    [words.thisMonth, counts?.thisMonth],
    [words.found, counts && (counts.found < counts.total ? showCount(counts.found) : counts.found)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-5 text-[0.875rem]/5">
      {panes.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-500">{label}</dt>
          <dd className="font-medium">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
