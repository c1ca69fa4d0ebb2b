import { useId, useState } from 'react';
import { type Language, languages } from '#domain/language.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { companyWords } from '#domain/settings/company-words.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

/** What visitors will read, in both languages; the last that could be read stay while something is wrong. */
export function CompaniesPreview({ companies }: { companies: readonly Company[] | null }) {
  const words = useMessages(messages);
  const id = useId();
  const [readable, setReadable] = useState(companies);
  if (companies !== null && JSON.stringify(companies) !== JSON.stringify(readable)) setReadable(companies);
  return (
    <section className="versions-pane" aria-labelledby={id}>
      <h3 id={id} className="versions-name">
        {words.preview}
      </h3>
      <p className="versions-lede">{words.previewLede}</p>
      <div className="versions-twins companies-twins">
        {readable && languages.map((one) => <CompaniesIn key={one} language={one} companies={readable} />)}
      </div>
    </section>
  );
}

const CompaniesIn = ({ language, companies }: { language: Language; companies: readonly Company[] }) => (
  <ul className="companies-seen" lang={`${language}-CA`} aria-label={messages[language].languageName}>
    {companies.map((company) => {
      const { name, description, displayPhone, email, website } = companyWords(company)[language];
      return (
        <li key={name}>
          <p className="versions-when">{name}</p>
          <p>{description}</p>
          {[displayPhone, email, website].map((line) => (
            <p key={line} className="versions-second">
              {line}
            </p>
          ))}
        </li>
      );
    })}
  </ul>
);
