import { useState } from 'react';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './month.messages.ts';
import { MonthRow } from './month-row.tsx';
import { useMonths } from './use-months.ts';

/** So many months are listed until the earlier ones are asked for. */
const shownAtFirst = 12;

/** The accountant's months: the file of each is asked for, made in the background, and downloaded. */
export function Month() {
  const words = useMessages(messages);
  const language = useLanguage();
  const query = useMonths(language);
  const { data, isError, refetch } = query;
  const [all, setAll] = useState(false);
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle max-w-184">{words.subtitle}</p>
      <p className="sr-only" role="status">
        {!data && !isError && words.reading}
      </p>
      <Loaded query={query} failed={words.failed}>
        {({ months, mailTo, checkedAt }) =>
          months.length === 0 ? (
            <div className="admin-pane my-4" role="status">
              <p className="type-h3-card">{words.none}</p>
              <p>{words.noneLede}</p>
            </div>
          ) : (
            <>
              <ul className="border border-line bg-white" aria-label={words.list}>
                {months.slice(0, all ? undefined : shownAtFirst).map((month) => (
                  <MonthRow key={month.month} month={month} readAgain={refetch} />
                ))}
              </ul>
              {!all && months.length > shownAtFirst && (
                <Button kind="secondary" size="small" className="mt-4" onClick={() => setAll(true)}>
                  {words.earlier}
                </Button>
              )}
              <div className="mt-6 grid gap-1 text-[0.9375rem]/6 text-ink-700">
                <p>{words.kept}</p>
                <p>
                  {mailTo === null ? words.notMailed : words.mailed(mailTo)}{' '}
                  <TextLink href="/admin/settings">{words.settings}</TextLink>
                </p>
                <p>
                  {checkedAt === null ? words.notChecked : words.checked(formatInstant(checkedAt, language))}{' '}
                  <TextLink href="/admin/integration">{words.check}</TextLink>
                </p>
              </div>
            </>
          )
        }
      </Loaded>
    </main>
  );
}
