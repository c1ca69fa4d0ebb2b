import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { emailRule } from '#domain/form-rules.ts';
import { fieldMessages } from '#domain/messages.ts';
import { call } from '#web/client/call.ts';
import { unlockBooking } from '#web/client/calls.ts';
import { RequestError } from '#web/client/request.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { type Messages, messages } from './messages.ts';

/** Why a booking stays shut, in one line. */
function refusalOf(failure: Error | null, words: Messages): string | undefined {
  if (failure === null) return undefined;
  if (!(failure instanceof RequestError)) return words.unlockFailed;
  if (failure.status === 404) return words.wrongEmail;
  return failure.error || words.unlockFailed;
}

/** Whoever knows the e-mail of a booking may see it. */
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
        onBlur={() => setChecked(checked || email !== '')}
        onChange={(event) => {
          setEmail(event.target.value);
          if (unlock.isError) unlock.reset();
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
