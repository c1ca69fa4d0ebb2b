import { acceptTerms } from '#contract/terms.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import * as useCase from '#server/use-cases/accept-terms.ts';

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
