import * as z from 'zod/mini';
import { companiesSchema } from '#domain/settings/companies.ts';
import { defineCall } from '../../call.ts';
import { versionCalls, versionFields } from './versions.ts';

export const CompaniesVersion = z.object({ ...versionFields, companies: companiesSchema });
export type CompaniesVersion = z.infer<typeof CompaniesVersion>;

export const listCompanies = defineCall('GET /api/admin/companies', {
  summary: 'Every version of the recommended companies, the newest first',
  responses: { 200: z.object({ versions: z.array(CompaniesVersion) }) },
});

export const { set: setCompanies, withdraw: withdrawCompanies } = versionCalls(
  'companies',
  { companies: companiesSchema },
  {
    set: 'Sets the recommended companies from a day on',
    withdraw: 'Withdraws companies that have not begun',
  },
);
