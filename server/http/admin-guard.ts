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
  /** What it is in the table of who may do what. */
  action?: Action;
  /** Asked by an open page on its own: no sign that somebody is there. */
  polled?: boolean;
  limits?: readonly Limit[];
  /** Bytes, where a call takes more than all others. */
  bodyLimit?: number;
  /** A scope of its own, where a call takes something else than JSON. */
  app?: FastifyInstance;
};

/** What a busy office of several people asks from one address, and a fraction of what would keep the server from its customers. */
const officeCalls: readonly Limit[] = [{ max: 600, minutes: 1 }];

/** Where the administration's calls are registered. */
export type AdminApi = {
  api: Api;
  auth: AuthContext;
  /** For what is no call of the contract: a paper, a preview. */
  officeOnly: Limited;
  /** Null where the operator may do it, and signed in a moment ago or gives the password again where it asks for that. */
  admit(operator: Operator, action: Action, password: string | undefined): Promise<Refusal | null>;
  /** A call for operators alone: anybody else is answered before anything of it is read. */
  guarded<C extends CallContract>(
    contract: C,
    handler: (call: Call<C>, operator: Operator) => ReturnType<Handler<C>>,
    options?: Guarded,
  ): void;
};

/** What the browser sent that signing in looks at; the address is the connection's, never a header's. */
export function browserOf(
  { headers, ip }: FastifyRequest,
  secrets: Pick<Deps, 'appSecret' | 'previousAppSecret'>,
): Headers {
  const browser = new Headers({ 'x-administration-ip': ip });
  if (headers.cookie) browser.set('cookie', resignedCookies(headers.cookie, secrets));
  if (headers['user-agent']) browser.set('user-agent', headers['user-agent'].slice(0, 400));
  return browser;
}

/** Recognizes the sessions of operators on the customers' own pages. Looking there is no sign of work in the administration. */
export function operatorViewers(deps: Deps): Api['operatorViewer'] {
  const auth: AuthContext = { deps, library: authLibrary(deps) };
  return async (request) => {
    const operator = await currentOperator(auth, browserOf(request, deps), { polled: true });
    return isRefusal(operator) || operator.secondFactorNeeded || !may(operator, 'office')
      ? null
      : sessionViewer(operator);
  };
}

/** The one guard of the administration. */
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

  const limited = api.limiter(officeCalls);
  return {
    api,
    auth,
    officeOnly: { ...limited, onRequest: [...limited.onRequest, guard({})] },
    admit: (operator, action, password) => admit(auth, operator, { action, password }),
    guarded(contract, handler, { limits = officeCalls, bodyLimit, app, ...options } = {}) {
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
    },
  };
}
