import * as contract from '#contract/invitation-code.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { validateInvitationCode } from './validate-invitation-code.ts';

export function invitationCodeRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.validateInvitationCode,
    async ({ body, reply }) => {
      const check = () => validateInvitationCode(deps, body);
      return answer(200, await api.failures.invitationCode(reply, check, ({ valid }) => !valid));
    },
    { limits: [{ max: 60, minutes: 1 }] },
  );
}
