import { quotePrices } from '#contract/pricing.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import * as useCase from '#server/use-cases/quote-prices.ts';

export function pricingRoutes(api: Api, deps: Deps): void {
  route(
    api,
    quotePrices,
    async ({ body, known }) => {
      const quoted = await useCase.quotePrices(deps, known(), body);
      return isRefusal(quoted) ? quoted : answer(200, quoted);
    },
    { limits: [{ max: 240, minutes: 1 }] },
  );
}
