import * as contract from '#contract/terms.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { termsInForce } from './in-force.ts';

export function termsRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.readTerms,
    async ({ params: { language } }) => answer(200, (await termsInForce(deps)).shown[language]),
    { limits: [{ max: 120, minutes: 1 }], keeps: true },
  );
}
