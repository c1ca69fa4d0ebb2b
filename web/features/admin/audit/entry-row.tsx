import type { AuditEntry } from '#contract/admin/audit.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TableHead } from '#web/ui/table-head.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './audit.messages.ts';
import { changesOf, subjectInWords } from './changes.ts';

const table = classNames(
  'mb-2 w-full max-w-176 table-fixed text-[0.875rem]/5 wrap-anywhere *:align-top [&_:is(th,td)]:border-t',
  '[&_:is(th,td)]:border-line [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-3 [&_th]:text-start [&_th]:font-normal',
  '[&_th]:text-ink-700',
);

type EntryRowProps = { entry: AuditEntry; authors: readonly { id: string; email: string }[]; isAltered: boolean };

/** One entry: what was done, by whom and when, and on demand what was before and after. */
export function EntryRow({ entry, authors, isAltered }: EntryRowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { at, by, byFormer, action, subject } = entry;
  const actions: Readonly<Record<string, string>> = words.actions;
  const changes = changesOf(entry, language);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
          <h3 className="font-semibold">{actions[action] ?? action}</h3>
          <span className="admin-second">{by ?? (byFormer ? words.former : words.nobody)}</span>
        </div>
        <span className="min-w-0 text-[0.875rem] wrap-anywhere">
          {subjectInWords({ subject, action }, { language, authors })}
        </span>
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
        <details>
          <summary className="inline-flex min-h-11 items-center text-[0.875rem] underline underline-offset-3">
            {words.details}
          </summary>
          <table className={table}>
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
