import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { messages } from '../messages.ts';
import { type Section, sectionGroups } from './section.ts';

export type SectionListProps = {
  sections: readonly Section[];
  /** The open one. */
  section: Section['id'];
  countOf: (id: Section['id']) => number;
};

const looks = {
  rail: {
    group: 'px-3 text-(--tone-text-3)',
    list: 'mt-0.5',
    link: classNames(
      'justify-between rounded-sm px-3 text-[0.875rem]/5 text-(--tone-text-2) hover:bg-white/8 hover:text-(--tone-text)',
      'min-h-6.5 pointer-coarse:min-h-11 aria-[current]:bg-white/12 aria-[current]:text-(--tone-text)',
      'aria-[current]:shadow-[inset_2px_0_0_var(--color-bronze-300)]',
    ),
  },
  sheet: {
    group: 'border-b border-line pb-1.5 text-ink-500',
    list: 'grid grid-cols-2 gap-x-4',
    link: classNames(
      'min-h-11 text-ink-900 aria-[current]:ps-3 aria-[current]:font-semibold',
      'aria-[current]:shadow-[inset_3px_0_0_var(--color-bronze-500)]',
    ),
  },
};

/** The sections in their groups, each with what waits in it. */
export function SectionList({
  look,
  sections,
  section,
  countOf,
  onChosen,
}: SectionListProps & { look: keyof typeof looks; onChosen?: () => void }) {
  const words = useMessages(messages);
  const { group: groupClass, list, link } = looks[look];
  const current = sections.find(({ id }) => id === section)?.within ?? section;
  return sectionGroups.map((group) => {
    const listed = sections.filter((one) => one.group === group && !one.within);
    if (listed.length === 0) return null;
    return (
      <section key={group} className="not-first:mt-3" aria-labelledby={`${look}-${group}`}>
        <p id={`${look}-${group}`} className={classNames('text-[0.8125rem]/5', groupClass)}>
          {words.groups[group]}
        </p>
        <ul className={list}>
          {listed.map(({ id, path }) => (
            <li key={id}>
              <Link
                href={path}
                className={classNames('flex items-center', link)}
                aria-current={id === current ? 'page' : undefined}
                onClick={onChosen}
              >
                {words[id]}
                <Waiting id={id} count={countOf(id)} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** How much waits in a section; nothing if nothing does. */
export function Waiting({ id, count }: { id: Section['id']; count: number }) {
  const words = useMessages(messages);
  if (count === 0) return null;
  return (
    <span
      className="ms-2 min-w-5 rounded-sm bg-bronze-300 px-1 text-center text-[0.8125rem]/5 font-medium text-ink-900 max-[26rem]:ms-0"
      data-waiting
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {id === 'bookings' ? words.undecided(count) : words.waiting(count)}</span>
    </span>
  );
}
