import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnContact } from '#domain/booking/contact.ts';
import { contactRules } from '#domain/form-rules.ts';
import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { call } from '#web/client/call.ts';
import { correctOwnContact } from '#web/client/calls.ts';
import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './contact.messages.ts';
import type { MoveDialogProps } from './move-dialog.tsx';

const fields = {
  contactName: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 161 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 },
} as const;
type Name = keyof typeof fields;
const names = Object.keys(fields) as Name[];

/** How the client is reached and how the crew gets in, corrected by whoever holds the booking's link. */
export function ContactDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const { contactName, email, phone, specialInstructions } = booking;
  const was = { contactName, email, phone, specialInstructions: specialInstructions ?? '' };
  const [typed, setTyped] = useState(was);
  // What is wrong is said once it was tried.
  const [tried, setTried] = useState(false);
  const change = (more: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...more }));
  const isSame = ([...names, 'specialInstructions'] as const).every((name) => typed[name].trim() === was[name]);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (contact: OwnContact) =>
      call(correctOwnContact, { params: { order }, body: { key: secret, contact } }, { keepalive: true }),
    gcTime: 0,
    networkMode: 'always',
    onSuccess: (_, contact) => {
      void client.invalidateQueries({ queryKey: ['/api/booking-details', order, secret] });
      const description = contact.email ? words.sent(contact.email) : words.savedText;
      toast({ title: words.saved, description });
      onClose();
    },
  });

  const problemOf = (name: Name): string | undefined => {
    const problem = tried ? contactRules[name](typed[name]) : null;
    if (problem === null) return undefined;
    if (problem === 'first-name') return words.nameNeeded;
    return isFieldMessage(problem) ? fieldMessages[problem][language] : problem;
  };
  const save = () => {
    if (isPending) return;
    flushSync(() => setTried(true));
    const wrong = names.find((name) => contactRules[name](typed[name]) !== null);
    if (wrong) return document.getElementById(`${id}${wrong}`)?.focus();
    // What was not touched may have been corrected by somebody else meanwhile.
    const changed = names.filter((name) => typed[name].trim() !== was[name]);
    const notes = typed.specialInstructions.trim();
    mutate({
      ...Object.fromEntries(changed.map((name) => [name, typed[name].trim()])),
      ...(notes !== was.specialInstructions && { specialInstructions: notes || null }),
    });
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
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <div className="field">
          <label htmlFor={`${id}n`} className="field-label">
            {words.specialInstructions}
          </label>
          <textarea
            id={`${id}n`}
            className="field-input"
            rows={2}
            maxLength={500}
            value={typed.specialInstructions}
            aria-describedby={`${id}h`}
            onChange={({ target }) => change({ specialInstructions: target.value })}
          />
          <p id={`${id}h`} className="field-note">
            {words.accessHint}
          </p>
        </div>
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
