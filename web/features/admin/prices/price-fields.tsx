import { useId } from 'react';
import { offered } from '#business/service-cards.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { tiers } from '#domain/funnel/tier.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { atFlatPrice, inSteps } from '#domain/pricing/price-list.ts';
import type { ErrorOf } from '#web/features/admin/shell/versions/fact.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass, pairClass, secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { messages } from './messages.ts';
import { RaiseFields } from './raise-fields.tsx';
import type { Typed } from './typed-prices.ts';

type Cell = (place: string) => {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

type PriceFieldsProps = { typed: Typed; change: (typed: Typed) => void; errorOf: ErrorOf };

/** All prices at once by a percentage; every price, a size after another, then that of the door and the rest. */
export function PriceFields({ typed, change, errorOf }: PriceFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const cell: Cell = (place) => ({
    value: typed[place] ?? '',
    error: errorOf(place),
    onChange: (text) => change({ ...typed, [place]: text }),
  });
  return (
    <>
      <RaiseFields typed={typed} change={change} />
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
                onChange={({ target }) => onChange(target.value)}
              />
            );
          })}
        </div>
      </FieldsPane>
    </>
  );
}

type PriceTableFieldsProps = {
  title: string;
  lede?: string;
  /** Of a size, which has two columns and a preview, or of the door. */
  place: string;
  cell: Cell;
};

// On phones a service is above its prices: its name in one column would run under their fields.
const tableClass = classNames(
  'w-full table-fixed max-[30rem]:block max-[30rem]:[&_:is(thead,tbody)]:block',
  'max-[30rem]:[&_tr]:grid max-[30rem]:[&_tr]:grid-cols-[1fr_1fr] max-[30rem]:[&_tr]:py-1',
  'max-[30rem]:[&_tr>:first-child]:col-span-full max-[30rem]:[&_tr>:nth-child(2)]:ps-0!',
  '[&_td]:py-1 [&_td]:ps-2 [&_td]:align-top [&_th]:py-1 [&_th]:pe-3 [&_th]:text-start [&_th]:font-normal',
  '[&_th[scope=col]]:text-[0.875rem] [&_th[scope=col]]:text-ink-700 [&_th[scope=col]+th]:ps-2',
);

/** The prices of a storefront's size, or of a door: a service a row. */
function PriceTableFields({ title, lede, place, cell }: PriceTableFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const isDoor = place === 'door';
  const columns = isDoor
    ? [{ name: layoutName('layout13', language), at: place }]
    : [
        { name: layoutName('layout1', language), at: `${place}.first` },
        { name: layoutName('layout12', language), at: `${place}.last` },
      ];
  return (
    <FieldsPane title={title}>
      {lede && <p className={`${ledeClass} mb-3`}>{lede}</p>}
      <table className={classNames(tableClass, columns.length === 1 && 'min-[30rem]:max-w-[66.6%]')}>
        <TableHead columns={[words.service, ...columns.map(({ name }) => name)]} />
        <tbody>
          {inSteps(offered).map(({ key, badge }) => (
            <tr key={key}>
              <th scope="row">{badge[language]}</th>
              {columns.map(({ name, at }) => (
                <td key={at}>
                  <Amount label={`${title}, ${badge[language]}, ${name}`} {...cell(`${at}.${key}`)} />
                </td>
              ))}
            </tr>
          ))}
          {!isDoor &&
            atFlatPrice(offered).map(({ service: { key, badge }, name }) => (
              <tr key={key}>
                <th scope="row">
                  {badge[language]}
                  <span className={secondClass}>{words.everyLayout}</span>
                </th>
                <td>
                  <Amount label={`${title}, ${badge[language]}`} {...cell(`${place}.${name}`)} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </FieldsPane>
  );
}

type AmountProps = ReturnType<Cell> & { label: string };

function Amount({ label, value, error, onChange }: AmountProps) {
  const id = useId();
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <input
        className="field-input min-h-11 min-w-0 px-3 py-1.5 text-end"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={id} className="field-note">
          {error}
        </p>
      )}
    </div>
  );
}
