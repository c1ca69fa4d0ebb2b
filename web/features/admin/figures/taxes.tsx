import { useId, useState } from 'react';
import { LoadingRows } from '#web/features/admin/shell/loading-rows.tsx';
import { Unread } from '#web/features/admin/shell/resource/unread.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { SaveButton } from './report-pane.tsx';
import { messages } from './reports.messages.ts';
import { groupsOf, hasTaxes, numbersIn } from './tax-groups.ts';
import { TaxTable } from './tax-table.tsx';
import { saveTaxes, useTaxes } from './use-reports.ts';

/** The year by quarter, as it is handed to who does the books: on screen, as a file, and on paper. */
export function Taxes({ first, latest }: { first: number; latest: number }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [year, setYear] = useState(latest);
  const { data: taxes, isError, refetch } = useTaxes(year);
  const id = useId();
  const years = Array.from({ length: latest - first + 1 }, (_, index) => latest - index);
  return (
    <section className="figures-pane figures-taxes" data-wide aria-labelledby={`${id}t`}>
      <header className="figures-head">
        <h2 id={`${id}t`}>{words.taxes}</h2>
        <div className="figures-acts">
          <div className="figures-choice">
            <label htmlFor={`${id}y`}>{words.year}</label>
            <select id={`${id}y`} value={year} onChange={(event) => setYear(Number(event.target.value))}>
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
          <SaveButton title={words.taxes} onSave={() => saveTaxes(year, language)} />
          <button type="button" className="figures-act" onClick={() => window.print()}>
            <span>{words.print}</span>
          </button>
        </div>
      </header>
      {taxes && !isError && (
        <ul className="figures-numbers">
          {numbersIn(taxes.numbers, language).map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      )}
      {isError && <Unread failed={words.taxesFailed} onAgain={() => void refetch()} />}
      {!taxes && !isError && <LoadingRows />}
      {taxes &&
        !isError &&
        (hasTaxes(taxes) ? (
          <TaxTable groups={groupsOf(taxes, language)} title={words.taxes} />
        ) : (
          <p>{words.taxesNone(year)}</p>
        ))}
      <p className="figures-note">{words.taxesNote}</p>
    </section>
  );
}
