import * as contract from '#contract/self-service.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { orderIn } from '#server/http/rate-limits.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { openCancellation } from './cancel/open.ts';
import { moveByCustomer } from './move/customer.ts';
import { readVisitChanges } from './move/options.ts';

// A key cannot be guessed; the limits keep a broken page from asking without end.
const reads = [{ max: 120, minutes: 1 }];
const writes = [
  { max: 20, minutes: 10, per: orderIn },
  { max: 60, minutes: 10 },
];

/** What the holder of a booking's secret link may do with the visit. */
export function selfServiceRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.readVisitChanges,
    async ({ params, query }) => {
      const changes = await readVisitChanges(deps, { orderNo: params.order, key: query.key });
      return isRefusal(changes) ? changes : answer(200, changes);
    },
    { limits: reads },
  );

  route(
    api,
    contract.moveVisit,
    async ({ params, body }) => {
      const moved = await moveByCustomer(deps, { orderNo: params.order, ...body });
      return isRefusal(moved) ? moved : answer(200, moved);
    },
    { limits: writes },
  );

  route(
    api,
    contract.openCancellation,
    async ({ params, body }) => {
      const opened = await openCancellation(deps, { orderNo: params.order, key: body.key });
      return isRefusal(opened) ? opened : answer(201, opened);
    },
    { limits: writes },
  );
}
