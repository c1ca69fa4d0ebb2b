import { type FormEvent, useState } from 'react';
import { saveSource } from '#contract/admin/sources.ts';
import { sourcePattern } from '#domain/funnel/source.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './messages.ts';

const none = { code: '', en: '', fr: '' };

/** Lists a source; a code that is listed already gets other names. */
export function SourceForm() {
  const words = useMessages(messages);
  const language = useLanguage();
  const [typed, setTyped] = useState(none);
  const [tried, setTried] = useState(false);
  const { act, pending, refusal } = useOperatorAction();
  const code = typed.code.trim().toLowerCase();
  const names = { en: typed.en.trim(), fr: typed.fr.trim() };
  const problems = {
    code: sourcePattern.test(code) ? undefined : allFieldMessages['source-code'][language],
    en: names.en ? undefined : allFieldMessages.invalid[language],
    fr: names.fr ? undefined : allFieldMessages.invalid[language],
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const { done } = await act(() => call(saveSource, { params: { code }, body: { names } }), { done: words.saved });
    if (!done) return;
    setTyped(none);
    setTried(false);
  };
  const field = (name: keyof typeof none) => ({
    value: typed[name],
    autoComplete: 'off',
    maxLength: 60,
    error: tried ? problems[name] : undefined,
    onChange: (event: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <form method="post" className="mt-6 grid max-w-176 gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <h3 className="admin-part">{words.add}</h3>
      <Field label={words.code} hint={words.codeHint} spellCheck={false} autoCapitalize="none" {...field('code')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.nameEn} {...field('en')} />
        <Field label={words.nameFr} {...field('fr')} />
      </div>
      <p className="text-error empty:hidden" role="alert">
        {refusal?.words}
      </p>
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        pending={pending !== false}
        pendingLabel={words.saving}
      >
        {words.save}
      </Button>
    </form>
  );
}
