import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ManualReviewForm, requestManualReview } from '#contract/manual-review.ts';
import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { call } from '#web/client/call.ts';
import { Tick } from '#web/pictures/icons.tsx';
import { getDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { BackLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

const empty = { companyName: '', companyAddress: '', email: '' };
type Values = typeof empty;

/** Three fields for the operator to look at. Checked on submit, then with every change. */
export function ReviewForm() {
  const words = useMessages(messages);
  const language = useLanguage();
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: zodResolver(ManualReviewForm),
  });
  const { errors, isDirty, isSubmitting } = formState;

  const review = useMutation({
    mutationFn: (values: Values) => {
      const { storefrontSize, selectedLayout } = getDraft();
      return call(requestManualReview, { body: { ...values, storefrontSize, selectedLayout } });
    },
    onSuccess: () => toast({ title: words.sent, description: words.sentText }),
    onError: () => toast({ title: words.failed, description: words.failedText, tone: 'destructive' }),
  });

  /** The form counts as submitting until the answer is there; a second press meanwhile sends nothing. */
  const send = (values: Values) =>
    review.mutateAsync(values).then(
      () => undefined,
      () => undefined, // said by the toast
    );

  const sent = review.isSuccess && !isSubmitting;
  const done = sent && !isDirty;
  useEffect(() => {
    if (sent) reset(empty);
  }, [sent, reset]);

  const error = (name: keyof Values): string | undefined => {
    const message = errors[name]?.message;
    return message !== undefined && isFieldMessage(message) ? fieldMessages[message][language] : message;
  };

  return (
    // POST, so that nothing typed ends up in an address should the form be sent before the script is there.
    <form noValidate method="post" onSubmit={handleSubmit(send)} className="grid gap-5">
      <Field
        label={words.companyName}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        error={error('companyName')}
        {...register('companyName')}
      />
      <Field
        label={words.companyAddress}
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
        error={error('companyAddress')}
        {...register('companyAddress')}
      />
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        error={error('email')}
        {...register('email')}
      />
      <Button
        type="submit"
        pending={isSubmitting}
        pendingLabel={words.submitting}
        className="mt-2 w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
      >
        {words.submit}
      </Button>
      <p role="status" className="flex items-start gap-2.5 text-ok empty:hidden">
        {done && (
          <>
            <Tick className="mt-1.5 size-3.5 flex-none" />
            {words.done}
          </>
        )}
      </p>
      {done && (
        <BackLink href="/" className="justify-self-start">
          {words.home}
        </BackLink>
      )}
    </form>
  );
}
