import { companies } from '#business/companies.ts';
import { differingCompanies } from '#domain/settings/companies.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { companyLists } from '#server/database/schema/settings/companies.ts';
import type { Kind } from '#server/modules/versions/kind.ts';

/** The companies recommended to visitors we cannot serve; the built-in list is the first version. */
export const companiesKind: Kind<readonly Company[]> = {
  name: 'companies',
  table: companyLists,
  column: companyLists.companies,
  standard: companies,
  differences: (before, after) => differingCompanies(before, after).length,
  forget: ({ settings }) => settings.forget(),
};
