import { useState } from 'react';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Choice } from './period-picker.tsx';
import { Act, noteClass, Pane, SaveButton } from './report-pane.tsx';
import { messages } from './reports.messages.ts';
import { groupsOf, hasTaxes, numbersIn } from './tax-groups.ts';
import { TaxTable } from './tax-table.tsx';
import { saveTaxes, useTaxes } from './use-reports.ts';

/** The year by quarter, for the bookkeeper: on screen, as a file, and on paper. */
export function Taxes({ first, latest }: { first: number; latest: number }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [year, setYear] = useState(latest);
  const { data, isError, refetch } = useTaxes(year);
  const years = Array.from({ length: latest - first + 1 }, (_, index) => String(latest - index));
  const acts = (
    <>
      <Choice
        label={words.year}
        value={String(year)}
        options={years.map((one) => [one, one])}
        onChoose={(one) => setYear(Number(one))}
      />
      <SaveButton title={words.taxes} onSave={() => saveTaxes(year, language)} />
      <Act onClick={() => window.print()}>{words.print}</Act>
    </>
  );
  return (
    <Pane title={words.taxes} acts={acts} className="figures-taxes print:border-0 print:p-0 [&>header]:gap-y-2">
      <Loaded query={{ data: isError ? undefined : data, isError, refetch }} failed={words.taxesFailed}>
        {(taxes) => (
          <>
            <ul className="flex flex-wrap gap-x-6 text-[0.9375rem]">
              {numbersIn(taxes.numbers, language).map((number) => (
                <li key={number}>{number}</li>
              ))}
            </ul>
            {hasTaxes(taxes) ? (
              <TaxTable groups={groupsOf(taxes, language)} title={words.taxes} />
            ) : (
              <p>{words.taxesNone(year)}</p>
            )}
          </>
        )}
      </Loaded>
      <p className={noteClass}>{words.taxesNote}</p>
    </Pane>
  );
}
