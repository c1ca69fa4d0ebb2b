import { useState } from 'react';
import { quoteDetailsLength, quoteRules } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { getDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { requestQuote } from '../calls.ts';
import { messages } from './quote.messages.ts';
import { RequestForm, RequestSent } from './request.tsx';

type Values = Record<keyof typeof quoteRules, string>;

/** Asks a person for the price of something the funnel does not sell. Checked on submit, then with every change. */
export function QuoteForm() {
  const words = useMessages(messages);
  const { form, errors, submitting } = useForm<Values>(quoteRules);
  const error = useFieldWords(errors);
  const [sentTo, setSentTo] = useState('');

  /** The form counts as submitting until the response arrives; a second press meanwhile sends nothing. */
  const send = async (values: Values) => {
    try {
      await call(requestQuote, { body: { ...values, storefrontSize: getDraft().storefrontSize } });
      setSentTo(values.email);
    } catch (failure) {
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
    }
  };

  if (sentTo) return <RequestSent title={words.done} text={words.doneText(sentTo)} />;

  return (
    <RequestForm title={words.title} text={words.text}>
      <form noValidate method="post" onSubmit={form.handleSubmit(send)} className="grid gap-4">
        <Field
          label={words.companyName}
          autoComplete="organization"
          autoCapitalize="words"
          error={error('companyName')}
          {...form.register('companyName')}
        />
        <Field
          label={words.companyAddress}
          autoComplete="street-address"
          autoCapitalize="words"
          error={error('companyAddress')}
          {...form.register('companyAddress')}
        />
        <EmailField label={words.email} error={error('email')} {...form.register('email')} />
        <TextArea
          label={words.details}
          hint={words.detailsHint}
          className="min-h-28 py-3"
          rows={4}
          maxLength={quoteDetailsLength}
          error={error('details')}
          {...form.register<HTMLTextAreaElement>('details')}
        />
        <PrivacyNote />
        <Button
          type="submit"
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
