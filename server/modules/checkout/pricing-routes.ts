import { quotePrices } from '#contract/pricing.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import * as useCase from './quote.ts';

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
