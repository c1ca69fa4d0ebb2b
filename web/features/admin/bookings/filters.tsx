import { bookingFilters } from '#contract/admin/bookings.ts';
import { showCount } from '#domain/counted.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './actions/actions.messages.ts';
import { addressOf, type ListParams } from './list-params.ts';

type FiltersProps = {
  place: ListParams;
  withFilter: (filter: ListParams['filter']) => ListParams;
  counts: Readonly<Partial<Record<ListParams['filter'], number | undefined>>>;
  onDay: (day: string) => void;
};

/** What of the list is shown, with how many there are, and the day of the visits. */
export function Filters({ place, withFilter, counts, onDay }: FiltersProps) {
  const words = useMessages(messages);
  return (
    <div className="bookings-filters">
      <nav aria-label={words.filters}>
        {(['all', ...bookingFilters] as const).map((filter) => (
          <Link
            key={filter}
            href={addressOf(withFilter(filter))}
            aria-current={filter === place.filter ? 'true' : undefined}
            data-calls={(filter === 'attention' && (counts.attention ?? 0) > 0) || undefined}
          >
            {words.filter[filter]} <span className="bookings-count">{shown(filter, counts[filter])}</span>
          </Link>
        ))}
      </nav>
      <div className="bookings-day">
        <DayField label={words.day} required value={place.day} onChange={onDay} />
        {place.day !== '' && <TextButton onClick={() => onDay('')}>{words.anyDay}</TextButton>}
      </div>
    </div>
  );
}

/** All bookings are counted to the last; a filter up to a limit. */
const shown = (filter: ListParams['filter'], count: number | undefined) =>
  count === undefined ? '–' : filter === 'all' ? count : showCount(count);
