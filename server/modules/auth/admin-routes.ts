import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/access.ts';
import * as passkeyContract from '#contract/admin/passkeys.ts';
import * as peopleContract from '#contract/admin/people.ts';
import { isRefusal } from '#domain/refusal.ts';
import { type AdminApi, browserOf } from '#server/http/admin-guard.ts';
import { addressPrefix } from '#server/http/client-address.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer, noContent, route } from '#server/http/route.ts';
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

const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
};

/** The operator's account, how they sign in, and the staff. */
export function accessAdminRoutes(admin: AdminApi): void {
  ownAccess(admin);
  passkeySignIn(admin);
  ownPasskeys(admin);
  people(admin);
}

/** A browser with a completed sign-in is a known device from then on. */
function rememberDevice({ api, auth }: AdminApi, reply: FastifyReply, email: string): void {
  const value = deviceCookie(api.cookies.device(reply.request), email, auth.deps.ids);
  api.cookies.rememberDevice(reply, value);
}

/** Signing in and out, the second step, and the operator's own sessions. */
function ownAccess(admin: AdminApi): void {
  const { api, auth, guarded } = admin;
  const door = openDoor();
  route(
    api,
    contract.signIn,
    async ({ body, reply }) => {
      const { request } = reply;
      const from = { network: addressPrefix(request.ip), device: api.cookies.device(request) };
      const done = await signIn({ ...auth, door }, { headers: browserOf(request, auth.deps), ...from, ...body });
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      if (!done.secondFactor) rememberDevice(admin, reply, body.email);
      return answer(200, { secondFactor: done.secondFactor });
    },
    { limits: passwordTries },
  );

  route(
    api,
    contract.enterCode,
    async ({ body, reply }) => {
      const done = await enterCode(auth, { headers: browserOf(reply.request, auth.deps), code: body.code });
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      rememberDevice(admin, reply, done.email);
      return answer(204, null);
    },
    { limits: passwordTries },
  );

  const own = { action: 'account' } as const;

  guarded(
    contract.readOperator,
    (_call, { email, role, secondFactor, secondFactorNeeded }) =>
      answer(200, { email, role, secondFactor, secondFactorNeeded }),
    own,
  );

  guarded(
    contract.signOut,
    async ({ reply }) => {
      const { cookies } = await signOut(auth, { headers: browserOf(reply.request, auth.deps) });
      setCookies(reply.header('clear-site-data', '"cache"'), cookies);
      return answer(204, null);
    },
    own,
  );

  guarded(contract.listSessions, async (_call, operator) => answer(200, await listSessions(auth, operator)), own);

  guarded(
    contract.endSession,
    async ({ params }, operator) => noContent(await endSession(auth, operator, params.id)),
    own,
  );

  guarded(
    contract.startSecondFactor,
    async ({ body, reply }, operator) =>
      answer(201, await startSecondFactor(auth, operator, browserOf(reply.request, auth.deps), body.password)),
    { ...own, limits: passwordTries },
  );

  guarded(
    contract.finishSecondFactor,
    async ({ body, reply }, operator) => {
      const done = await finishSecondFactor(auth, operator, browserOf(reply.request, auth.deps), body.code);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(204, null);
    },
    { ...own, limits: passwordTries },
  );
}

/** Open to callers who are not signed in. */
function passkeySignIn(admin: AdminApi): void {
  const { api, auth } = admin;
  const limits = { limits: passwordTries };
  route(
    api,
    passkeyContract.startPasskeySignIn,
    async ({ reply }) => {
      const { said, cookies } = await startPasskeySignIn(auth);
      setCookies(reply, cookies);
      return answer(200, said);
    },
    limits,
  );
  route(
    api,
    passkeyContract.signInWithPasskey,
    async ({ body, reply }) => {
      const done = await signInWithPasskey(auth, browserOf(reply.request, auth.deps), body.passkey);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      rememberDevice(admin, reply, done.email);
      return answer(204, null);
    },
    limits,
  );
  route(
    api,
    peopleContract.acceptInvitation,
    async ({ body }) => answer(200, await acceptInvitation(auth, body)),
    limits,
  );
}

function ownPasskeys({ auth, guarded }: AdminApi): void {
  const own = { action: 'account', limits: passwordTries } as const;
  const proven = { ...own, action: 'passkey' } as const;
  guarded(passkeyContract.listPasskeys, async (_call, operator) => answer(200, await listPasskeys(auth, operator)), {
    action: 'account',
  });
  guarded(
    passkeyContract.startPasskey,
    async ({ body, reply }, operator) => {
      const begun = await startPasskey(auth, operator, browserOf(reply.request, auth.deps), body.password);
      if (isRefusal(begun)) return begun;
      setCookies(reply, begun.cookies);
      return answer(200, begun.said);
    },
    proven,
  );
  guarded(
    passkeyContract.finishPasskey,
    async ({ body, reply }, operator) => {
      const done = await finishPasskey(auth, operator, browserOf(reply.request, auth.deps), body);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(201, done.passkey);
    },
    own,
  );
  guarded(
    passkeyContract.removePasskey,
    async ({ params, body }, operator) => noContent(await removePasskey(auth, operator, { ...params, ...body })),
    proven,
  );
  guarded(
    peopleContract.changePassword,
    async ({ body }, operator) => noContent(await changePassword(auth, operator, body)),
    own,
  );
}

function people({ auth, guarded }: AdminApi): void {
  const owners = { action: 'people', limits: passwordTries } as const;
  guarded(peopleContract.listPeople, async (_call, operator) => answer(200, await listPeople(auth, operator)), {
    action: 'people',
  });
  guarded(
    peopleContract.invitePerson,
    async ({ body }, operator) => answer(201, await invitePerson(auth, operator, body)),
    owners,
  );
  guarded(
    peopleContract.invitePersonAgain,
    async ({ params, body }, operator) => answer(201, await invitePersonAgain(auth, operator, { ...params, ...body })),
    owners,
  );
  guarded(
    peopleContract.changePerson,
    async ({ params, body }, operator) => noContent(await changePerson(auth, operator, { ...params, ...body })),
    owners,
  );
  guarded(
    peopleContract.resetSecondFactor,
    async ({ params, body }, operator) => noContent(await resetSecondFactor(auth, operator, { ...params, ...body })),
    owners,
  );
}
