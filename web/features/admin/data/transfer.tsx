import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Exports } from './exports.tsx';
import { Import } from './import.tsx';
import { PersonalData } from './personal-data.tsx';
import { messages } from './transfer.messages.ts';

const panes = classNames(
  'grid grid-cols-1 items-start gap-4 *:mb-0! *:max-w-none!',
  'md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:items-stretch md:gap-7',
);

/** Exports of everything as files, imports of earlier bookings, and what is kept about one person. */
export function Transfer() {
  const words = useMessages(messages);
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <div className={panes}>
        <Import />
        <PersonalData />
        <Exports />
      </div>
    </main>
  );
}
