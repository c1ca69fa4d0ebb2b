import type { Language } from '#domain/language.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { companyWords } from '#domain/settings/company-words.ts';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useMessages } from '#web/state/language.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { messages } from './messages.ts';

/** What visitors will read of the companies. */
export const CompaniesPreview = ({ companies }: { companies: readonly Company[] | null }) => (
  <VersionsPreview
    words={useMessages(messages)}
    entered={companies}
    className="versions-beside"
    shownIn={(language, readable) => <CompaniesIn language={language} companies={readable} />}
  />
);

const CompaniesIn = ({ language, companies }: { language: Language; companies: readonly Company[] }) => (
  <ul className="companies-seen" lang={`${language}-CA`} aria-label={messages[language].languageName}>
    {keyed(companies, ({ name }) => name).map(([key, company]) => {
      const { name, description, displayPhone, email, website } = companyWords(company)[language];
      return (
        <li key={key}>
          <p className="versions-when">{name}</p>
          <p>{description}</p>
          {keyed([displayPhone, email, website]).map(([place, line]) => (
            <p key={place} className="versions-second">
              {line}
            </p>
          ))}
        </li>
      );
    })}
  </ul>
);
