import * as contract from '#contract/admin/weather.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { limitsEffect } from './limits-effect.ts';
import { getWeatherOverview, runWeather } from './overview.ts';

export function weatherAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readWeather, async () => answer(200, await getWeatherOverview(deps)));

  guarded(contract.readLimitsEffect, async ({ body }) => answer(200, await limitsEffect(deps, body)), {
    action: 'settings',
  });

  guarded(contract.runWeather, async (_call, { id }) => answer(200, await runWeather(deps, id)));
}
