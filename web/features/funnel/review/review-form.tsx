import { useState } from 'react';
import { reviewRules } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { getDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { requestManualReview } from '../calls.ts';
import { messages } from './messages.ts';
import { Received } from './received.tsx';

type Values = Record<keyof typeof reviewRules, string>;

/** Three fields for the operator to look at. Checked on submit, then with every change. */
export function ReviewForm() {
  const words = useMessages(messages);
  const { form, errors, submitting } = useForm<Values>(reviewRules);

  /** What the operator received; null while the form is shown. */
  const [given, setGiven] = useState<Values | null>(null);
  const [failed, setFailed] = useState(false);

  /** The form counts as submitting until the response arrives; a second press meanwhile sends nothing. */
  const send = async (values: Values) => {
    const { storefrontSize, selectedLayout } = getDraft();
    setFailed(false);
    try {
      await call(requestManualReview, { body: { ...values, storefrontSize, selectedLayout } });
    } catch {
      setFailed(true);
      return toast({ title: words.failed, description: words.failedText, tone: 'destructive' });
    }
    toast({ title: words.sent, description: words.sentText });
    form.reset();
    setGiven(values);
  };

  const error = useFieldWords(errors);

  return (
    <>
      {given && <Received given={given} onAgain={() => setGiven(null)} />}
      {!given && <p className="type-lede mt-3 mb-7 text-ink-700 md:mt-4 md:mb-9">{words.text}</p>}
      {/* POST, so that nothing typed ends up in an address should the form be sent before the script is there. */}
      <form noValidate method="post" onSubmit={form.handleSubmit(send)} className="grid gap-5" hidden={given !== null}>
        <Field
          label={words.companyName}
          autoComplete="organization"
          autoCapitalize="words"
          enterKeyHint="next"
          error={error('companyName')}
          {...form.register('companyName')}
        />
        <Field
          label={words.companyAddress}
          autoComplete="street-address"
          autoCapitalize="words"
          enterKeyHint="next"
          error={error('companyAddress')}
          {...form.register('companyAddress')}
        />
        <EmailField label={words.email} enterKeyHint="send" error={error('email')} {...form.register('email')} />
        {/* The toast says it aloud and goes; this stays beside the button. */}
        {failed && (
          <Notice tone="warning" title={words.failed}>
            {words.failedText}
          </Notice>
        )}
        <PrivacyNote />
        <Button
          type="submit"
          pending={submitting}
          pendingLabel={words.submitting}
          className="mt-2 w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
        >
          {words.submit}
        </Button>
      </form>
    </>
  );
}
