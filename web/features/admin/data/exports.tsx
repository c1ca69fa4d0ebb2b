import type { MouseEvent } from 'react';
import { readOperator } from '#contract/admin/access.ts';
import { type ExportForm, exportForms, exportGroups } from '#contract/admin/data/transfer.ts';
import { call } from '#web/client/call.ts';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FileLink } from '#web/ui/text-link.tsx';
import { messages } from './transfer.messages.ts';

type GroupName = keyof typeof exportGroups;
const groups = Object.keys(exportGroups) as GroupName[];

/** The files, by kind and form. */
export function Exports() {
  const words = useMessages(messages);
  return (
    <section className="admin-pane md:col-span-full" aria-labelledby="export">
      <h2 id="export" className="type-h3">
        {words.exportTitle}
      </h2>
      <p>{words.exportLede}</p>
      <div className="md:mt-5 md:columns-2 md:gap-x-10 min-[75rem]:columns-3 md:[&>:first-child_h3]:mt-0!">
        {groups.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
    </section>
  );
}

// A group may continue in the next column; its heading and a file's line stay whole.
const line = classNames(
  'grid min-h-11 break-inside-avoid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-5 border-t border-line',
  'max-[22.5rem]:gap-2 max-[22.5rem]:text-[0.875rem]',
);

function Group({ group }: { group: GroupName }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const heading = `export-${group}`;
  return (
    <div>
      <h3 id={heading} className="admin-part break-inside-avoid break-after-avoid">
        {words.groups[group]}
      </h3>
      <ul aria-labelledby={heading}>
        {exportGroups[group].map((name) => (
          <li key={name} className={line}>
            <span>{words.kinds[name]}</span>
            {exportForms.map((form) => (
              <Download
                key={form}
                href={`/api/admin/export/${name}.${form}?language=${language}`}
                form={form}
                kind={words.kinds[name]}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Download({ href, form, kind }: { href: string; form: ExportForm; kind: string }) {
  const words = useMessages(messages);
  const { act } = useOperatorAction(unchanged);
  const upper = form.toUpperCase();
  // A refused download would be saved as if it were the file: check who is asking first.
  const fetchFile = async (event: MouseEvent) => {
    event.preventDefault();
    const { done } = await act(() => call(readOperator, {}), { failed: words.exportFailed });
    if (done) location.assign(href);
  };
  return (
    <FileLink href={href} download aria-label={words.download(kind, upper)} onClick={(event) => void fetchFile(event)}>
      {upper}
    </FileLink>
  );
}
