import { validatePostalCode } from '#contract/area.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { checkPostalCode } from './check.ts';

export function areaRoutes(api: Api, deps: Deps): void {
  const perMinute = [{ max: 60, minutes: 1 }];
  route(
    api,
    validatePostalCode,
    async ({ body }) => {
      const checked = await checkPostalCode(deps, body);
      return isRefusal(checked) ? checked : answer(200, { success: true, postalCode: checked.area });
    },
    { limits: perMinute },
  );
}
