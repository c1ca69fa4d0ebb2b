import { bookingFilters } from '#contract/admin/bookings.ts';
import { showCount } from '#domain/counted.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { tabsClass } from '#web/features/admin/shell/looks.ts';
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
  '[&>.field-label]:m-0 [&>.field-label]:text-[0.875rem]/6.5 [&>.field-label]:font-normal',
  '[&>button]:min-h-11 [&>button]:w-auto [&>button]:py-2 [&>button]:text-[0.875rem]',
);

type FiltersProps = {
  place: ListParams;
  withFilter: (filter: ListParams['filter']) => ListParams;
  counts: Readonly<Partial<Record<ListParams['filter'], number | undefined>>>;
  onDay: (day: string) => void;
};

/** The list's filters, with their counts, and the day of the visits. */
export function Filters({ place, withFilter, counts, onDay }: FiltersProps) {
  const words = useMessages(messages);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <nav className={`${tabsClass} *:gap-1.5`} aria-label={words.filters}>
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DayField label={words.day} required value={place.day} onChange={onDay} className={dayClass} />
        {place.day !== '' && <TextButton onClick={() => onDay('')}>{words.anyDay}</TextButton>}
      </div>
    </div>
  );
}

/** All bookings are counted exactly; a filter up to a limit. */
const shown = (filter: ListParams['filter'], count: number | undefined) =>
  count === undefined ? '–' : filter === 'all' ? count : showCount(count);
