import * as contract from '#contract/admin/accountant.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { askForMonth, readMonths, readMonthZip } from './months.ts';

/** The accountant's months: which there are, asking for the file of one, and the file. */
export function accountantAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('reports');

  owned(contract.listMonths, ({ query, reply }) => readMonths(deps, query.language ?? languageOf(reply.request)), {
    polled: true,
  });

  owned(contract.makeMonth, ({ body }) => askForMonth(deps, body));

  owned(
    contract.readMonthZip,
    async ({ params: { month }, query, reply }, operator) => {
      const file = await readMonthZip(deps, operator, { month, language: query.language ?? languageOf(reply.request) });
      if (isRefusal(file)) return file;
      reply.type('application/zip').header('content-disposition', `attachment; filename="${file.name}"`);
      return file.body;
    },
    perMinute(20),
  );
}
