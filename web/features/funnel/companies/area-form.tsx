import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { areaConsent } from '#business/area-consent.ts';
import { AreaRequestForm, requestArea } from '#contract/area-requests.ts';
import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { call, type Input } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { useContact } from '#web/state/contact.ts';
import { useDraftLoaded } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { askedArea } from '../asked-area.ts';
import { longest, onPaste, onTyping } from '../postal-code/typing.ts';
import { messages } from './area.messages.ts';

const aboutTheArea = ['AREA_SERVED_ALREADY', 'POSTAL_CODE_TOO_SHORT'];
type Values = Input<typeof requestArea>['body'];

/** Leaves an address to be told when an area is served. Checked on submit, then with every change. */
export function AreaForm() {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const arrived = useDraftLoaded(); // The prerendered page knows of no earlier one.
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { email: '', postalCode: '' },
    resolver: zodResolver(AreaRequestForm),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (arrived) setValue('postalCode', askedArea());
  }, [arrived, setValue]);

  const request = useMutation({
    mutationFn: (body: Values) => call(requestArea, { body }),
    networkMode: 'always',
    onError: (failure) => {
      if (failure instanceof RequestError && aboutTheArea.includes(failure.code)) {
        setError('postalCode', { message: failure.error });
        setFocus('postalCode');
        return;
      }
      const description = wordsOf(failure) || words.failedText;
      toast({ title: words.failed, description, tone: 'destructive' });
    },
  });
  /** The form counts as submitting until the answer is there; a second press meanwhile sends nothing. */
  const send = (values: Values) =>
    request.mutateAsync(values).then(
      () => undefined,
      () => undefined, // said by the toast or under the field
    );

  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (request.isSuccess) done.current?.focus();
  }, [request.isSuccess]);
  if (request.isSuccess) {
    return (
      <div className="max-w-[33rem]">
        <h2 ref={done} tabIndex={-1} className="type-h3 outline-none">
          {words.done}
        </h2>
        <p className="mt-2 wrap-anywhere text-pretty text-ink-700">{words.doneText(request.variables.email)}</p>
      </div>
    );
  }

  const error = (name: 'email' | 'postalCode'): string | undefined => {
    const message = errors[name]?.message;
    return message !== undefined && isFieldMessage(message) ? fieldMessages[message][language] : message;
  };
  return (
    <div className="grid gap-x-16 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,33rem)]">
      <div>
        <h2 className="type-h3">{words.title}</h2>
        <p className="mt-2 text-pretty text-ink-700">{words.text}</p>
      </div>
      <form noValidate method="post" onSubmit={handleSubmit(send)} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <Field
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={error('email')}
            {...register('email')}
          />
          <Field
            label={words.postalCode}
            maxLength={longest}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={error('postalCode')}
            {...register('postalCode')}
            onInput={onTyping}
            onCompositionEnd={onTyping}
            onPaste={onPaste}
          />
        </div>
        <Checkbox error={errors.consent && words.consentMissing} {...register('consent')}>
          {areaConsent[language](contact)}
        </Checkbox>
        <Button
          type="submit"
          kind="secondary"
          pending={isSubmitting}
          pendingLabel={words.sending}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {words.send}
        </Button>
      </form>
    </div>
  );
}
