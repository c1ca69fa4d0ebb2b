import { useState } from 'react';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { type Section, sectionGroups } from './section.ts';
import { UndecidedCount } from './undecided-count.tsx';

// Even the narrowest phones fit the longest name and a two-digit count. French words need more room than English ones.
const menuClass = classNames(
  'me-auto inline-flex min-h-11 items-center gap-2.5 border-s border-(--tone-line-2) px-4 text-start leading-5 font-medium',
  'max-[24rem]:gap-1.5 max-[24rem]:ps-2 max-[24rem]:pe-1 max-[24rem]:[&>.admin-undecided]:ms-0!',
  'min-[77.5rem]:[&:not(:lang(fr))]:hidden min-[90rem]:hidden [&>svg]:flex-none',
);
const linkClass = classNames(
  'flex min-h-11 items-center text-ink-900 aria-[current]:ps-3 aria-[current]:font-semibold',
  'aria-[current]:shadow-[inset_3px_0_0_var(--color-bronze-500)]',
);

type SectionMenuProps = { sections: readonly Section[]; section: Section['id']; onSignOut: () => void };

/** If the bar has no room for all sections: a button with the open one's name, and a sheet with all of them. */
export function SectionMenu({ sections, section, onSignOut }: SectionMenuProps) {
  const words = useMessages(messages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isListed = sections.some(({ id }) => id === 'bookings');
  const groups = sectionGroups
    .map((group) => ({ group, listed: sections.filter((one) => one.group === group) }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <>
      <button type="button" className={menuClass} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words[section]}
        {isListed && <UndecidedCount />}
        <ChevronUp className="w-3 [transform:rotate(180deg)]" />
      </button>
      <Dialog open={open} onClose={close} title={words.sections}>
        <nav aria-label={words.sections}>
          {groups.map(({ group, listed }) => (
            <section key={group} className="not-first:mt-4">
              <h3 className="border-b border-line pb-1.5 text-[0.8125rem]/5 text-ink-500">{words.groups[group]}</h3>
              <ul className="grid grid-cols-2 gap-x-4">
                {listed.map(({ id, path }) => (
                  <li key={id}>
                    <Link
                      href={path}
                      className={linkClass}
                      aria-current={id === section ? 'page' : undefined}
                      onClick={close}
                    >
                      {words[id]}
                      {id === 'bookings' && <UndecidedCount />}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <button
          type="button"
          className="mt-4 mb-5 min-h-11 w-full border-t border-line pt-3 text-start whitespace-nowrap text-ink-900"
          onClick={onSignOut}
        >
          <span className="border-b border-line-2">{words.signOut}</span>
        </button>
      </Dialog>
    </>
  );
}
