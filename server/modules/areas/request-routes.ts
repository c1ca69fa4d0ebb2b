import * as contract from '#contract/area-requests.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { confirmArea, leaveArea, readAreaRequest } from './answer.ts';
import { requestArea } from './request.ts';

const perMinute = { limits: [{ max: 60, minutes: 1 }] };

/** The wish to be told when an area is served: asked for, confirmed by mail, taken back. */
export function areaRequestRoutes(api: Api, deps: Deps): void {
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
    async ({ params }) => {
      const request = await readAreaRequest(deps, params);
      return isRefusal(request) ? request : answer(200, request);
    },
    perMinute,
  );

  route(
    api,
    contract.confirmArea,
    async ({ body }) => {
      const confirmed = await confirmArea(deps, body);
      return isRefusal(confirmed) ? confirmed : answer(200, confirmed);
    },
    perMinute,
  );

  route(
    api,
    contract.leaveArea,
    async ({ body }) => {
      const left = await leaveArea(deps, body);
      return isRefusal(left) ? left : answer(200, left);
    },
    perMinute,
  );
}
