import { useId, useState } from 'react';
import { priceConsent } from '#business/consents/price-consent.ts';
import { priceLetterDays } from '#business/returning.ts';
import type * as letters from '#contract/links/price-letters.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { knownCustomer } from '#web/state/known-customer.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { EmailField } from '#web/ui/form/email-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import type { SummaryProps } from '../summary/summary-lines.tsx';
import { messages } from './messages.ts';
import { priceLetterRules } from './rules.ts';

const sendPrice = at<typeof letters.sendPrice>('POST', '/api/price-letters');

type Values = { email: string; companyName: string; remind: boolean };
type SendDialogProps = Omit<SummaryProps, 'offer'> & { onClose: () => void };

/** Where the price goes; everything else is known. */
export function SendDialog({ draft, appointment, onClose }: SendDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const id = useId();
  const [known] = useState(knownCustomer);
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { form, errors, submitting } = useForm<Values>(priceLetterRules);
  const error = useFieldWords(errors);

  const send = async (values: Values) => {
    const { postalCode, storefrontSize, selectedLayout, coatingType, monthlyService, ...others } = draft;
    if (storefrontSize === '' || selectedLayout === '' || coatingType === '') return;
    const { feeling, aesthetic, purpose } = others;
    const storefront = { postalCode, storefrontSize, selectedLayout, coatingType, monthlyService };
    const visit = { appointmentDate: appointment.date, appointmentTime: appointment.time };
    setFailure('');
    try {
      await call(sendPrice, { body: { ...values, ...storefront, feeling, aesthetic, purpose, ...visit } });
      setSentTo(values.email);
    } catch (refusal) {
      setFailure(wordsOf(refusal) || words.failedText);
    }
  };

  if (sentTo)
    return (
      <Dialog open onClose={onClose} title={words.done} actions={<Button onClick={onClose}>{words.close}</Button>}>
        <p role="status" className="wrap-anywhere text-ink-700">
          {words.doneText(sentTo)}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button type="submit" form={id} pending={submitting} pendingLabel={words.sending}>
          {words.send}
        </Button>
      }
    >
      <form id={id} noValidate method="post" className="grid gap-4" onSubmit={form.handleSubmit(send)}>
        <p className="text-pretty text-ink-700">{words.text(priceLetterDays)}</p>
        <EmailField label={words.email} error={error('email')} defaultValue={known.email} {...form.register('email')} />
        <Field
          label={words.company}
          autoComplete="organization"
          error={error('companyName')}
          defaultValue={known.companyName}
          {...form.register('companyName')}
        />
        <Checkbox {...form.register('remind')}>{priceConsent[language](contact)}</Checkbox>
        <PrivacyNote />
        <div role="alert">{failure && <Notice tone="warning" title={failure} />}</div>
      </form>
    </Dialog>
  );
}
