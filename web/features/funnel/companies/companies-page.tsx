import { companies } from '#business/companies.ts';
import type { BuiltCompany } from '#domain/placeholders.ts';
import { companyWords } from '#domain/settings/company-words.ts';
import { resetDraft, useDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSite } from '#web/state/site.ts';
import { Button } from '#web/ui/form/button.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { askedArea } from '../asked-area.ts';
import { AreaForm } from './area-form.tsx';
import { messages } from './messages.ts';
import { QuoteForm } from './quote-form.tsx';

function CompanyCard({ company }: { company: BuiltCompany }) {
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

/** For visitors the business cannot serve: three other firms. */
export function CompaniesPage() {
  const words = useMessages(messages);
  const go = useGo();
  const language = useLanguage();
  const { companies: built, settings } = useSite();
  const shown = built ?? (settings?.companies ?? companies).map(companyWords);
  // Visitors from a served area came here because of later answers.
  const decided = useDraft().postalCode !== '';
  usePageReady();
  useNextPages(true, '/');
  const leave = () => {
    resetDraft();
    go('/');
  };
  return (
    <PageShell>
      <PageTitle>{words.title}</PageTitle>
      <p className="type-lede mt-3 max-w-[44rem] text-balance text-ink-700 md:mt-4">{words.text}</p>
      {decided && <p className="mt-3 max-w-[44rem] text-pretty text-ink-700">{words.decided}</p>}
      <ul className="mt-6 md:mt-14 md:grid md:grid-cols-3 md:gap-y-0 md:border-t md:border-line-2 md:pt-10">
        {keyed(shown, ({ en }) => en.name).map(([key, company]) => (
          <CompanyCard key={key} company={company[language]} />
        ))}
      </ul>
      <Button kind="secondary" className="mt-6 w-full sm:w-auto md:mt-14" onClick={leave}>
        {words.home}
      </Button>
      <section className="mt-12 border-t border-line-2 pt-8 md:mt-20 md:pt-10">
        {askedArea() === '' ? <QuoteForm /> : <AreaForm />}
      </section>
    </PageShell>
  );
}
