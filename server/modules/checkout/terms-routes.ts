import { acceptTerms } from '#contract/terms.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import * as useCase from './accept-terms.ts';

export function termsRoutes(api: Api, deps: Deps): void {
  route(
    api,
    acceptTerms,
    async ({ body, visitor }) => {
      const accepted = await useCase.acceptTerms(deps, visitor(), body);
      return isRefusal(accepted) ? accepted : answer(201, { id: accepted.id });
    },
    { limits: [{ max: 30, minutes: 1 }] },
  );
}
