import { withdrawCompanies } from '#contract/admin/business/companies.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { CompaniesForm } from './companies-form.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { toForm } from './typed-companies.ts';
import { readAgain, useCompanies } from './use-companies.ts';

/** The recommended companies: the form, what visitors will see, and every version so far. */
export function Companies({ operator: { email } }: SectionProps) {
  const language = useLanguage();
  return (
    <VersionsPage
      words={useMessages(messages)}
      query={useCompanies()}
      draft={useDraft(email)}
      toForm={({ companies }) => toForm(companies, language)}
      withdraw={(id) => call(withdrawCompanies, { params: { id } })}
      readAgain={readAgain}
      heading="new-companies"
      form={(form) => <CompaniesForm {...form} />}
    />
  );
}
