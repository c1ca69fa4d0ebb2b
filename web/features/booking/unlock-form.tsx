import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { unlockBooking } from '#contract/booking-details.ts';
import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
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
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { email: '' },
    mode: 'onTouched',
    resolver: zodResolver(unlockBooking.body),
  });
  const unlock = useMutation({
    mutationFn: ({ email }: { email: string }) => call(unlockBooking, { params: { order }, body: { email } }),
    onSuccess: onUnlocked,
    onError: () => setFocus('email'),
  });

  const message = formState.errors.email?.message;
  const invalid = message !== undefined && isFieldMessage(message) ? fieldMessages[message][language] : message;
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit((values) => unlock.mutate(values))}
      className="mt-8 grid max-w-[33rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3"
    >
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={invalid ?? refusalOf(unlock.error, words)}
        {...register('email', { onChange: () => unlock.isError && unlock.reset() })}
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
