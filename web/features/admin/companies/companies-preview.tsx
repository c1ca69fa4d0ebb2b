import type { Language } from '#domain/language.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { companyWords } from '#domain/settings/company-words.ts';
import { secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useMessages } from '#web/state/language.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { messages } from './messages.ts';

/** What visitors will read of the companies. */
export const CompaniesPreview = ({ companies }: { companies: readonly Company[] | null }) => (
  <VersionsPreview
    words={useMessages(messages)}
    entered={companies}
    shownIn={(language, readable) => <CompaniesIn language={language} companies={readable} />}
  />
);

const CompaniesIn = ({ language, companies }: { language: Language; companies: readonly Company[] }) => (
  <ul
    className="min-w-0 text-[0.9375rem]/5.5 wrap-anywhere *:border-t *:border-line *:py-3.5"
    lang={`${language}-CA`}
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
);
