import type { CompaniesVersion } from '#contract/admin/business/companies.ts';
import { differingCompanies } from '#domain/settings/companies.ts';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useMessages } from '#web/state/language.tsx';
import { CompaniesPreview } from './companies-preview.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ConfirmCompanies } from './confirm-companies.tsx';
import { messages } from './messages.ts';
import { parse, type Typed } from './typed-companies.ts';

/** The companies to be set, from a day on. */
export function CompaniesForm(form: DraftForm<CompaniesVersion, Typed>) {
  const words = useMessages(messages);
  const { draft, change } = form;
  const current = form.replaced.companies;
  const read = parse(draft.typed);
  const companies = 'companies' in read ? read.companies : null;
  const changes = companies ? differingCompanies(current, companies) : [];
  return (
    <VersionsForm
      {...form}
      words={words}
      faults={'faults' in read ? read.faults : new Map()}
      changes={changes.length}
      fields={(errorOf) =>
        words.nth.map((title, index) => (
          <CompanyFields
            key={title}
            title={title}
            websiteHint={words.websiteHint}
            at={(name) => ({
              label: words.places[name],
              value: draft.typed[`${index}.${name}`] ?? '',
              error: errorOf(`${index}.${name}`),
              autoComplete: 'off',
              onChange: ({ target }) => change({ typed: { ...draft.typed, [`${index}.${name}`]: target.value } }),
            })}
          />
        ))
      }
      preview={<CompaniesPreview companies={companies} />}
      dialog={(handed) =>
        companies && <ConfirmCompanies current={current} companies={companies} changes={changes} {...handed} />
      }
    />
  );
}
