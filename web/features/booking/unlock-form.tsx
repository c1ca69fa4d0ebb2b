import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldMessages } from '#domain/messages.ts';
import { cleanEmail } from '#domain/typed/email.ts';
import { emailRule } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { unlockBooking } from './calls.ts';
import { type Messages, messages } from './forms.messages.ts';

/** Why a booking stays shut, in one line. */
function refusalOf(failure: Error | null, words: Messages): string | undefined {
  if (failure === null) return undefined;
  if (!(failure instanceof RequestError)) return words.unlockFailed;
  if (failure.status === 404) return words.wrongEmail;
  return failure.error || words.unlockFailed;
}

/** Anyone who knows a booking's e-mail address may see its visit. */
export function UnlockForm({ order, onUnlocked }: { order: string; onUnlocked: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const unlock = useMutation({
    mutationFn: () => call(unlockBooking, { params: { order }, body: { email } }),
    onSuccess: onUnlocked,
    onError: () => field.current?.focus(),
  });

  const valid = emailRule(email) === null;
  const typing = cleanWith(cleanEmail, setEmail);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (valid && !unlock.isPending) unlock.mutate();
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="mt-8 grid max-w-[33rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3"
    >
      <Field
        ref={field}
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={checked && !valid ? fieldMessages.email[language] : refusalOf(unlock.error, words)}
        onChange={(event) => {
          typing.onChange(event);
          if (unlock.isError) unlock.reset();
        }}
        onBlur={(event) => {
          typing.onBlur(event);
          setChecked(checked || email !== '');
        }}
      />
      <Button
        type="submit"
        pending={unlock.isPending || unlock.isSuccess}
        pendingLabel={words.unlocking}
        className="sm:mt-6.5"
      >
        {words.unlock}
      </Button>
    </form>
  );
}
