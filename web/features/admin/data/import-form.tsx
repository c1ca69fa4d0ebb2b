import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { maxImportLength } from '#contract/admin/data/transfer.ts';
import { importColumns, requiredColumns } from '#domain/import/columns.ts';
import { fileButtonClass } from '#web/features/admin/shell/looks.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { readText } from './read-csv-file.ts';
import { messages } from './transfer.messages.ts';

type ImportFormProps = {
  csv: string;
  texts: boolean;
  busy: boolean;
  refusal: string;
  onCsv: (csv: string) => void;
  onTexts: (wanted: boolean) => void;
  onCheck: () => void;
};

const asTyped =
  'h-auto resize-y overflow-auto py-2.5 font-[family-name:ui-monospace,monospace] text-[0.8125rem]/5 whitespace-pre';

/** The file, chosen or pasted, and whether upcoming visits get their texts. */
export function ImportForm({ csv, texts, busy, refusal, onCsv, onTexts, onCheck }: ImportFormProps) {
  const words = useMessages(messages);
  const paste = useId();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const list = (columns: readonly (typeof importColumns)[number][]) =>
    columns.map((one) => words.columns[one]).join(', ');

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const fits = file.size <= maxImportLength;
    setFault(fits ? '' : words.tooLong);
    setName(fits ? file.name : '');
    if (fits) onCsv(await readText(file));
    // The same file may be chosen again once it was fixed.
    target.value = '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(csv.trim() === '' ? words.nothing : '');
    if (csv.trim() !== '') onCheck();
  };
  return (
    <form className="admin-form" onSubmit={submit} noValidate>
      <p>{words.importLede}</p>
      <dl className="text-[0.875rem] [&_dd]:mb-2 [&_dd]:text-ink-700 [&_dt]:font-semibold">
        <dt>{words.needs}</dt>
        <dd>{list(requiredColumns)}</dd>
        <dt>{words.may}</dt>
        <dd>{list(importColumns.filter((one) => !requiredColumns.includes(one) && words.columns[one] !== ''))}</dd>
      </dl>
      <label className={fileButtonClass}>
        <input
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => void choose(event)}
        />
        <span>{words.file}</span>
      </label>
      {name && csv !== '' && <p className="type-small">{words.chosen(name)}</p>}
      <div className="field w-full!">
        <label className="field-label" htmlFor={paste}>
          {words.paste}
        </label>
        <textarea
          id={paste}
          className={`field-input ${asTyped}`}
          rows={5}
          spellCheck={false}
          value={csv}
          onChange={(event) => {
            setName('');
            onCsv(event.target.value);
          }}
        />
      </div>
      <Checkbox className="w-auto!" checked={texts} onChange={(event) => onTexts(event.target.checked)}>
        {words.texts}
      </Checkbox>
      <p className="text-error empty:hidden" role="alert">
        {fault || refusal}
      </p>
      <Button type="submit" kind="secondary" size="small" pending={busy} pendingLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}
