import * as contract from '#contract/admin/business/companies.ts';
import { inLanguage } from '#domain/language.ts';
import { companiesByPlace, differingCompanies } from '#domain/settings/companies.ts';
import { type Company, companyWords } from '#domain/settings/company-words.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { versionedFact } from '#web/features/admin/shell/versions/versioned-fact.tsx';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { tags, useMessages } from '#web/state/language.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { CompanyFields } from './company-fields.tsx';
import { messages } from './messages.ts';
import { parse, placeInWords, shownAt, toForm } from './typed-companies.ts';

/** The recommended companies. */
export const Companies = versionedFact({
  name: 'companies',
  messages,
  query: operatorQuery(contract.listCompanies, {}),
  valueOf: ({ companies }): readonly Company[] => companies,
  set: (companies, version) => call(contract.setCompanies, { body: { companies: [...companies], ...version } }),
  withdraw: (id) => call(contract.withdrawCompanies, { params: { id } }),
  toForm,
  parse,
  changes: (before, after, language) => {
    const words = inLanguage(messages, language);
    const shownIn = (companies: readonly Company[], place: string) =>
      shownAt(place, companiesByPlace(companies).get(place) ?? '', language) || words.none;
    return differingCompanies(before, after).map((place) => ({
      place,
      what: placeInWords(place, words),
      before: shownIn(before, place),
      after: shownIn(after, place),
    }));
  },
  Fields: CompanyFields,
  Preview: ({ value }) => (
    <VersionsPreview
      words={useMessages(messages)}
      entered={value}
      shownIn={(language, companies) => (
        <ul
          className="min-w-0 text-[0.9375rem]/5.5 wrap-anywhere *:border-t *:border-line *:py-3.5"
          lang={tags[language]}
          aria-label={messages.languageName[language]}
        >
          {keyed(companies, ({ name }) => name).map(([key, company]) => {
            const { name, description, displayPhone, email, website } = companyWords(company)[language];
            return (
              <li key={key}>
                <p className="font-medium">{name}</p>
                <p>{description}</p>
                {keyed([displayPhone, email, website]).map(([place, line]) => (
                  <p key={place} className={secondClass}>
                    {line}
                  </p>
                ))}
              </li>
            );
          })}
        </ul>
      )}
    />
  ),
});
