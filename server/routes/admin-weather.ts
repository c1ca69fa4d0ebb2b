import * as contract from '#contract/admin-weather.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { runWeather, tellWeather } from '#server/use-cases/operator-weather.ts';
import type { AdminApi } from './admin-guard.ts';

/** The forecast with the visits below it, and the press that judges them now. */
export function adminWeatherRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readWeather, async () => answer(200, await tellWeather(deps)));

  guarded(contract.runWeather, async (_call, { id }) => {
    const outcome = await runWeather(deps, id);
    return isRefusal(outcome) ? outcome : answer(200, outcome);
  });
}
