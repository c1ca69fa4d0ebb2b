import * as contract from '#contract/admin/crew.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { listCrewVisits } from './list-visits.ts';
import { reportVisit } from './report.ts';
import { setVisitCrew } from './set-crew.ts';

/** A phone that was offline for a day sends everything at once. */
const sending = perMinute(120);

/** What a crew sees and reports about its visits; owners and staff may too, and also assign crews. */
export function crewRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listCrewVisits, (_call, by) => listCrewVisits(deps, by), { action: 'visits', polled: true });

  guarded(
    contract.reportVisit,
    ({ params, body: { pressedAt, ...body } }, by) =>
      reportVisit(deps, { ...body, pressedAt: new Date(pressedAt), orderNo: params.order, by }),
    { action: 'visits', ...sending },
  );

  guarded(contract.setVisitCrew, ({ params, body }, by) => setVisitCrew(deps, { ...body, orderNo: params.order, by }));
}
