import { Fragment, type InputHTMLAttributes, Suspense, useEffect, useId, useState } from 'react';
import { brand } from '#business/brand.ts';
import { addedNames, forEachAdded, hintOfAdded, labelOfAdded } from '#domain/booking/fields.ts';
import type { Language } from '#domain/language.ts';
import { noTexts } from '#domain/messages.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import { phoneShape, postalCodeShape } from '#domain/typed/shapes.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { addedKeys } from '#web/ui/form/added-keys.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldWords } from '#web/ui/form/field-words.ts';
import { maskHandler } from '#web/ui/form/input-mask.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from '../messages.ts';
import type { FieldName } from './customer.ts';
import type { CustomerFormOfPage } from './use-customer-form.ts';

const TextsNote = lateDrawing(async () => (await import('../late-parts.tsx')).TextsNote);

const typing = (name: FieldName, language: Language) => {
  const shape = name === 'phone' ? phoneShape(language) : name === 'billingPostalCode' ? postalCodeShape : null;
  if (!shape) return {};
  const retype = maskHandler(shape);
  return { onInput: retype, onCompositionEnd: retype };
};

type Keys = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder' | 'enterKeyHint'
>;

const keys: Record<FieldName, Keys> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  phoneExtension: { inputMode: 'numeric', autoComplete: 'tel-extension' },
  companyName: { autoComplete: 'organization', autoCapitalize: 'words' },
  serviceAddress: { autoComplete: 'shipping address-line1', autoCapitalize: 'words' },
  ...forEachAdded((name) => ({ autoComplete: 'off', ...addedKeys(name) })),
  billingStreet: { autoComplete: 'billing address-line1', autoCapitalize: 'words' },
  billingCity: { autoComplete: 'billing address-level2', autoCapitalize: 'words' },
  billingProvince: { autoComplete: 'billing address-level1', autoCapitalize: 'characters', placeholder: brand.region },
  billingPostalCode: {
    autoComplete: 'billing postal-code',
    autoCapitalize: 'characters',
    placeholder: brand.mailingAddress.postalCode,
    spellCheck: false,
    enterKeyHint: 'done',
  },
};

const groups: readonly { heading: 'customer' | 'billing'; fields: readonly (readonly [FieldName, string])[] }[] = [
  {
    heading: 'customer',
    fields: [
      ['firstName', 'sm:col-span-6'],
      ['lastName', 'sm:col-span-6'],
      ['email', 'col-span-full'],
      ['phone', 'sm:col-span-8'],
      ['phoneExtension', 'sm:col-span-4'],
      ['companyName', 'col-span-full'],
      ['serviceAddress', 'col-span-full'],
      ...addedNames.map((name) => [name, 'col-span-full'] as const),
    ],
  },
  {
    heading: 'billing',
    fields: [
      ['billingStreet', 'col-span-full'],
      ['billingCity', 'col-span-full sm:col-span-5'],
      ['billingProvince', 'sm:col-span-3'],
      ['billingPostalCode', 'sm:col-span-4'],
    ],
  },
];

/** Who is buying and where the service is done; then where the bill goes. */
export function CustomerFields({ form, typed, errors, billing, area, mailsOnly }: CustomerFormOfPage) {
  const words = useMessages(messages);
  const language = useLanguage();

  const error = useFieldWords(errors);
  const texts = useId();
  const [adds, setAdds] = useState(false);
  useEffect(() => {
    if (adds && addedNames[0]) form.setFocus(addedNames[0]);
  }, [adds, form]);
  const added = adds || addedNames.some((name) => typed[name]);
  const folded = new Set<FieldName>(added ? billing.unasked : [...billing.unasked, ...addedNames]);

  const labels = { ...words.labels, ...forEachAdded((name) => labelOfAdded(name, language)) };
  const hints: Partial<Record<FieldName, string | undefined>> = {
    ...(mailsOnly && { phone: noTexts[language] }),
    ...(area && { serviceAddress: words.otherArea(area) }),
    ...forEachAdded((name) => hintOfAdded(name, language)),
  };

  return groups.map(({ heading, fields }) => (
    <section key={heading} aria-labelledby={`${heading}-heading`} className="not-first:mt-6 md:not-first:mt-12">
      <h2 id={`${heading}-heading`} className="type-h2-form">
        {words[heading]}
      </h2>
      {heading === 'billing' && (
        <>
          <Checkbox className="mt-2" checked={billing.same} onChange={({ target }) => billing.choose(target.checked)}>
            {words.sameAddress}
          </Checkbox>
          <p className="type-small text-ink-700 wrap-anywhere" translate="no">
            {billing.line}
          </p>
        </>
      )}
      <div
        className={classNames(
          'customer-fields grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-12 sm:gap-5',
          fields.some(([name]) => !folded.has(name)) && 'mt-4',
        )}
      >
        {fields.map(([name, span]) => (
          <Fragment key={name}>
            <Field
              label={labels[name]}
              error={error(name)}
              hint={hints[name]}
              aria-required={customerRules[name]('') !== null}
              aria-describedby={name === 'phone' ? texts : undefined}
              enterKeyHint="next"
              wrapperClassName={classNames(span, folded.has(name) && 'hidden')}
              {...keys[name]}
              {...typing(name, language)}
              {...form.register(name)}
            />
            {name === 'phoneExtension' && (
              <Suspense fallback={<div className="col-span-full -mt-2 h-20 sm:h-10" data-coming />}>
                <TextsNote id={texts} className="col-span-full -mt-2" />
              </Suspense>
            )}
          </Fragment>
        ))}
      </div>
      {heading === 'customer' && !added && (
        <TextButton className="mt-2" onClick={() => setAdds(true)}>
          {words.add}
        </TextButton>
      )}
    </section>
  ));
}
