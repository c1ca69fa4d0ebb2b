import { useId } from 'react';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useSandbox } from '#web/state/site.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import type { Typed } from './answer.ts';
import { messages } from './messages.ts';

type OfferFieldsProps = {
  typed: Typed;
  problems: Partial<Record<keyof Typed, string>>;
  onChange: (more: Partial<Typed>) => void;
};

/** With what the visitor goes on: the area, the size that sets the price, and the layout. */
export function OfferFields({ typed, problems, onChange }: OfferFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const sandbox = useSandbox();
  const id = useId();
  const radio = radioSet(`${id}s`, typed.storefrontSize, (storefrontSize) => onChange({ storefrontSize }));
  const isInvalid = problems.storefrontSize ? true : undefined;
  const offered = layouts.filter((one) => sandbox || !isTestLayout(one));
  return (
    <>
      <fieldset className="review-sizes">
        <legend className="field-label">{words.sizeLegend}</legend>
        <div>
          {bookableSizes.map((size) => (
            <RadioCell key={size} {...radio(size)} aria-invalid={isInvalid} title={sizeName(size, language)} />
          ))}
        </div>
        <Problem text={problems.storefrontSize} />
      </fieldset>
      <div className="review-offer">
        <Field
          label={words.postalCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={7}
          value={typed.postalCode}
          error={problems.postalCode}
          onChange={(event) => onChange({ postalCode: event.target.value.toUpperCase() })}
        />
        <div className="field">
          <label htmlFor={`${id}l`} className="field-label">
            {words.layoutLabel}
          </label>
          <select
            id={`${id}l`}
            className="field-input"
            value={typed.selectedLayout}
            aria-invalid={problems.selectedLayout ? true : undefined}
            aria-describedby={problems.selectedLayout && `${id}n`}
            onChange={({ target }) => onChange({ selectedLayout: offered.find((one) => one === target.value) ?? '' })}
          >
            {typed.selectedLayout === '' && <option value="">{words.chooseLayout}</option>}
            {offered.map((layout) => (
              <option key={layout} value={layout}>
                {layoutName(layout, language)}
              </option>
            ))}
          </select>
          <Problem id={`${id}n`} text={problems.selectedLayout} />
        </div>
        <div className="review-facade">
          {typed.selectedLayout !== '' && (
            <LayoutPicture layout={typed.selectedLayout} label={describeLayout(typed.selectedLayout, language)} />
          )}
        </div>
      </div>
    </>
  );
}

const Problem = ({ id, text }: { id?: string | undefined; text: string | undefined }) => (
  <p id={id} className="field-note review-problem" aria-live="polite">
    {text}
  </p>
);
