import { useId, useState } from 'react';
import { nobody } from '#contract/admin/audit.ts';
import { auditGroups } from '#domain/settings/audit-actions.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { SearchField } from '#web/features/admin/shell/search-field.tsx';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { messages } from './audit.messages.ts';
import { Chain } from './chain.tsx';
import { EntryRow } from './entry-row.tsx';
import { type Group, useAudit, useAuditCheck } from './use-audit.ts';

const dayClass = classNames(
  'mb-0! min-w-0 flex-[0_1_14rem] max-md:flex-[1_1_100%] [&_.field-label]:mb-1 [&_.field-label]:text-[0.8125rem]',
  '[&_.field-label]:font-normal [&_.field-label]:text-ink-700 [&_.field-input]:h-12.5 [&_.field-input]:min-h-0',
  '[&_.field-input]:py-0 [&>.field-note:empty]:hidden',
);

const groups: readonly Group[] = ['all', ...auditGroups];

/** Which staff changed what, and whether the record is intact. */
export function Audit() {
  const words = useMessages(messages);
  const [group, setGroup] = useState<Group>('all');
  const [by, setBy] = useState('');
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const [day, setDay] = useState('');
  const { list, items, first } = useAudit({ group, by, q, day });
  const authors = first?.authors ?? [];
  const check = useAuditCheck();
  const altered = new Set(check.data?.broken);
  const isFiltered = group !== 'all' || by !== '' || q !== '' || day !== '';
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Chain check={check} />
      <div className="my-4 flex flex-wrap gap-2.5 items-end">
        <SearchField label={words.search} placeholder={words.placeholder} value={typed} onChange={setTyped} />
        <Choice
          label={words.groupLabel}
          value={group}
          options={groups.map((one) => [one, words.groups[one]])}
          onChoose={setGroup}
        />
        <Choice
          label={words.byLabel}
          value={by}
          options={[
            ['', words.anybody],
            ...authors.map(({ id, email }) => [id, email] as const),
            [nobody, words.nobody],
          ]}
          onChoose={setBy}
        />
        <DayField label={words.day} value={day} onChange={setDay} className={dayClass} />
      </div>
      <PagedList
        list={list}
        items={items}
        empty={isFiltered ? words.nothing : words.empty}
        failed={words.failed}
        more={words.more}
      >
        {(shown) => (
          <ul className="divide-y divide-line border border-line bg-white" aria-label={words.list}>
            {shown.map((entry) => (
              <EntryRow key={entry.id} entry={entry} authors={authors} isAltered={altered.has(entry.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </main>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly (readonly [value: T, name: string])[];
  onChoose: (value: T) => void;
};

function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find(([one]) => one === chosen);
    if (option) onChoose(option[0]);
  };
  return (
    <div className="min-w-0 flex-[0_1_14rem] max-md:flex-[1_1_100%]">
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-700">
        {label}
      </label>
      <select
        id={id}
        className="field-input h-12.5 min-h-0 py-0"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
