import { taxes } from '#business/taxes.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { messages } from './reports.messages.ts';
import type { TaxGroup } from './tax-groups.ts';

const head = 'py-1.5 pe-6 text-start font-normal max-md:block';
const cell = classNames(
  'py-1.5 pe-6 last:pe-0 max-md:flex max-md:justify-between max-md:px-0 max-md:py-0.5 max-md:empty:hidden',
  'max-md:before:text-ink-500 max-md:before:content-[attr(data-head)]',
);
const net = '*:font-medium md:*:border-t md:*:border-line';

/** Three lines for each quarter; on a phone each quarter is a block and each line folds to pairs. */
export function TaxTable({ title, groups }: { title: string; groups: readonly TaxGroup[] }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const heads = [words.times, words.base, ...taxes.map(({ name }) => name[language])];
  return (
    <table className="w-full text-end text-[0.875rem]/5">
      <caption className="sr-only">{title}</caption>
      <thead className="text-[0.8125rem] text-ink-700 max-md:hidden">
        <tr>
          <th scope="col" className={head}>
            {words.quarter}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{words.what}</span>
          </th>
          {heads.map((one) => (
            <th key={one} scope="col" className="py-1.5 pe-6 font-normal last:pe-0">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, span, lines }) => (
        <tbody
          key={key}
          className={classNames(
            'break-inside-avoid border-t max-md:block max-md:py-3',
            key === 'year' ? 'border-ink-900' : 'border-line-2',
          )}
        >
          {lines.map((line, index) => (
            <tr key={line.key} className={classNames('max-md:block', line.key === 'net' && net)}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={lines.length} className={`${head} align-top`}>
                  <b className="block font-medium">{name}</b>
                  {span && <span className="block text-[0.8125rem] text-ink-500">{span}</span>}
                </th>
              )}
              <th scope="row" className={`${head} max-md:pb-0 max-md:text-ink-700`}>
                {line.name}
              </th>
              {[line.count, ...line.amounts].map((figure, at) => (
                <td key={heads[at]} data-head={heads[at]} className={cell}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
