import { setCompanies } from '#contract/admin/business/companies.ts';
import { companiesByPlace } from '#domain/settings/companies.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { call } from '#web/client/call.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { placeInWords, shownAt } from './typed-companies.ts';
import { readAgain } from './use-companies.ts';

type ConfirmCompaniesProps = SetDialogForm & {
  current: readonly Company[];
  companies: readonly Company[];
  /** The places that differ. */
  changes: readonly string[];
};

/** What would change, line by line, before it does. */
export function ConfirmCompanies({ current, companies, changes, ...handed }: ConfirmCompaniesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [before, after] = [companiesByPlace(current), companiesByPlace(companies)];
  const shown = (place: string, text = '') => shownAt(place, text, language) || words.none;
  return (
    <SetDialog
      words={words}
      changes={changes.map((place) => ({
        place,
        what: placeInWords(place, words),
        before: shown(place, before.get(place)),
        after: shown(place, after.get(place)),
      }))}
      set={(version) => call(setCompanies, { body: { companies, ...version } })}
      readAgain={readAgain}
      {...handed}
    />
  );
}
