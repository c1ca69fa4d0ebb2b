import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContract } from '#contract/call.ts';
import { type Action, may, ruleOf } from '#domain/access/permissions.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { accountHash } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { admit } from '#server/modules/auth/admit.ts';
import { authLibrary } from '#server/modules/auth/auth.ts';
import { resignedCookies } from '#server/modules/auth/former-secret.ts';
import { currentOperator } from '#server/modules/auth/own-access.ts';
import type { AuthContext } from '#server/modules/auth/sign-in.ts';
import { type Operator, sessionViewer } from '#server/operator.ts';
import { sendFailure, sendRefusal } from './failures.ts';
import type { Limit, Limited } from './rate-limits.ts';
import { type Api, type Call, type Handler, route } from './route.ts';

type Guarded = {
  /** Its name in the permissions table. */
  action?: Action;
  /** Polled by an open page: not a sign of activity. */
  polled?: boolean;
  limits?: readonly Limit[];
  bodyLimit?: number;
  /** A separate scope, for calls that accept something other than JSON. */
  app?: FastifyInstance;
};

/** Registers an operator-only call: anyone else is rejected before the body is read. */
type Guard = <C extends CallContract>(
  contract: C,
  handler: (call: Call<C>, operator: Operator) => ReturnType<Handler<C>>,
  options?: Guarded,
) => void;

/** Enough for a busy office on one address, and a fraction of what would slow the server down for customers. */
const officeCalls: readonly Limit[] = [{ max: 600, minutes: 1 }];

export type AdminApi = {
  api: Api;
  auth: AuthContext;
  /** For routes outside the contract: a document, a preview. */
  officeOnly: Limited;
  /** Null if the operator may do it and, where required, signed in recently or re-entered the password. */
  admit(operator: Operator, action: Action, password: string | undefined): Promise<Refusal | null>;
  guarded: Guard;
  /** The same for calls that one line of the permissions table is about. */
  guardedBy(action: Action): Guard;
};

/** The headers that sign-in reads; the address is the connection's, never a header's. */
export function browserOf(
  { headers, ip }: FastifyRequest,
  secrets: Pick<Deps, 'appSecret' | 'previousAppSecret'>,
): Headers {
  const browser = new Headers({ 'x-administration-ip': ip });
  if (headers.cookie) browser.set('cookie', resignedCookies(headers.cookie, secrets));
  if (headers['user-agent']) browser.set('user-agent', headers['user-agent'].slice(0, 400));
  return browser;
}

/** Recognizes operator sessions on customer pages. Viewing those is not activity in the administration. */
export function operatorViewers(deps: Deps): Api['operatorViewer'] {
  const auth: AuthContext = { deps, library: authLibrary(deps) };
  return async (request) => {
    const operator = await currentOperator(auth, browserOf(request, deps), { polled: true });
    return isRefusal(operator) || operator.secondFactorNeeded || !may(operator, 'office')
      ? null
      : sessionViewer(operator);
  };
}

export function adminApi(api: Api, deps: Deps): AdminApi {
  const auth: AuthContext = { deps, library: authLibrary(deps) };
  const operators = new WeakMap<FastifyRequest, Operator>();

  const guard =
    ({ action = 'office', polled = false }: Guarded) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const operator = await currentOperator(auth, browserOf(request, deps), { polled });
      if (isRefusal(operator)) return sendRefusal(reply, operator);
      if (!may(operator, action) && !may(operator, 'office')) return sendRefusal(reply, refuse('OFFICE_ONLY'));
      if (operator.secondFactorNeeded && !ruleOf(action).beforeSecondStep)
        return sendFailure(reply, 'SECOND_FACTOR_NEEDED');
      if (!may(operator, action))
        return sendRefusal(reply, refuse('OWNER_NEEDED', { account: accountHash(deps.appSecret, operator.email) }));
      operators.set(request, operator);
      return undefined;
    };

  const guarded: Guard = (contract, handler, { limits = officeCalls, bodyLimit, app, ...options } = {}) =>
    route(
      api,
      contract,
      (call) => {
        const operator = operators.get(call.reply.request);
        if (!operator) throw new Error('a call of the administration passed its guard without an operator');
        return handler(call, operator);
      },
      { limits, bodyLimit, app, guard: guard(options) },
    );

  const limited = api.limiter(officeCalls);
  return {
    api,
    auth,
    officeOnly: { ...limited, onRequest: [...limited.onRequest, guard({})] },
    admit: (operator, action, password) => admit(auth, operator, { action, password }),
    guarded,
    guardedBy: (action) => (contract, handler, options) => guarded(contract, handler, { action, ...options }),
  };
}
