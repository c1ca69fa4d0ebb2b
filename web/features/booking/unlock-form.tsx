import { useMutation } from '@tanstack/react-query';
import { emailRule } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { Contact } from '#web/ui/text-link.tsx';
import { unlockBooking } from './calls.ts';
import { type Messages, messages } from './forms.messages.ts';
import { Text } from './hero.tsx';

const rules = { email: emailRule };

function refusalOf(failure: Error | null, words: Messages): string | undefined {
  if (failure === null) return undefined;
  if (!(failure instanceof RequestError)) return words.unlockFailed;
  if (failure.status === 404) return words.wrongEmail;
  return failure.error || words.unlockFailed;
}

/** Anyone who knows a booking's e-mail address may see its visit; others are told whom to ask. */
export function UnlockForm({ order, onUnlocked }: { order: string; onUnlocked: () => void }) {
  const words = useMessages(messages);
  const { form, errors } = useForm<{ email: string }>(rules, { checkOnBlur: true });
  const error = useFieldWords(errors);
  const unlock = useMutation({
    mutationFn: (body: { email: string }) => call(unlockBooking, { params: { order }, body }),
    onSuccess: onUnlocked,
    onError: () => form.setFocus('email'),
  });
  const email = form.register('email', () => unlock.isError && unlock.reset());
  return (
    <>
      <Text>{words.lockedText}</Text>
      <form
        noValidate
        method="post"
        onSubmit={form.handleSubmit((typed) => !unlock.isPending && unlock.mutate(typed))}
        className="mt-8 grid max-w-[33rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3"
      >
        <EmailField
          label={words.email}
          error={error('email') ?? refusalOf(unlock.error, words)}
          {...email}
          onBlur={(event) => event.target.value !== '' && email.onBlur(event)}
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
      <p className="mt-8 text-night-text-2">{words.lockedHelp}</p>
      <Contact />
    </>
  );
}
