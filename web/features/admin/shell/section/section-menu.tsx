import { useState } from 'react';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { type Section, sectionGroups } from './section.ts';
import { UndecidedCount } from './undecided-count.tsx';
import './section-menu.css';

type SectionMenuProps = { sections: readonly Section[]; section: Section['id']; onSignOut: () => void };

/** Where the bar has no room for all sections: a button with the open one's name, and a sheet with all of them. */
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
      <button type="button" className="admin-menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words[section]}
        {isListed && <UndecidedCount />}
        <ChevronUp className="w-3 [transform:rotate(180deg)]" />
      </button>
      <Dialog open={open} onClose={close} title={words.sections} className="admin-menu-sheet">
        <nav aria-label={words.sections}>
          {groups.map(({ group, listed }) => (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <ul>
                {listed.map(({ id, path }) => (
                  <li key={id}>
                    <Link href={path} aria-current={id === section ? 'page' : undefined} onClick={close}>
                      {words[id]}
                      {id === 'bookings' && <UndecidedCount />}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <button type="button" className="admin-leave" onClick={onSignOut}>
          <span>{words.signOut}</span>
        </button>
      </Dialog>
    </>
  );
}
