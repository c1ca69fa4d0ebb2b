import * as contract from '#contract/invitation-code.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { validateInvitationCode } from './validate-invitation-code.ts';

export function invitationCodeRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.validateInvitationCode,
    async ({ body }) => answer(200, await validateInvitationCode(deps, body)),
    // Ten guesses a minute: the codes are words that a person can type.
    { limits: [{ max: 10, minutes: 1 }] },
  );
}
