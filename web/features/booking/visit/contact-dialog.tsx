import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnContact } from '#domain/booking/contact.ts';
import { addedFields, addedNames, hintOfAdded, labelOfAdded, typedAdded } from '#domain/booking/fields.ts';
import { noTexts } from '#domain/messages.ts';
import { contactRules, tidied } from '#domain/typed/form-rules.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { call } from '#web/client/call.ts';
import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { addedKeys } from '#web/ui/form/added-keys.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { correctOwnContact } from '../calls.ts';
import { messages } from './contact.messages.ts';
import type { MoveDialogProps } from './move-dialog.tsx';

const fields = {
  contactName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  phoneExtension: { inputMode: 'numeric', autoComplete: 'tel-extension', 'aria-required': false },
} as const;
type Name = keyof typeof fields;
const names = Object.keys(fields) as Name[];
const { businessName: _, address: __, ...rules } = contactRules;
type Values = Record<keyof typeof rules, string>;

/** How to reach the client and how the crew gets in, corrected by the holder of the booking's link. */
export function ContactDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const client = useQueryClient();
  const { contactName, email, phone, phoneExtension } = booking;
  const reached = { contactName, email, phone, phoneExtension: phoneExtension ?? '' };
  const was: Values = tidied(rules, { ...reached, ...typedAdded(booking) });
  const { form, values, errors } = useForm<Values>(rules);
  const fault = useFieldWords(errors);
  // What was not touched may have been corrected by someone else meanwhile.
  const changesIn = (given: Partial<Values>) =>
    Object.fromEntries(Object.entries(given).filter(([name, text]) => text !== was[name as keyof Values]));
  const isSame = Object.keys(changesIn(tidied(rules, values))).length === 0;

  const { mutate, isPending, error } = useMutation({
    mutationFn: (contact: OwnContact) =>
      call(correctOwnContact, { params: { order }, body: { key: secret, contact } }, { keepalive: true }),
    gcTime: 0,
    onSuccess: (_, contact) => {
      void client.invalidateQueries({ queryKey: ['/api/booking-details', order, secret] });
      const description = contact.email ? words.sent(contact.email) : words.savedText;
      toast({ title: words.saved, description });
      onClose();
    },
  });

  const unsure = error !== null && isUnanswered(error);
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button
            pending={isPending}
            pendingLabel={words.saving}
            unavailable={isSame && words.unchanged}
            onClick={form.handleSubmit((given) => !isPending && mutate(changesIn(given)))}
          >
            {words.save}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {names.map((name) => (
          <Field
            key={name}
            label={words[name]}
            spellCheck={false}
            aria-required
            {...fields[name]}
            defaultValue={was[name]}
            error={name === 'contactName' && errors[name] === 'first-name' ? words.nameNeeded : fault(name)}
            hint={name === 'phone' && takesNoTexts(values.phone ?? was.phone) ? noTexts[language] : undefined}
            {...form.register(name)}
          />
        ))}
        {addedNames.map((name) => {
          const field = { label: labelOfAdded(name, language), defaultValue: was[name], error: fault(name) };
          return addedFields[name].lines ? (
            <TextArea
              key={name}
              rows={2}
              hint={hintOfAdded(name, language)}
              {...field}
              {...form.register<HTMLTextAreaElement>(name)}
            />
          ) : (
            <Field key={name} autoComplete="off" {...addedKeys(name)} {...field} {...form.register(name)} />
          );
        })}
      </div>
      <p className="type-small mt-4 text-pretty text-ink-700">{words.hint}</p>
      {error && (
        <Notice tone="error" title={unsure ? words.unsure : words.notSaved} className="mt-4">
          <p>{unsure ? words.unsureText : wordsOf(error) || words.notSavedText}</p>
        </Notice>
      )}
    </Dialog>
  );
}
