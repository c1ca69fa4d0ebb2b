import type { PriceVersion } from '#contract/admin/business/prices.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { tiers } from '#domain/funnel/tier.ts';
import { sizeName } from '#domain/names.ts';
import { differingPrices } from '#domain/pricing/price-list.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmPrices } from './confirm-prices.tsx';
import { messages } from './messages.ts';
import { PricePreview } from './price-preview.tsx';
import { type Cell, PriceTableFields } from './price-table-fields.tsx';
import { parse, type Typed } from './typed-prices.ts';

/** The prices to be set, from a day on. */
export function PriceForm(form: DraftForm<PriceVersion, Typed>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { draft, change } = form;
  const current = form.replaced.list;
  const read = parse(draft.typed);
  const list = 'list' in read ? read.list : null;
  const changes = list ? differingPrices(current, list) : [];
  const fields = (errorOf: (place: string) => string | undefined) => {
    const cell: Cell = (place) => ({
      value: draft.typed[place] ?? '',
      error: errorOf(place),
      onChange: (text) => change({ typed: { ...draft.typed, [place]: text } }),
    });
    return (
      <>
        {tiers.map((tier, index) => (
          <PriceTableFields
            key={tier}
            title={sizeName(bookableSizes[index] ?? 'little-storefront', language)}
            place={`tiers.${tier}`}
            cell={cell}
          />
        ))}
        <PriceTableFields title={words.door} lede={words.doorLede} place="door" cell={cell} />
        <FieldsPane title={words.other}>
          <div className={pairClass}>
            {(['fallback', 'monthlyDiscountPercent'] as const).map((place) => {
              const { value, error, onChange } = cell(place);
              return (
                <Field
                  key={place}
                  label={words[place]}
                  inputMode="decimal"
                  autoComplete="off"
                  value={value}
                  error={error}
                  onChange={(event) => onChange(event.target.value)}
                />
              );
            })}
          </div>
        </FieldsPane>
      </>
    );
  };
  return (
    <VersionsForm
      {...form}
      words={words}
      faults={'faults' in read ? read.faults : new Map()}
      changes={changes.length}
      fields={fields}
      preview={<PricePreview list={list} />}
      dialog={(handed) => list && <ConfirmPrices current={current} list={list} changes={changes} {...handed} />}
    />
  );
}
