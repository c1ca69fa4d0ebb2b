import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/reports.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { readBusinessReport } from './business.ts';
import { reportAsCsv, taxesAsCsv } from './csv.ts';
import { readTaxes } from './taxes.ts';

const ofOwner = { action: 'reports' } as const;

/** The owner's figures and tax summary, as JSON and as downloads. */
export function reportAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readFigures, async ({ query }) => answer(200, await readBusinessReport(deps, query)), ofOwner);

  guarded(contract.readTaxes, async ({ query }) => answer(200, await readTaxes(deps, query)), ofOwner);

  guarded(
    contract.figuresCsv,
    async ({ query: { table, language, ...period }, reply }) => {
      const figures = await readBusinessReport(deps, period);
      if (isRefusal(figures)) return figures;
      asFile(reply, `${table}-${figures.from}-${figures.to}`);
      return answer(200, reportAsCsv(figures, table, language ?? languageOfReader(reply)));
    },
    ofOwner,
  );

  guarded(
    contract.taxesCsv,
    async ({ query: { year, language }, reply }) => {
      const taxes = await readTaxes(deps, { year });
      asFile(reply, `taxes-${year}`);
      return answer(200, taxesAsCsv(taxes, language ?? languageOfReader(reply)));
    },
    ofOwner,
  );
}

const languageOfReader = ({ request }: FastifyReply) => languageOf(request.headers['accept-language']);

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
