import * as passkeyContract from '#contract/admin/passkeys.ts';
import * as contract from '#contract/admin/people.ts';
import { isRefusal } from '#domain/refusal.ts';
import { type AdminApi, browserOf } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer, route } from '#server/http/route.ts';
import { setCookies } from './admin-routes.ts';
import * as passkeys from './passkeys.ts';
import * as people from './people.ts';

/** Passkeys, the operator's own password, and the people who work here. */
export function peopleAdminRoutes(admin: AdminApi): void {
  passkeyDoor(admin);
  ownPasskeys(admin);
  peopleOfTheHouse(admin);
}

/** Open to whoever stands at the door. */
function passkeyDoor({ api, auth }: AdminApi): void {
  const limits = { limits: passwordTries };
  route(
    api,
    passkeyContract.startPasskeySignIn,
    async ({ reply }) => {
      const { said, cookies } = await passkeys.startPasskeySignIn(auth);
      setCookies(reply, cookies);
      return answer(200, said);
    },
    limits,
  );
  route(
    api,
    passkeyContract.signInWithPasskey,
    async ({ body, reply }) => {
      const done = await passkeys.signInWithPasskey(auth, browserOf(reply.request), body.passkey);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(204, null);
    },
    limits,
  );
  route(
    api,
    contract.acceptInvitation,
    async ({ body }) => {
      const done = await people.acceptInvitation(auth, body);
      return isRefusal(done) ? done : answer(200, done);
    },
    limits,
  );
}

function ownPasskeys({ auth, guarded }: AdminApi): void {
  const open = { beforeSecondFactor: true, limits: passwordTries };
  guarded(
    passkeyContract.listPasskeys,
    async (_call, operator) => answer(200, await passkeys.listPasskeys(auth, operator)),
    { beforeSecondFactor: true },
  );
  guarded(
    passkeyContract.startPasskey,
    async ({ body, reply }, operator) => {
      const begun = await passkeys.startPasskey(auth, operator, browserOf(reply.request), body.password);
      if (isRefusal(begun)) return begun;
      setCookies(reply, begun.cookies);
      return answer(200, begun.said);
    },
    open,
  );
  guarded(
    passkeyContract.finishPasskey,
    async ({ body, reply }, operator) => {
      const done = await passkeys.finishPasskey(auth, operator, browserOf(reply.request), body);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(201, done.passkey);
    },
    open,
  );
  guarded(
    passkeyContract.removePasskey,
    async ({ params, body }, operator) => {
      const removed = await passkeys.removePasskey(auth, operator, { ...params, ...body });
      return isRefusal(removed) ? removed : answer(204, null);
    },
    open,
  );
  guarded(
    contract.changePassword,
    async ({ body }, operator) => {
      const changed = await people.changePassword(auth, operator, body);
      return isRefusal(changed) ? changed : answer(204, null);
    },
    open,
  );
}

function peopleOfTheHouse({ auth, guarded }: AdminApi): void {
  const owners = { ownerOnly: true, limits: passwordTries };
  guarded(contract.listPeople, async (_call, operator) => answer(200, await people.listPeople(auth, operator)), {
    ownerOnly: true,
  });
  guarded(
    contract.invitePerson,
    async ({ body }, operator) => {
      const link = await people.invitePerson(auth, operator, body);
      return isRefusal(link) ? link : answer(201, link);
    },
    owners,
  );
  guarded(
    contract.invitePersonAgain,
    async ({ params, body }, operator) => {
      const link = await people.invitePersonAgain(auth, operator, { ...params, ...body });
      return isRefusal(link) ? link : answer(201, link);
    },
    owners,
  );
  guarded(
    contract.changePerson,
    async ({ params, body }, operator) => {
      const changed = await people.changePerson(auth, operator, { ...params, ...body });
      return isRefusal(changed) ? changed : answer(204, null);
    },
    owners,
  );
  guarded(
    contract.resetSecondFactor,
    async ({ params, body }, operator) => {
      const reset = await people.resetSecondFactor(auth, operator, { ...params, ...body });
      return isRefusal(reset) ? reset : answer(204, null);
    },
    owners,
  );
}
