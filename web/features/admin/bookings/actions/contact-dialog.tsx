import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { correctContact } from '#contract/admin/corrections/contact.ts';
import { addedNames, optional } from '#domain/booking/fields.ts';
import { languages } from '#domain/language.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { AddedField } from '#web/ui/form/added-field.tsx';
import { cleanPhoneWith } from '#web/ui/form/clean-phone.ts';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { contactLabels } from '../story/contact-labels.ts';
import { messages as story } from '../story/story.messages.ts';
import { messages } from './actions.messages.ts';
import {
  allNames,
  type ContactName,
  contactNames,
  contactOf,
  contactProblems,
  contactRules,
  isAsStored,
  type TypedContact,
  typedOver,
} from './contact-form.ts';

const fields = {
  businessName: { autoCapitalize: 'words' },
  contactName: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  phoneExtension: { inputMode: 'numeric' },
  address: { autoCapitalize: 'words' },
  postalCode: { autoCapitalize: 'characters' },
  billingStreet: { autoCapitalize: 'words' },
  billingCity: { autoCapitalize: 'words' },
  billingProvince: { autoCapitalize: 'words' },
  billingPostalCode: { autoCapitalize: 'characters' },
} as const satisfies Record<ContactName, object>;

/** Corrects who a booking is for. */
export function ContactDialog({ story: shown, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const labels = useMessages(story);
  const action = useBookingAction(seenIn(shown));
  const id = useId();
  // If someone else saved first, what this operator did not touch stays as they left it.
  const { orderNo, clientId, ...was } = (action.seen?.story ?? shown).booking;
  const [edits, setEdits] = useState<Partial<TypedContact>>({});
  const typed = typedOver(was, edits);
  // Errors show after the first attempt.
  const [tried, setTried] = useState(false);
  const language = useLanguage();
  const change = (more: typeof edits) => setEdits((now) => ({ ...now, ...more }));
  const radio = radioSet(`${id}l`, typed.language, (to) => change({ language: to }));
  const problems = contactProblems(typed);
  const errorOf = (name: keyof typeof problems) => {
    const problem = tried ? problems[name] : undefined;
    return problem && allFieldMessages[problem][language];
  };
  const save = async () => {
    const wrong = allNames.find((name) => problems[name]);
    flushSync(() => setTried(true));
    if (wrong) return document.getElementById(`${id}${wrong}`)?.focus();
    const refusal = await action.run(({ version }) =>
      call(correctContact, { params: { order: orderNo }, body: { version, contact: contactOf(typed) } }),
    );
    if (refusal) return;
    toast({ title: words.corrected, description: words.correctedText });
    onClose();
  };
  return (
    <ActionDialog
      title={words.contact}
      subtitle={`${clientId}, ${was.contactName}`}
      action={action}
      save={words.mark}
      keep={words.keep}
      unavailable={isAsStored(was, typed) && words.contactSame}
      refusalBelow
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {contactNames.map((name) => (
          <Field
            key={name}
            id={`${id}${name}`}
            label={name === 'phoneExtension' ? `${labels[name]} ${optional[language]}` : labels[contactLabels[name]]}
            autoComplete="off"
            spellCheck={false}
            {...fields[name]}
            value={typed[name]}
            error={errorOf(name)}
            hint={name === 'phone' && takesNoTexts(typed.phone) ? labels.noTexts : undefined}
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
            rows={3}
            value={typed[name]}
            error={errorOf(name)}
            onText={(text) => change({ [name]: text })}
          />
        ))}
        <fieldset>
          <legend className="field-label">{labels.language}</legend>
          <div className="grid grid-cols-2 gap-2">
            {languages.map((one) => (
              <RadioCell key={one} {...radio(one)} title={words.languages[one]} />
            ))}
          </div>
        </fieldset>
      </div>
      <p className="field-note">{words.contactHint}</p>
    </ActionDialog>
  );
}
