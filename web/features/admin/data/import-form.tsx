import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { maxImportLength } from '#contract/admin/transfer.ts';
import { importColumns, requiredColumns } from '#domain/import/columns.ts';
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

/** The file, chosen or pasted, and whether visits to come get their texts. */
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
    // The same file may be chosen again once it was mended.
    target.value = '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(csv.trim() === '' ? words.nothing : '');
    if (csv.trim() !== '') onCheck();
  };
  return (
    <form className="admin-form admin-import" onSubmit={submit} noValidate>
      <p>{words.importLede}</p>
      <dl className="admin-import-columns">
        <dt>{words.needs}</dt>
        <dd>{list(requiredColumns)}</dd>
        <dt>{words.may}</dt>
        <dd>{list(importColumns.filter((one) => !requiredColumns.includes(one) && words.columns[one] !== ''))}</dd>
      </dl>
      <label className="admin-file">
        <input type="file" accept=".csv,text/csv,text/plain" onChange={(event) => void choose(event)} />
        <span>{words.file}</span>
      </label>
      {name && csv !== '' && <p className="type-small">{words.chosen(name)}</p>}
      <div className="field admin-paste">
        <label className="field-label" htmlFor={paste}>
          {words.paste}
        </label>
        <textarea
          id={paste}
          className="field-input"
          rows={5}
          spellCheck={false}
          value={csv}
          onChange={(event) => {
            setName('');
            onCsv(event.target.value);
          }}
        />
      </div>
      <Checkbox checked={texts} onChange={(event) => onTexts(event.target.checked)}>
        {words.texts}
      </Checkbox>
      <p className="admin-door-refusal" role="alert">
        {fault || refusal}
      </p>
      <Button type="submit" kind="secondary" size="small" pending={busy} pendingLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}
