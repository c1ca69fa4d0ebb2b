import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { allFieldMessages, type FieldMessageKey } from '#domain/settings/messages.ts';
import { useLanguage } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { actionsClass } from '../looks.ts';
import { ledeClass } from './looks.ts';
import type { SharedWords } from './messages.ts';
import type { SetDialogForm } from './set-dialog.tsx';
import type { DraftForm } from './versions-panes.tsx';
import { WhenFields } from './when-fields.tsx';

type VersionsFormProps<V, T> = DraftForm<V, T> & {
  words: SharedWords & { form: string; formLede: string; beginsHint: string; wrong: (count: number) => string };
  /** What is wrong, by place; shown once one tried to continue. */
  faults: ReadonlyMap<string, FieldMessageKey>;
  /** How many things would change. */
  changes: number;
  fields: (errorOf: (place: string) => string | undefined) => ReactNode;
  preview: ReactNode;
  dialog: (handed: SetDialogForm) => ReactNode;
};

/** A version to be set, from a day on; it starts as the one in force. */
export function VersionsForm<V, T>(props: VersionsFormProps<V, T>) {
  const { words, heading, draft, isKept, change, seen, faults, changes, fields, preview, dialog } = props;
  const language = useLanguage();
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const errorOf = (place: string) => {
    const fault = tried && faults.get(place);
    return fault ? allFieldMessages[fault][language] : undefined;
  };
  const drop = () => {
    props.drop();
    setTried(false);
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-state="error"] button')?.focus();
    if (changes > 0 && faults.size === 0) setAsked(true);
  };
  const ends = { onConflict: () => change({ seen: null }), onSet: drop, onClose: () => setAsked(false) };
  return (
    <form className="grid min-w-0 gap-5" onSubmit={look} noValidate aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1} className="type-h3 outline-none">
        {words.form}
      </h2>
      <p className={ledeClass}>{words.formLede}</p>
      {fields(errorOf)}
      <WhenFields words={words} draft={draft} error={errorOf('startsOn')} change={change} />
      {preview}
      <p className="text-error empty:hidden" role="status">
        {tried && faults.size > 0 && words.wrong(faults.size)}
        {tried && faults.size === 0 && changes === 0 && words.unchanged}
      </p>
      <p className={actionsClass}>
        <Button type="submit" size="small">
          {words.look}
        </Button>
        {isKept && <TextButton onClick={drop}>{words.discard}</TextButton>}
      </p>
      {asked && dialog({ draft, seen, ...ends })}
    </form>
  );
}
