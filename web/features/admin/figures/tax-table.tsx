import { taxes } from '#business/taxes.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './reports.messages.ts';
import type { TaxGroup } from './tax-groups.ts';

/** Three lines for each quarter; on a phone each quarter is a block and each line folds to pairs. */
export function TaxTable({ title, groups }: { title: string; groups: readonly TaxGroup[] }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const heads = [words.base, ...taxes.map(({ name }) => name[language])];
  return (
    <table className="figures-tax">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.quarter}</th>
          <th scope="col">
            <span className="sr-only">{words.what}</span>
          </th>
          <th scope="col">{words.times}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, span, lines }) => (
        <tbody key={key} data-year={key === 'year' || undefined}>
          {lines.map((line, index) => (
            <tr key={line.key} data-line={line.key}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={lines.length}>
                  <b>{name}</b>
                  {span && <span>{span}</span>}
                </th>
              )}
              <th scope="row">{line.name}</th>
              <td data-head={words.times}>{line.count}</td>
              {line.amounts.map((amount, at) => (
                <td key={heads[at]} data-head={heads[at]}>
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
