import * as contract from '#contract/terms.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { termsInForce } from './in-force.ts';

export function termsRoutes(api: Api, deps: Deps): void {
  route(api, contract.readTerms, async ({ params: { language } }) => (await termsInForce(deps)).shown[language], {
    ...perMinute(120),
    keeps: true,
  });
}
