import { useEffect, useRef, useState } from 'react';
import { reviewRules } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { getDraft, useDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { requestManualReview } from '../calls.ts';
import { messages } from './messages.ts';

type ReceivedProps = {
  given: { companyName: string; companyAddress: string; email: string };
  onAgain: () => void;
};

/** Replaces the form once it was sent: what was received, and when to expect an answer. */
function Received({ given: { companyName, companyAddress, email }, onAgain }: ReceivedProps) {
  const words = useMessages(messages);
  const { selectedLayout } = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="animate-enter mt-7 overflow-hidden rounded-sm border border-line bg-white md:mt-9">
      <div className="bg-night-800 px-8 pt-6">
        {/* The room of the drawing, whose code comes late. */}
        <div className="mx-auto aspect-[10.1/9.25] w-full max-w-80">
          <LayoutPicture night layout={selectedLayout || 'layout8'} className="h-auto w-full" />
        </div>
      </div>
      <div className="px-5 py-6 sm:px-8">
        <h2 ref={heading} tabIndex={-1} className="type-h2-form outline-none">
          {words.thanks}
        </h2>
        <p className="mt-2 text-pretty text-ink-700">{words.answer}</p>
        <DescriptionList
          layout="ruled"
          className="mt-5"
          pairs={[
            { label: words.companyName, value: companyName },
            { label: words.companyAddress, value: companyAddress },
            { label: words.email, value: email },
          ]}
        />
        <div className="mt-6 flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center">
          <LinkButton href="/">{words.home}</LinkButton>
          <TextButton onClick={onAgain}>{words.again}</TextButton>
        </div>
      </div>
    </section>
  );
}

type Values = Record<keyof typeof reviewRules, string>;

/** Three fields for the operator to look at. Checked on submit, then with every change. */
export function ReviewForm() {
  const words = useMessages(messages);
  const { form, errors, submitting } = useForm<Values>(reviewRules);

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
