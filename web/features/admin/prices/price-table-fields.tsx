import { useId } from 'react';
import { offered } from '#business/service-cards.ts';
import { layoutName } from '#domain/names.ts';
import { atFlatPrice, inSteps } from '#domain/pricing/price-list.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { messages } from './messages.ts';

export type Cell = (place: string) => {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

type PriceTableFieldsProps = {
  title: string;
  lede?: string;
  /** Of a size, which has two columns and a preview, or of the door. */
  place: string;
  cell: Cell;
};

/** The prices of a storefront's size, or of a door: a service a row. */
export function PriceTableFields({ title, lede, place, cell }: PriceTableFieldsProps) {
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
    <fieldset className="versions-pane">
      <legend className="versions-name">{title}</legend>
      {lede && <p className="versions-lede">{lede}</p>}
      <table className="prices-fields" data-columns={columns.length}>
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
                  <span className="versions-second">{words.everyLayout}</span>
                </th>
                <td>
                  <Amount label={`${title}, ${badge[language]}`} {...cell(`${place}.${name}`)} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </fieldset>
  );
}

type AmountProps = ReturnType<Cell> & { label: string };

function Amount({ label, value, error, onChange }: AmountProps) {
  const id = useId();
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <input
        className="field-input"
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
