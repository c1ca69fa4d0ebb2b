import type { IsoDate } from '#domain/calendar/day.ts';
import { formatMonth, formatShortDate } from '#domain/format.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { ArrowRight } from '#web/pictures/icons.tsx';
import { monthOf, partsOf } from '#web/state/calendar/month.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { messages } from './calendar.messages.ts';
import { type View, weekOf } from './range.ts';

const turnClass = classNames(
  'flex rounded-sm border border-line-2 bg-white [&>button]:grid [&>button]:min-h-11 [&>button]:min-w-11',
  '[&>button]:place-items-center [&>button]:px-3 [&>button]:text-[0.9375rem] [&_svg]:w-5',
  '[&>button+button]:border-s [&>button+button]:border-line-2',
);
const viewsClass = classNames(
  'flex gap-5 [&>button]:min-h-11 [&>button]:min-w-11 [&>button]:border-b-2 [&>button]:border-transparent',
  '[&>button]:text-[0.9375rem] [&>button]:text-ink-700 [&>button]:aria-pressed:border-ink-900',
  '[&>button]:aria-pressed:text-ink-900 forced-colors:[&>button]:not-aria-pressed:border-[Canvas]',
);

type ToolbarProps = {
  id: string;
  view: View;
  /** Null while today is not known. */
  cursor: IsoDate | null;
  onTurn: (by: 1 | -1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  onBlock: () => void;
};

/** Which days are shown, navigation to others, and actions on them. */
export function Toolbar({ id, view, cursor, onTurn, onToday, onView, onBlock }: ToolbarProps) {
  const words = useMessages(messages);
  const { 'waiting-list': waitingList } = useMessages(general);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className={turnClass}>
        <button
          type="button"
          aria-label={words.previous[view]}
          data-tip={words.previous[view]}
          onClick={() => onTurn(-1)}
        >
          <ArrowRight className="[transform:rotate(180deg)]" />
        </button>
        <button type="button" onClick={onToday}>
          {words.today}
        </button>
        <button type="button" aria-label={words.next[view]} data-tip={words.next[view]} onClick={() => onTurn(1)}>
          <ArrowRight />
        </button>
      </div>
      <h2
        id={id}
        className="flex-[1_0_auto] font-serif text-[1.5rem]/8 font-[360] first-letter:uppercase"
        aria-live="polite"
      >
        <Title view={view} cursor={cursor} />
      </h2>
      <fieldset className={viewsClass}>
        <legend className="sr-only">{words.view}</legend>
        {(['month', 'week'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
            {words[one]}
          </button>
        ))}
      </fieldset>
      <Button size="small" onClick={onBlock}>
        {words.block}
      </Button>
      <LinkButton kind="secondary" size="small" href="/admin/waiting-list">
        {waitingList}
      </LinkButton>
    </div>
  );
}

function Title({ view, cursor }: { view: View; cursor: IsoDate | null }) {
  const words = useMessages(messages);
  const language = useLanguage();
  if (cursor === null) return words.title;
  if (view === 'month') return formatMonth(partsOf(monthOf(cursor)).year, partsOf(monthOf(cursor)).month, language);
  const week = weekOf(cursor);
  return words.weekOf(formatShortDate(week[0] ?? cursor, language), formatShortDate(week[6] ?? cursor, language));
}
