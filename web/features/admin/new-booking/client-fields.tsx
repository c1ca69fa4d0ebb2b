import { useId } from 'react';
import { textConsent } from '#business/consents/text-consent.ts';
import { noteLength } from '#contract/fields.ts';
import { forEachAdded, labelOfAdded } from '#domain/booking/fields.ts';
import { languages } from '#domain/language.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { addedKeys } from '#web/ui/form/added-keys.ts';
import { cleanPhoneWith } from '#web/ui/form/clean-phone.ts';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { messages } from './messages.ts';
import type { PartProps } from './visit-fields.tsx';
import { type Customer, type Problems, withBilling } from './wish.ts';

const fields = {
  firstName: { autoCapitalize: 'words' },
  lastName: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  phoneExtension: { inputMode: 'numeric', 'aria-required': false },
  companyName: { autoCapitalize: 'words' },
  serviceAddress: { autoCapitalize: 'words' },
  billingStreet: { autoCapitalize: 'words' },
  billingCity: { autoCapitalize: 'words' },
  billingProvince: { autoCapitalize: 'characters' },
  billingPostalCode: { autoCapitalize: 'characters' },
  ...forEachAdded((name) => ({ ...addedKeys(name), 'aria-required': false }) as const),
} as const satisfies Record<keyof Customer, object>;

type ClientProps = Omit<PartProps, 'missing'> & { problems: Problems['customer'] };

/** Who it is for, where the bill goes, in which language they are written to, and what the office should know. */
export function ClientFields({ typed, problems, change }: ClientProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const radio = radioSet(`${id}l`, typed.language, (to) => change({ language: to }));
  const filled = withBilling(typed);
  const labels = { ...words.labels, ...forEachAdded((name) => labelOfAdded(name, language)) };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(Object.keys(fields) as (keyof Customer)[]).map((name) => {
          const problem = problems[name];
          return (
            <Field
              key={name}
              label={labels[name]}
              autoComplete="off"
              spellCheck={false}
              aria-required
              {...fields[name]}
              value={typed[name]}
              placeholder={typed[name] === '' ? filled[name] : undefined}
              error={problem && allFieldMessages[problem][language]}
              hint={
                name === 'phone'
                  ? takesNoTexts(typed.phone)
                    ? words.noTexts
                    : words.sayTexts(textConsent[typed.language])
                  : undefined
              }
              {...(name === 'phone'
                ? cleanPhoneWith(typed.phoneExtension, change)
                : cleanWith(customerRules[name].clean ?? cleanText, (text) => change({ [name]: text })))}
            />
          );
        })}
      </div>
      <fieldset>
        <legend className="field-label">{words.language}</legend>
        <div className={cellsClass}>
          {languages.map((one) => (
            <RadioCell key={one} {...radio(one)} title={words.languages[one]} />
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}n`} className="field-label">
          {words.note}
        </label>
        <textarea
          id={`${id}n`}
          className="field-input block min-h-0 resize-y"
          rows={3}
          maxLength={noteLength}
          value={typed.note}
          aria-describedby={`${id}h`}
          onChange={(event) => change({ note: event.target.value })}
        />
        <p id={`${id}h`} className="field-note">
          {words.noteHint}
        </p>
      </div>
    </>
  );
}
