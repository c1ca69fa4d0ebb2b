import { type BookingOrder, bookingFilters, bookingOrders } from '#contract/admin/bookings.ts';
import { showCount } from '#domain/counted.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { tabsClass } from '#web/features/admin/shell/looks.ts';
import { messages as shared } from '#web/features/admin/shell/messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './actions/actions.messages.ts';
import { addressOf, type ListParams } from './list-params.ts';

const quietClass = 'text-[0.8125rem] text-ink-500';
const callingClass = 'border border-warning-line bg-warning-tint px-1.5 text-[0.8125rem] text-warning-text';
const dayClass = classNames(
  'flex flex-wrap items-center gap-x-3 gap-y-1 [&>.field-note:empty]:hidden',
  '[&>.field-label]:sr-only',
  '[&>button]:min-h-11 [&>button]:w-auto [&>button]:py-2 [&>button]:text-[0.875rem]',
);

type FiltersProps = {
  place: ListParams;
  withFilter: (filter: ListParams['filter']) => ListParams;
  counts: Readonly<Partial<Record<ListParams['filter'], number | undefined>>>;
};

/** The list's filters, with their counts. */
export function Filters({ place, withFilter, counts }: FiltersProps) {
  const words = useMessages(messages);
  return (
    <nav
      className={`${tabsClass} mt-1 mb-3 max-sm:flex-nowrap! max-sm:overflow-x-auto *:flex-none *:gap-1.5`}
      aria-label={words.filters}
    >
      {(['all', ...bookingFilters] as const).map((filter) => (
        <Link
          key={filter}
          href={addressOf(withFilter(filter))}
          aria-current={filter === place.filter ? 'true' : undefined}
        >
          {words.filter[filter]}{' '}
          <span className={filter === 'attention' && (counts.attention ?? 0) > 0 ? callingClass : quietClass}>
            {shown(filter, counts[filter])}
          </span>
        </Link>
      ))}
    </nav>
  );
}

type ChoicesProps = { place: ListParams; onDay: (day: string) => void; onOrder: (order: BookingOrder) => void };

/** The day of the visits, and the order of cards: a table has its heads for it. */
export function Choices({ place, onDay, onOrder }: ChoicesProps) {
  const words = useMessages(messages);
  const general = useMessages(shared);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayField label={words.day} required value={place.day} onChange={onDay} className={dayClass} />
      {place.day !== '' && <TextButton onClick={() => onDay('')}>{words.anyDay}</TextButton>}
      <select
        className="field-input min-h-11 w-auto py-2 text-[0.875rem] sm:hidden"
        aria-label={general.order}
        value={place.order}
        onChange={({ target }) => onOrder(target.value as BookingOrder)}
      >
        {bookingOrders.map((order) => (
          <option key={order} value={order}>
            {general.orders[order]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** All bookings are counted exactly; a filter up to a limit. */
const shown = (filter: ListParams['filter'], count: number | undefined) =>
  count === undefined ? '–' : filter === 'all' ? count : showCount(count);
