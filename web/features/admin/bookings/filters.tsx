import { bookingFilters } from '#contract/admin/bookings.ts';
import { useMessages } from '#web/state/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './actions/actions.messages.ts';
import { addressOf, type ListParams } from './use-list-params.ts';

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
            {words.filter[filter]} <span className="bookings-count">{counts[filter] ?? '–'}</span>
          </Link>
        ))}
      </nav>
      <div className="bookings-day">
        <label>
          {words.day}
          <input
            type="date"
            className="field-input"
            value={place.day}
            onChange={(event) => onDay(event.target.value)}
          />
        </label>
        {place.day !== '' && <TextButton onClick={() => onDay('')}>{words.anyDay}</TextButton>}
      </div>
    </div>
  );
}
