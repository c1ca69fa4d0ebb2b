import * as contract from '#contract/offers.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { readOffer } from './read-link.ts';

/** The link of a season's offer. */
export function offerRoutes(api: Api, deps: Deps): void {
  route(api, contract.readOffer, async ({ params }) => answer(200, await readOffer(deps, params)), {
    limits: [{ max: 60, minutes: 1 }],
  });
}
