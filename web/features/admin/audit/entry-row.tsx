import type { AuditEntry } from '#contract/admin/audit.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './audit.messages.ts';
import { changesOf, subjectInWords } from './changes.ts';

type EntryRowProps = { entry: AuditEntry; authors: readonly { id: string; email: string }[]; isAltered: boolean };

/** One entry: what was done, by whom and when, and on demand what was before and after. */
export function EntryRow({ entry, authors, isAltered }: EntryRowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { at, by, byFormer, action, subject } = entry;
  const actions: Readonly<Record<string, string>> = words.actions;
  const changes = changesOf(entry, language);
  return (
    <li className="audit-row">
      <div className="audit-head">
        <div>
          <h3 className="audit-what">{actions[action] ?? action}</h3>
          <span className="admin-second">{by ?? (byFormer ? words.former : words.nobody)}</span>
        </div>
        <span className="audit-subject">{subjectInWords({ subject, action }, { language, authors })}</span>
        <time className="admin-second" dateTime={at}>
          {formatInstant(at, language)}
        </time>
        {isAltered && (
          <span className="admin-badge" data-kind="cancelled">
            {words.altered}
          </span>
        )}
      </div>
      {changes.length > 0 && (
        <details className="audit-details">
          <summary>{words.details}</summary>
          <table>
            <TableHead columns={[words.thing, words.before, words.after]} />
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
