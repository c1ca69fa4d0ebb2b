import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnContact } from '#domain/booking/contact.ts';
import { addedNames, typedAdded } from '#domain/booking/fields.ts';
import { fieldMessages, isFieldMessage, noTexts } from '#domain/messages.ts';
import { contactRules, tidied } from '#domain/typed/form-rules.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { call } from '#web/client/call.ts';
import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { AddedField } from '#web/ui/form/added-field.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { cleanPhoneWith } from '#web/ui/form/clean-phone.ts';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
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
const all = [...names, ...addedNames];

/** How to reach the client and how the crew gets in, corrected by the holder of the booking's link. */
export function ContactDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const { contactName, email, phone, phoneExtension } = booking;
  const reached = { contactName, email, phone, phoneExtension: phoneExtension ?? '' };
  const was = tidied(contactRules, { ...reached, ...typedAdded(booking) });
  const [typed, setTyped] = useState(was);
  // Errors show after the first attempt.
  const [tried, setTried] = useState(false);
  const change = (more: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...more }));
  const given = tidied(contactRules, typed);
  const isSame = all.every((name) => given[name] === was[name]);

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

  const problemOf = (name: (typeof all)[number]): string | undefined => {
    const problem = tried ? contactRules[name](typed[name]) : null;
    if (problem === null) return undefined;
    if (problem === 'first-name') return words.nameNeeded;
    return isFieldMessage(problem) ? fieldMessages[problem][language] : problem;
  };
  const save = () => {
    if (isPending) return;
    flushSync(() => setTried(true));
    const wrong = all.find((name) => contactRules[name](typed[name]) !== null);
    if (wrong) return document.getElementById(`${id}${wrong}`)?.focus();
    // What was not touched may have been corrected by someone else meanwhile.
    const changed = all.filter((name) => given[name] !== was[name]);
    mutate(Object.fromEntries(changed.map((name) => [name, given[name]])));
  };
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
            onClick={save}
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
            id={`${id}${name}`}
            label={words[name]}
            spellCheck={false}
            aria-required
            {...fields[name]}
            value={typed[name]}
            error={problemOf(name)}
            hint={name === 'phone' && takesNoTexts(typed.phone) ? noTexts[language] : undefined}
            {...(name === 'phone'
              ? cleanPhoneWith(typed.phoneExtension, change)
              : cleanWith(contactRules[name].clean ?? cleanText, (text) => change({ [name]: text })))}
          />
        ))}
        {addedNames.map((name) => (
          <AddedField
            key={name}
            name={name}
            id={`${id}${name}`}
            value={typed[name]}
            error={problemOf(name)}
            onText={(text) => change({ [name]: text })}
          />
        ))}
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
