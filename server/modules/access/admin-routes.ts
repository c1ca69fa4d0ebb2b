import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/access.ts';
import { isRefusal } from '#domain/refusal.ts';
import { type AdminApi, browserOf } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer, route } from '#server/http/route.ts';
import * as access from './own-access.ts';
import * as signing from './sign-in.ts';

export const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
};

/** Signing in and out, the second step, and the operator's own sessions. */
export function accessAdminRoutes({ api, auth, guarded }: AdminApi): void {
  route(
    api,
    contract.signIn,
    async ({ body, reply }) => {
      const done = await signing.signIn(auth, { headers: browserOf(reply.request), ...body });
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(200, { secondFactor: done.secondFactor });
    },
    { limits: passwordTries },
  );

  route(
    api,
    contract.enterCode,
    async ({ body, reply }) => {
      const done = await signing.enterCode(auth, { headers: browserOf(reply.request), code: body.code });
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(204, null);
    },
    { limits: passwordTries },
  );

  const open = { beforeSecondFactor: true };

  guarded(
    contract.readOperator,
    (_call, { email, role, secondFactor, secondFactorNeeded }) =>
      answer(200, { email, role, secondFactor, secondFactorNeeded }),
    open,
  );

  guarded(
    contract.signOut,
    async ({ reply }) => {
      const { cookies } = await signing.signOut(auth, { headers: browserOf(reply.request) });
      setCookies(reply.header('clear-site-data', '"cache"'), cookies);
      return answer(204, null);
    },
    open,
  );

  guarded(
    contract.listSessions,
    async (_call, operator) => answer(200, await access.listSessions(auth, operator)),
    open,
  );

  guarded(
    contract.endSession,
    async ({ params }, operator) => {
      const ended = await access.endSession(auth, operator, params.id);
      return isRefusal(ended) ? ended : answer(204, null);
    },
    open,
  );

  guarded(
    contract.startSecondFactor,
    async ({ body, reply }, operator) => {
      const begun = await access.startSecondFactor(auth, operator, browserOf(reply.request), body.password);
      return isRefusal(begun) ? begun : answer(201, begun);
    },
    { ...open, limits: passwordTries },
  );

  guarded(
    contract.finishSecondFactor,
    async ({ body, reply }, operator) => {
      const done = await access.finishSecondFactor(auth, operator, browserOf(reply.request), body.code);
      if (isRefusal(done)) return done;
      setCookies(reply, done.cookies);
      return answer(204, null);
    },
    { ...open, limits: passwordTries },
  );
}
