import * as areaContract from '#contract/area.ts';
import * as contract from '#contract/area-requests.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { confirmArea, leaveArea, readAreaRequest } from './answer.ts';
import { checkPostalCode } from './check.ts';
import { requestArea } from './request.ts';

/** Whether an area is served, and the request to be notified: made, confirmed by mail, withdrawn. */
export function areaRoutes(api: Api, deps: Deps): void {
  route(
    api,
    areaContract.validatePostalCode,
    async ({ body }) => {
      const checked = await checkPostalCode(deps, body);
      return isRefusal(checked) ? checked : { success: true as const, postalCode: checked.area };
    },
    perMinute(60),
  );

  route(
    api,
    contract.requestArea,
    async ({ body, visitor }) => {
      const asked = await requestArea(deps, visitor(), body);
      return isRefusal(asked) ? asked : { success: true as const };
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(api, contract.readAreaRequest, ({ params }) => readAreaRequest(deps, params), perMinute(60));

  route(api, contract.confirmArea, ({ body }) => confirmArea(deps, body), perMinute(60));

  route(api, contract.leaveArea, ({ body }) => leaveArea(deps, body), perMinute(60));
}
