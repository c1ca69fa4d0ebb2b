import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/reports.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { readBusinessReport } from './business.ts';
import { reportAsCsv, seasonAsCsv, taxesAsCsv } from './csv.ts';
import { readSeason } from './season.ts';
import { readTaxes } from './taxes.ts';

/** The owner's figures and tax summary, as JSON and as downloads. */
export function reportAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('reports');

  owned(contract.readFigures, ({ query }) => readBusinessReport(deps, query));

  owned(contract.readTaxes, ({ query }) => readTaxes(deps, query));

  owned(contract.readSeason, ({ query }) => readSeason(deps, query));

  owned(contract.seasonCsv, async ({ query: { year, language }, reply }) => {
    const season = await readSeason(deps, { year });
    if (isRefusal(season)) return season;
    asFile(reply, `season-${season.year}`);
    return seasonAsCsv(season, language ?? languageOf(reply.request));
  });

  owned(contract.figuresCsv, async ({ query: { table, language, ...period }, reply }) => {
    const figures = await readBusinessReport(deps, period);
    if (isRefusal(figures)) return figures;
    asFile(reply, `${table}-${figures.from}-${figures.to}`);
    return reportAsCsv(figures, table, language ?? languageOf(reply.request));
  });

  owned(contract.taxesCsv, async ({ query: { year, language }, reply }) => {
    const taxes = await readTaxes(deps, { year });
    asFile(reply, `taxes-${year}`);
    return taxesAsCsv(taxes, language ?? languageOf(reply.request));
  });
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
