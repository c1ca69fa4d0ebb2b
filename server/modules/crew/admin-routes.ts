import * as contract from '#contract/admin/crew.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listCrewVisits } from './list-visits.ts';
import { reportVisit } from './report.ts';

/** A phone that was without network for a day sends all that was pressed at once. */
const sending = [{ max: 120, minutes: 1 }];

/** What a crew sees and tells of its visits; owners and staff may do the same. */
export function crewRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listCrewVisits, async (_call, operator) => answer(200, await listCrewVisits(deps, operator)), {
    crewToo: true,
    polled: true,
  });

  guarded(
    contract.reportVisit,
    async ({ params, body: { pressedAt, ...body } }, by) =>
      answer(200, await reportVisit(deps, { ...body, pressedAt: new Date(pressedAt), orderNo: params.order, by })),
    { crewToo: true, limits: sending },
  );
}
