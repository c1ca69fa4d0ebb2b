import { useId } from 'react';
import { needOf, serviceKeys, serviceName } from '#business/services.ts';
import { storefrontWordsLength } from '#domain/booking/written-quote.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { cleanPostalCode } from '#domain/typed/postal-code.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { Problem, StorefrontFields } from '#web/features/admin/shell/storefront/storefront-fields.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { messages } from './messages.ts';
import type { StorefrontProblem, TypedStorefront } from './typed.ts';

type Props = {
  number: number;
  typed: TypedStorefront;
  missing: ReadonlySet<StorefrontProblem>;
  change: (more: Partial<TypedStorefront>) => void;
  onRemove: (() => void) | false;
};

/** What needs an earlier order or a code has a price of its own already. */
const quotable = serviceKeys.filter((key) => needOf(key) === null);

/** One storefront of a quote: where, what, and at what price. */
export function QuotedStorefrontFields({ number, typed, missing, change, onRemove }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  const radio = radioSet(`${useId()}c`, typed.coatingType, (coatingType) => change({ coatingType }));
  const said = (name: StorefrontProblem) => (missing.has(name) ? words.problems[name] : undefined);
  const plain = { autoComplete: 'off', spellCheck: false, 'aria-required': true } as const;
  return (
    <fieldset className="grid gap-5">
      <legend className="admin-part">{words.storefront(number)}</legend>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field
          label={words.address}
          {...plain}
          value={typed.serviceAddress}
          error={said('serviceAddress')}
          {...cleanWith(cleanText, (serviceAddress) => change({ serviceAddress }))}
        />
        <Field
          label={words.postalCode}
          {...plain}
          autoCapitalize="characters"
          value={typed.postalCode}
          error={said('postalCode')}
          {...cleanWith(cleanPostalCode, (postalCode) => change({ postalCode: postalCode.toUpperCase() }))}
        />
      </div>
      <StorefrontFields
        sizes={storefrontSizes}
        storefrontSize={typed.storefrontSize}
        selectedLayout={typed.selectedLayout}
        problems={{ storefrontSize: said('storefrontSize'), selectedLayout: said('selectedLayout') }}
        onChange={change}
      />
      <fieldset>
        <legend className="field-label">{words.service}</legend>
        <div className={cellsClass}>
          {quotable.map((service) => (
            <RadioCell
              key={service}
              {...radio(service)}
              aria-invalid={missing.has('coatingType') || undefined}
              title={serviceName(service, language)}
            />
          ))}
        </div>
        <Problem text={said('coatingType')} />
      </fieldset>
      <TextArea
        label={words.what}
        className="block min-h-0 resize-y"
        rows={2}
        maxLength={storefrontWordsLength}
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Field
        label={words.base}
        className="max-w-40"
        {...plain}
        inputMode="decimal"
        value={typed.base}
        error={said('base')}
        onChange={({ target }) => change({ base: target.value })}
      />
      {onRemove && (
        <Button kind="secondary" size="small" className="justify-self-start" onClick={onRemove}>
          {words.remove}
          <span className="sr-only"> {number}</span>
        </Button>
      )}
    </fieldset>
  );
}
