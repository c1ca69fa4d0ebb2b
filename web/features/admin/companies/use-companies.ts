import * as contract from '#contract/admin/business/companies.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the recommended companies, newest first. */
export const { useVersions: useCompanies, readAgain } = versionsQuery(contract.listCompanies, {});
