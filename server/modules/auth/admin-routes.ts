import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/access.ts';
import * as passkeyContract from '#contract/admin/people/passkeys.ts';
import * as peopleContract from '#contract/admin/people/people.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { type AdminApi, browserOf } from '#server/http/admin-guard.ts';
import { addressPrefix } from '#server/http/client-address.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { openDoor } from './door.ts';
import { deviceCookie } from './known-device.ts';
import { endSession, finishSecondFactor, listSessions, startSecondFactor } from './own-access.ts';
import {
  finishPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';
import {
  acceptInvitation,
  changePassword,
  changePerson,
  invitePerson,
  invitePersonAgain,
  listPeople,
  resetSecondFactor,
} from './people.ts';
import { enterCode, signIn, signOut } from './sign-in.ts';

/** The operator's account, how they sign in, and the staff. */
export function accessAdminRoutes(admin: AdminApi): void {
  ownAccess(admin);
  passkeySignIn(admin);
  ownPasskeys(admin);
  people(admin);
}

type Done = { cookies: readonly string[] };

/** Gives the browser the cookies of what was done. */
function withCookies<T extends Done>(reply: FastifyReply, done: T | Refusal): T | Refusal {
  if (!isRefusal(done)) for (const cookie of done.cookies) reply.header('set-cookie', cookie);
  return done;
}

/** The same where a sign-in is complete: from then on, the browser is a known device. */
function withDevice<T extends Done & { email: string }>(
  { api, auth }: AdminApi,
  reply: FastifyReply,
  done: T | Refusal,
) {
  if (isRefusal(done)) return done;
  const value = deviceCookie(api.cookies.device(reply.request), done.email, auth.deps.ids);
  api.cookies.rememberDevice(reply, value);
  return withCookies(reply, done);
}

/** Signing in and out, the second step, and the operator's own sessions. */
function ownAccess(admin: AdminApi): void {
  const { api, auth, guarded } = admin;
  const browser = ({ request }: FastifyReply) => browserOf(request, auth.deps);
  const door = openDoor();
  route(
    api,
    contract.signIn,
    async ({ body, reply }) => {
      const { request } = reply;
      const from = { network: addressPrefix(request.ip), device: api.cookies.device(request) };
      const done = await signIn({ ...auth, door }, { headers: browser(reply), ...from, ...body });
      if (isRefusal(done)) return done;
      if (done.secondFactor) withCookies(reply, done);
      else withDevice(admin, reply, { ...done, email: body.email });
      return { secondFactor: done.secondFactor };
    },
    passwordTries,
  );

  route(
    api,
    contract.enterCode,
    async ({ body, reply }) =>
      withDevice(admin, reply, await enterCode(auth, { headers: browser(reply), code: body.code })),
    passwordTries,
  );

  const own = { action: 'account' } as const;

  guarded(
    contract.readOperator,
    (_call, { email, role, secondFactor, secondFactorNeeded }) => ({ email, role, secondFactor, secondFactorNeeded }),
    own,
  );

  guarded(
    contract.signOut,
    async ({ reply }) => {
      const done = await signOut(auth, { headers: browser(reply) });
      return withCookies(reply.header('clear-site-data', '"cache"'), done);
    },
    own,
  );

  guarded(contract.listSessions, (_call, operator) => listSessions(auth, operator), own);

  guarded(contract.endSession, ({ params }, operator) => endSession(auth, operator, params.id), own);

  guarded(
    contract.startSecondFactor,
    ({ body, reply }, by) => startSecondFactor(auth, by, browser(reply), body.password),
    { ...own, ...passwordTries },
  );

  guarded(
    contract.finishSecondFactor,
    async ({ body, reply }, by) => withCookies(reply, await finishSecondFactor(auth, by, browser(reply), body.code)),
    { ...own, ...passwordTries },
  );
}

/** Open to callers who are not signed in. */
function passkeySignIn(admin: AdminApi): void {
  const { api, auth } = admin;
  route(
    api,
    passkeyContract.startPasskeySignIn,
    async ({ reply }) => {
      const begun = await startPasskeySignIn(auth);
      withCookies(reply, begun);
      return begun.said;
    },
    passwordTries,
  );
  route(
    api,
    passkeyContract.signInWithPasskey,
    async ({ body, reply }) =>
      withDevice(admin, reply, await signInWithPasskey(auth, browserOf(reply.request, auth.deps), body.passkey)),
    passwordTries,
  );
  route(api, peopleContract.acceptInvitation, ({ body }) => acceptInvitation(auth, body), passwordTries);
}

function ownPasskeys({ auth, guarded }: AdminApi): void {
  const own = { action: 'account', ...passwordTries } as const;
  const proven = { ...own, action: 'passkey' } as const;
  guarded(passkeyContract.listPasskeys, (_call, operator) => listPasskeys(auth, operator), { action: 'account' });
  guarded(
    passkeyContract.startPasskey,
    async ({ body, reply }, operator) => {
      const begun = await startPasskey(auth, operator, browserOf(reply.request, auth.deps), body.password);
      withCookies(reply, begun);
      return isRefusal(begun) ? begun : begun.said;
    },
    proven,
  );
  guarded(
    passkeyContract.finishPasskey,
    async ({ body, reply }, operator) => {
      const done = await finishPasskey(auth, operator, browserOf(reply.request, auth.deps), body);
      withCookies(reply, done);
      return isRefusal(done) ? done : done.passkey;
    },
    own,
  );
  guarded(
    passkeyContract.removePasskey,
    ({ params, body }, by) => removePasskey(auth, by, { ...params, ...body }),
    proven,
  );
  guarded(peopleContract.changePassword, ({ body }, operator) => changePassword(auth, operator, body), own);
}

function people({ auth, guarded }: AdminApi): void {
  const owners = { action: 'people', ...passwordTries } as const;
  guarded(peopleContract.listPeople, (_call, operator) => listPeople(auth, operator), { action: 'people' });
  guarded(peopleContract.invitePerson, ({ body }, operator) => invitePerson(auth, operator, body), owners);
  guarded(
    peopleContract.invitePersonAgain,
    ({ params, body }, by) => invitePersonAgain(auth, by, { ...params, ...body }),
    owners,
  );
  guarded(
    peopleContract.changePerson,
    ({ params, body }, by) => changePerson(auth, by, { ...params, ...body }),
    owners,
  );
  guarded(
    peopleContract.resetSecondFactor,
    ({ params, body }, by) => resetSecondFactor(auth, by, { ...params, ...body }),
    owners,
  );
}
