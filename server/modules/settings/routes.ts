import * as contract from '#contract/invitation-code.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { validateInvitationCode } from './validate-invitation-code.ts';

export function invitationCodeRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.validateInvitationCode,
    async ({ body, reply }) => {
      const check = () => validateInvitationCode(deps, body);
      return api.failures.invitationCode(reply, check, ({ valid }) => !valid);
    },
    perMinute(60),
  );
}
