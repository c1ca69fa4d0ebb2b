import { formatMonth } from '#domain/format.ts';
import { ArrowRight } from '#web/pictures/icons.tsx';
import { addMonths, type Month, partsOf } from '#web/state/calendar/month.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { messages } from './messages.ts';

type ArrowProps = { label: string; back?: boolean; refused: string | false; onPress: () => void };

function Arrow({ label, back = false, refused, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className="month-arrow"
      aria-label={refused ? `${label}. ${refused}` : label}
      data-tip={refused || label}
      aria-disabled={refused ? true : undefined}
      onClick={() => !refused && onPress()}
    >
      <ArrowRight className={classNames('w-5.5', back && '[transform:rotate(180deg)]')} />
    </button>
  );
}

export type MonthHeadProps = {
  id: string;
  month: Month | null;
  /** It did not load: the heading says what should be here. */
  failed?: boolean;
  /** It belongs to a season that has not begun. */
  ahead?: boolean;
  months: { first: Month; last: Month };
  onMonth: (month: Month) => void;
  level: 2 | 3;
};

export function MonthHead({ id, month, months, failed = false, ahead = false, onMonth, level }: MonthHeadProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const name = month && formatMonth(partsOf(month).year, partsOf(month).month, language);
  const Heading = level === 2 ? 'h2' : 'h3';
  const earlier = month !== null && month > months.first;
  const later = month !== null && month < months.last;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
      <Heading id={id} className="type-h2-form first-letter:uppercase" tabIndex={-1} aria-live="polite" data-month>
        {name ? (
          <>
            {name}
            {ahead && <span className="text-ink-500">{words.nextSeason}</span>}
          </>
        ) : (
          <>
            <span className={failed ? undefined : 'sr-only'}>{words.date}</span>
            {!failed && <span className="block h-8 w-44 rounded-sm bg-glass-100" aria-hidden="true" />}
          </>
        )}
      </Heading>
      <div className="flex gap-2">
        <Arrow
          label={words.previousMonth}
          back
          refused={!earlier && words.noEarlierMonth}
          onPress={() => month && onMonth(addMonths(month, -1))}
        />
        <Arrow
          label={words.nextMonth}
          refused={!later && words.noLaterMonth}
          onPress={() => month && onMonth(addMonths(month, 1))}
        />
      </div>
    </div>
  );
}
