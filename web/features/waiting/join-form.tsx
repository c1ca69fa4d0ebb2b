import { useId, useState } from 'react';
import { waitingConsent, waitingTextConsent } from '#business/days/waiting.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { waitingRules } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { getDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DayField } from '#web/ui/calendar/day-field.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { TextsNote } from '#web/ui/form/texts-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { joinWaitingList } from './calls.ts';
import { messages } from './join.messages.ts';

type Values = { email: string; phone: string; consent: true };
type JoinFormProps = { span: { from: IsoDate; to: IsoDate }; today: IsoDate; onClose: () => void };

/** The requested dates, an e-mail address, and what is already known about the storefront. */
export function JoinForm({ span, today, onClose }: JoinFormProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const [{ from, to }, setSpan] = useState<{ from: IsoDate | ''; to: IsoDate | '' }>(span);
  const [texts, setTexts] = useState(false);
  const note = useId();
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { form, errors, submitting } = useForm<Values>(waitingRules);
  const error = useFieldWords(errors);

  const send = async ({ email, phone, consent }: Values) => {
    setFailure('');
    if (texts && !phone) {
      form.setError('phone', words.phoneNeeded);
      return form.setFocus('phone');
    }
    try {
      await call(joinWaitingList, { body: { email, phone: texts ? phone : '', from, to, consent, ...known() } });
      setSentTo(email);
    } catch (refusal) {
      setFailure(wordsOf(refusal) || words.failedText);
    }
  };

  if (sentTo)
    return (
      <div role="status">
        <Notice title={words.done} className="mt-6">
          <span className="wrap-anywhere">{words.doneText(sentTo)}</span>
        </Notice>
      </div>
    );
  return (
    <form
      noValidate
      method="post"
      aria-label={words.title}
      onSubmit={form.handleSubmit(send)}
      className="mt-6 grid max-w-[33rem] animate-enter gap-4"
    >
      <div>
        <h3 className="type-h3">{words.title}</h3>
        <p className="mt-2 text-pretty text-ink-700">{words.text}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayField
          label={words.from}
          value={from}
          today={today}
          min={today}
          required
          onChange={(day) => setSpan((old) => ({ ...old, from: day }))}
        />
        <DayField
          label={words.to}
          value={to}
          today={today}
          min={from || today}
          required
          onChange={(day) => setSpan((old) => ({ ...old, to: day }))}
        />
      </div>
      <EmailField label={words.email} error={error('email')} {...form.register('email')} />
      <Checkbox checked={texts} onChange={() => setTexts(!texts)}>
        {waitingTextConsent[language]}
      </Checkbox>
      <div hidden={!texts}>
        <Field
          label={words.phone}
          type="tel"
          autoComplete="tel"
          aria-describedby={note}
          error={error('phone')}
          {...form.register('phone')}
        />
        <TextsNote id={note} className="mt-2" />
      </div>
      <Checkbox error={errors.consent && words.consentMissing} {...form.register('consent')}>
        {waitingConsent[language](contact)}
      </Checkbox>
      <PrivacyNote />
      <div role="alert">{failure && <Notice tone="warning" title={failure} />}</div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={submitting} pendingLabel={words.sending}>
          {words.send}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}

/** What earlier steps provide, so that nothing is asked twice. */
function known() {
  const { postalCode, storefrontSize, selectedLayout, coatingType, feeling, aesthetic, purpose } = getDraft();
  const all = { postalCode, storefrontSize, selectedLayout, coatingType, feeling, aesthetic, purpose };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
