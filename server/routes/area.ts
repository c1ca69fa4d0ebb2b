import { validatePostalCode } from '#contract/area.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { checkPostalCode } from '#server/use-cases/check-postal-code.ts';

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
