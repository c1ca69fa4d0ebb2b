import * as areaContract from '#contract/area.ts';
import * as contract from '#contract/area-requests.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { confirmArea, leaveArea, readAreaRequest } from './answer.ts';
import { checkPostalCode } from './check.ts';
import { requestArea } from './request.ts';

const perMinute = { limits: [{ max: 60, minutes: 1 }] };

/** Whether an area is served, and the request to be notified: made, confirmed by mail, withdrawn. */
export function areaRoutes(api: Api, deps: Deps): void {
  route(
    api,
    areaContract.validatePostalCode,
    async ({ body }) => {
      const checked = await checkPostalCode(deps, body);
      return isRefusal(checked) ? checked : answer(200, { success: true, postalCode: checked.area });
    },
    perMinute,
  );

  route(
    api,
    contract.requestArea,
    async ({ body, visitor }) => {
      const asked = await requestArea(deps, visitor(), body);
      return isRefusal(asked) ? asked : answer(202, { success: true });
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(
    api,
    contract.readAreaRequest,
    async ({ params }) => answer(200, await readAreaRequest(deps, params)),
    perMinute,
  );

  route(api, contract.confirmArea, async ({ body }) => answer(200, await confirmArea(deps, body)), perMinute);

  route(api, contract.leaveArea, async ({ body }) => answer(200, await leaveArea(deps, body)), perMinute);
}
