import type { BuiltCompany } from '#domain/placeholders.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** A window cleaner and the ways to reach it. */
export function CompanyCard({ company }: { company: BuiltCompany }) {
  const words = useMessages(messages);
  const [before, after] = company.ifWebsite ?? [];
  return (
    <li className="border-t border-line-2 pt-5 pb-4 md:row-span-3 md:grid md:grid-rows-subgrid md:border-t-0 md:border-l md:px-8 md:py-1 md:first:border-l-0 md:first:pl-0 md:last:pr-0">
      <h2 className="type-h3">{company.name}</h2>
      <p className="mt-1 mb-2 text-ink-700 md:mt-2 md:mb-4">{company.description}</p>
      <div className="flex flex-col items-start">
        <TextLink href={`tel:${company.phone}`}>{company.displayPhone}</TextLink>
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        {company.website && (
          <>
            {before}
            <TextLink href={company.website} rel="noopener">
              {words.website}
              <span className="sr-only"> {words.websiteOf(company.name)}</span>
            </TextLink>
            {after}
          </>
        )}
      </div>
    </li>
  );
}
