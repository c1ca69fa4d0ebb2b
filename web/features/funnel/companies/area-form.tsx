import { useEffect, useState } from 'react';
import { areaConsent } from '#business/consents/area-consent.ts';
import { areaRequestRules } from '#domain/typed/form-rules.ts';
import { postalCodeShape } from '#domain/typed/shapes.ts';
import { call, type Input } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { useContact } from '#web/state/contact.ts';
import { useDraftLoaded } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { maskHandler } from '#web/ui/form/input-mask.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { askedArea } from '../asked-area.ts';
import { requestArea } from '../calls.ts';
import { messages } from './area.messages.ts';
import { RequestForm, RequestSent } from './request.tsx';

type Values = Input<typeof requestArea>['body'];

const onTyping = maskHandler(postalCodeShape);

/** Leaves an address to be notified when an area is served. Checked on submit, then with every change. */
export function AreaForm() {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const arrived = useDraftLoaded(); // The prerendered page knows of no earlier one.
  const { form, errors, submitting } = useForm<Values>(areaRequestRules);
  const [served, setServed] = useState('');
  const error = useFieldWords(errors);
  const [sentTo, setSentTo] = useState('');
  useEffect(() => {
    if (arrived) form.setValue('postalCode', askedArea());
  }, [arrived, form]);

  /** The form counts as submitting until the response arrives; a second press meanwhile sends nothing. */
  const send = async (body: Values) => {
    setServed('');
    try {
      await call(requestArea, { body });
      setSentTo(body.email);
    } catch (failure) {
      if (failure instanceof RequestError && failure.code === 'AREA_SERVED_ALREADY') return setServed(failure.error);
      if (failure instanceof RequestError && failure.code === 'POSTAL_CODE_TOO_SHORT') {
        form.setError('postalCode', failure.error);
        form.setFocus('postalCode');
        return;
      }
      const description = wordsOf(failure) || words.failedText;
      toast({ title: words.failed, description, tone: 'destructive' });
    }
  };

  if (sentTo) return <RequestSent title={words.done} text={words.doneText(sentTo)} />;

  return (
    <RequestForm title={words.title} text={words.text}>
      <form noValidate method="post" onSubmit={form.handleSubmit(send)} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <EmailField label={words.email} error={error('email')} {...form.register('email')} />
          <Field
            label={words.postalCode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            error={error('postalCode')}
            {...form.register('postalCode')}
            onInput={onTyping}
            onCompositionEnd={onTyping}
          />
        </div>
        <Checkbox error={errors.consent && words.consentMissing} {...form.register('consent')}>
          {areaConsent[language](contact)}
        </Checkbox>
        <div role="status">
          {served && (
            <Notice title={served}>
              <LinkButton href="/postal-code" size="small" arrow className="mt-3 mb-1">
                {words.book}
              </LinkButton>
            </Notice>
          )}
        </div>
        <PrivacyNote />
        <Button
          type="submit"
          kind={served ? 'secondary' : 'primary'}
          pending={submitting}
          pendingLabel={words.sending}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {words.send}
        </Button>
      </form>
    </RequestForm>
  );
}
