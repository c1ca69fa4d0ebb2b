import * as contract from '#contract/admin/weather.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { limitsEffect } from './limits-effect.ts';
import { getWeatherOverview, runWeather } from './overview.ts';

export function weatherAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readWeather, () => getWeatherOverview(deps));

  guarded(contract.readLimitsEffect, ({ body }) => limitsEffect(deps, body), { action: 'settings' });

  guarded(contract.runWeather, (_call, { id }) => runWeather(deps, id));
}
