import { cleanPostalCode } from '#domain/typed/postal-code.ts';
import { StorefrontFields } from '#web/features/admin/shell/storefront/storefront-fields.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import type { Typed } from './answer.ts';
import { messages } from './messages.ts';

type OfferFieldsProps = {
  typed: Typed;
  problems: Partial<Record<keyof Typed, string>>;
  onChange: (more: Partial<Typed>) => void;
};

/** What the visitor continues with: the area, the size that sets the price, and the layout. */
export function OfferFields({ typed, problems, onChange }: OfferFieldsProps) {
  const words = useMessages(messages);
  const { storefrontSize, selectedLayout, postalCode } = typed;
  return (
    <StorefrontFields {...{ storefrontSize, selectedLayout, problems, onChange }} legend={words.sizeLegend}>
      <Field
        label={words.postalCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={postalCode}
        error={problems.postalCode}
        {...cleanWith(cleanPostalCode, (code) => onChange({ postalCode: code.toUpperCase() }))}
      />
    </StorefrontFields>
  );
}
