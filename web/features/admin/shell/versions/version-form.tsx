import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Version } from '#contract/admin/business/versions.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { DayField, useToday } from '../day-field.tsx';
import { actionsClass } from '../looks.ts';
import type { Draft, VersionedFact } from './fact.ts';
import { FieldsPane } from './fields-pane.tsx';
import { ledeClass, pairClass } from './looks.ts';
import { SetDialog } from './set-dialog.tsx';

type VersionFormProps<Read extends { versions: readonly Version[] }, Value, Typed> = {
  fact: VersionedFact<Read, Value, Typed>;
  read: Read;
  /** The id of its heading, which gets the focus. */
  heading: string;
  draft: Draft<Typed>;
  /** Whether anything was entered. */
  isKept: boolean;
  change: (more: Partial<Draft<Typed>>) => void;
  drop: () => void;
  /** What the draft would replace. */
  current: Value;
  /** The newest version seen. */
  seen: number;
  readAgain: () => Promise<unknown>;
};

/** A version to be set, from a day on; it starts as the one in force. */
export function VersionForm<Read extends { versions: readonly Version[] }, Value, Typed>(
  props: VersionFormProps<Read, Value, Typed>,
) {
  const { fact, read, heading, draft, isKept, change, current, seen, readAgain } = props;
  const words = useMessages(fact.messages);
  const language = useLanguage();
  const today = useToday(draft.startsOn !== '');
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const { typed, startsOn } = draft;
  const parsed = fact.parse(typed);
  const value = 'value' in parsed ? parsed.value : null;
  const changes = value === null ? [] : fact.changes(current, value, language);
  const faults = new Map('faults' in parsed ? parsed.faults : []);
  if (startsOn !== '' && today !== undefined && startsOn < today) faults.set('startsOn', 'start-past');
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
    if (changes.length > 0 && faults.size === 0) setAsked(true);
  };
  const { Fields, Preview, Effects } = fact;
  return (
    <form className="grid min-w-0 gap-5" onSubmit={look} noValidate aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1} className="type-h3 outline-none">
        {words.form}
      </h2>
      <p className={ledeClass}>{words.formLede}</p>
      <Fields typed={typed} change={(next) => change({ typed: next })} errorOf={errorOf} read={read} />
      <FieldsPane title={words.when}>
        <div className={pairClass}>
          <DayField
            label={words.begins}
            hint={words.beginsHint}
            error={errorOf('startsOn')}
            value={startsOn}
            onChange={(day) => change({ startsOn: day })}
          />
          <Field
            label={words.note}
            hint={words.noteHint}
            autoComplete="off"
            maxLength={200}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </FieldsPane>
      <Preview value={value} current={current} startsOn={startsOn} read={read} />
      <p className="text-error empty:hidden" role="status">
        {tried && faults.size > 0 && words.wrong(faults.size)}
        {tried && faults.size === 0 && changes.length === 0 && words.unchanged}
      </p>
      <p className={actionsClass}>
        <Button type="submit" size="small">
          {words.look}
        </Button>
        {isKept && <TextButton onClick={drop}>{words.discard}</TextButton>}
      </p>
      {asked && value !== null && (
        <SetDialog
          words={words}
          changes={changes}
          startsOn={startsOn || undefined}
          set={() => fact.set(value, { startsOn: startsOn || undefined, note: draft.note.trim() || null, seen })}
          readAgain={readAgain}
          onConflict={() => change({ seen: null })}
          onSet={drop}
          onClose={() => setAsked(false)}
        >
          {Effects && <Effects before={current} value={value} startsOn={startsOn} read={read} />}
        </SetDialog>
      )}
    </form>
  );
}
