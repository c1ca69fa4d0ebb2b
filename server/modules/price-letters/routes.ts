import * as contract from '#contract/links/price-letters.ts';
import { isRefusal } from '#domain/refusal.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { readPriceLetter } from './read.ts';
import { sendPrice } from './send.ts';

const asking = { limits: [{ max: 10, minutes: 10 }] };

/** A price sent on request, and the link of its letter. */
export function priceLetterRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.sendPrice,
    async ({ body: { email, companyName = '', remind, ...chosen }, visitor }) => {
      const { postalCode, storefrontSize, selectedLayout, coatingType, monthlyService, ...others } = chosen;
      const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
      const draft = {
        ...{ postalCode: forwardSortationArea(postalCode), storefrontSize, selectedLayout, coatingType, ...known },
        monthlyService: monthlyService || ('no' as const),
      };
      const sent = await sendPrice(deps, visitor(), { email, companyName, remind, draft });
      return isRefusal(sent) ? sent : { success: true as const };
    },
    asking,
  );

  route(api, contract.readPriceLetter, ({ params }) => readPriceLetter(deps, params), perMinute(60));
}
