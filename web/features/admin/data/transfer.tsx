import { useMessages } from '#web/state/language.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Exports } from './exports.tsx';
import { Import } from './import.tsx';
import { PersonalData } from './personal-data.tsx';
import { messages } from './transfer.messages.ts';
import './data.css';

/** Exports of everything as files, imports of earlier bookings, and what is kept about one person. */
export function Transfer() {
  const words = useMessages(messages);
  return (
    <main id="main" tabIndex={-1} className="admin-main admin-data">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <div className="admin-data-panes">
        <Import />
        <PersonalData />
        <Exports />
      </div>
    </main>
  );
}
