import * as z from 'zod/mini';
import { companiesSchema } from '#domain/settings/companies.ts';
import { defineCall } from '../../call.ts';
import { newVersionFields, versionFields, versionParams } from './versions.ts';

export const CompaniesVersion = z.object({ ...versionFields, companies: companiesSchema });
export type CompaniesVersion = z.infer<typeof CompaniesVersion>;

export const listCompanies = defineCall({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Every version of the recommended companies, the newest first',
  responses: { 200: z.object({ versions: z.array(CompaniesVersion) }) },
});

export const setCompanies = defineCall({
  method: 'POST',
  path: '/api/admin/companies',
  summary: 'Names the recommended companies from a day on; refused when somebody named others meanwhile',
  body: z.object({ ...newVersionFields, companies: companiesSchema }),
  responses: { 201: z.object({ id: z.int() }) },
  refuses: [409],
});

export const withdrawCompanies = defineCall({
  method: 'POST',
  path: '/api/admin/companies/:id/withdraw',
  summary: 'Withdraws companies that have not begun',
  params: versionParams,
  responses: { 204: z.null() },
  refuses: [404, 409],
});
