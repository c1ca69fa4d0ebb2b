import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { changeSetting } from '#contract/admin/settings.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import type { SettingKey, SettingValues } from '#domain/settings/settings.ts';
import { call } from '#web/client/call.ts';
import { actionsClass } from '#web/features/admin/shell/looks.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { faultWords, forms, type Texts } from '#web/features/admin/shell/settings/forms.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { useDraft } from './drafts.ts';
import { partClass, smallClass } from './looks.ts';
import { SettingField } from './setting-field.tsx';
import { draftAfter, failedState, isOvertaken, type State } from './setting-state.ts';
import { readSettingsAgain } from './use-settings.ts';

export type Standing<T> = {
  value: T;
  standard: T;
  isSet: boolean;
  changedAt: string | null;
  changedBy: string | null;
};
export type SettingFormProps<K extends SettingKey> = {
  name: K;
  owner: string;
  standing: Standing<SettingValues[K]>;
  /** What is wrong with a value relative to the others. */
  faultOf?: (value: SettingValues[K]) => FieldMessageKey | null;
  /** How many bookings were promised better than this. */
  keptBeside?: (value: SettingValues[K]) => number;
  /** What a typed value would do, before it is saved. */
  effectOf?: (value: SettingValues[K]) => ReactNode;
};

// A single field is named by its heading; its label is for screen readers.
const fieldsClass = 'grid gap-x-4 gap-y-3.5 [&_.field-input]:min-h-12 [&_.field-input]:py-2.5';

/** One setting: its fields, whether it is the default or who set it, and saving it. What was typed is never lost. */
export function SettingForm<K extends SettingKey>({
  name,
  owner,
  standing,
  faultOf,
  keptBeside,
  effectOf,
}: SettingFormProps<K>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const legend = useId();
  const form = forms[name];
  const [draft, keep] = useDraft(owner, name);
  const { act, pending } = useOperatorAction(readSettingsAgain);
  const [state, setState] = useState<State>({ is: 'quiet' });
  const texts = draft?.texts ?? form.textsOf(standing.value, language);
  const changedMeanwhile = isOvertaken(draft, standing.value);
  const inWords = (value: SettingValues[K]) => form.inWords(value, { language, words });

  const typed = form.entered(texts);
  const kept = ('value' in typed && keptBeside?.(typed.value)) || 0;

  // Defaults need no note; an empty field alone would not say what is in effect.
  const isPlain = !standing.isSet && standing.standard !== null;

  const type = (changed: Texts) => {
    keep(draftAfter(changed, { draft, texts: form.textsOf(standing.value, language), value: standing.value }));
    setState({ is: 'quiet' });
  };
  const drop = () => {
    keep(null);
    setState({ is: 'quiet' });
  };
  const send = async (value: SettingValues[K] | null) => {
    if (pending) return;
    setState({ is: 'quiet' });
    const result = await act(() => call(changeSetting, { body: form.change(value, standing.value) }));
    if (result.done) {
      keep(null);
      setState({ is: 'saved' });
    } else if (result.code === 'SETTING_CHANGED') {
      // The seen value stays with the draft, so that the current value is shown beside it.
      if (draft === null) keep({ texts, seen: standing.value });
      setState({ is: 'quiet' });
    } else setState(failedState(result, form.fields));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || changedMeanwhile) return;
    if ('faults' in typed) return setState({ is: 'refused', fields: faultWords(typed.faults, language) });
    const fault = faultOf?.(typed.value);
    if (fault) return setState({ is: 'refused', fields: faultWords({ value: fault }, language) });
    void send(typed.value);
  };

  return (
    <form className={partClass} data-setting={name} onSubmit={save} noValidate aria-labelledby={legend}>
      <h3 id={legend} className="mb-3 leading-5.5 font-medium normal-nums">
        {words.names[name]}
      </h3>
      <div
        className={classNames(
          fieldsClass,
          form.fields.length === 1 ? 'sm:max-w-96 [&_.field-label]:sr-only' : 'sm:grid-cols-2',
        )}
      >
        {form.fields.map((spec) => (
          <SettingField
            key={spec.name}
            spec={spec}
            value={texts[spec.name] ?? ''}
            error={state.is === 'refused' ? state.fields[spec.name] : undefined}
            onChange={(value) => type({ [spec.name]: value })}
          />
        ))}
      </div>
      {changedMeanwhile && (
        <Notice tone="warning" level={3} title={words.conflict} className="mt-3.5">
          <p>{words.now(inWords(standing.value))}</p>
          <p className={actionsClass}>
            <TextButton onClick={() => keep({ texts, seen: standing.value })}>{words.keepMine}</TextButton>
            <TextButton onClick={drop}>{words.takeTheirs}</TextButton>
          </p>
        </Notice>
      )}
      {state.is === 'failed' && (
        <Notice tone="error" level={3} title={words.notSaved} className="mt-3.5">
          {state.words}
        </Notice>
      )}
      {draft !== null && 'value' in typed && effectOf?.(typed.value)}
      {draft !== null && !changedMeanwhile && (
        <p className={`${actionsClass} mt-3.5`}>
          <Button type="submit" size="small" pending={pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          <TextButton onClick={drop}>{words.discard}</TextButton>
        </p>
      )}
      <p role="status" className="type-small text-ok-text not-empty:mt-3">
        {state.is === 'saved' && words.saved}
      </p>
      <div className={`${smallClass} not-empty:mt-2.5`}>
        {kept > 0 && <p>{words.kept(kept)}</p>}
        {!isPlain && <p>{words.standard(inWords(standing.standard))}</p>}
        {standing.changedAt !== null && (
          <p>{words.changed(formatInstant(standing.changedAt, language), standing.changedBy ?? words.program)}</p>
        )}
      </div>
      {standing.isSet && draft === null && (
        <TextButton className="text-[0.875rem]" onClick={() => void send(null)}>
          {words.back}
        </TextButton>
      )}
    </form>
  );
}
