import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { ZodMiniType, z } from 'zod/mini';
import type { CallContract } from '#contract/call.ts';
import { Failure } from '#contract/failure.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Visitor } from '#server/deps.ts';
import type { Cookies } from './cookies.ts';
import { sendFailure, sendRefusal } from './failures.ts';
import { sendWithEtag } from './kept-answer.ts';
import type { LookupLimit } from './limits/lookups.ts';
import type { FailureLimits, Hook, Limit, Limiter } from './rate-limits.ts';

export type Api = {
  app: FastifyInstance;
  cookies: Cookies;
  limiter: Limiter;
  failures: FailureLimits;
  /** How many different client numbers a network may learn that we know. */
  knownNumbers: LookupLimit;
  /** The name under which a signed-in operator sees the customers' pages that the session opened; null for anybody else. */
  operatorViewer(request: FastifyRequest): Promise<string | null>;
  /** The registered methods of each path. */
  taken: Map<string, Set<string>>;
};

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S extends ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** A request as parsed by a contract's schemas. */
type Read<C extends CallContract> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

/** A request that fits its contract. Reading the visitor sets a cookie in an unknown browser; `known` only looks. */
export type Call<C extends CallContract> = Read<C> & {
  visitor(): Visitor;
  known(): { hash: string | null };
  reply: FastifyReply;
};

type Answers<C extends CallContract> = C['responses'];

/** The body of a success in a contract; what a call without content returns is not sent. 303 redirects to a page. */
type Success<C extends CallContract> = 204 extends keyof Answers<C>
  ? unknown
  : {
      [S in keyof Answers<C>]: `${S & number}` extends `2${string}` | '303' | '304'
        ? Answers<C>[S] extends ZodMiniType
          ? z.input<Answers<C>[S]>
          : never
        : never;
    }[keyof Answers<C>];

type Outcome<C extends CallContract> = Success<C> | Refusal;
export type Handler<C extends CallContract> = (call: Call<C>) => Outcome<C> | Promise<Outcome<C>>;

/** The first success of the contract; a handler sends another by `reply.code`. */
const successOf = ({ responses }: CallContract): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2') || status === '303'));

/** Registers one call of the contract: its schemas validate the request and trim the response. */
export function route<C extends CallContract>(
  { app, cookies, limiter, taken }: Api,
  contract: C,
  handler: Handler<C>,
  {
    limits = [],
    guard,
    bodyLimit,
    keeps = false,
    app: own = app,
  }: {
    limits?: readonly Limit<Read<C>>[];
    /** Admits the request, or answers it, before the body is read. */
    guard?: Hook;
    bodyLimit?: number | undefined;
    /** A separate scope, for calls that accept something other than JSON. */
    app?: FastifyInstance | undefined;
    /** Whether an identical success value is sent from cached bytes. */
    keeps?: boolean;
  } = {},
): void {
  const { method, path: url, summary, params, query, body, responses } = contract;
  const success = successOf(contract);
  taken.set(url, (taken.get(url) ?? new Set()).add(method));
  const schema = {
    summary,
    tags: [url.split('/')[2] ?? 'calls'],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...responses, default: Failure },
  };
  const { onRequest, ...held } = limiter(limits);
  own.route({
    ...held,
    method,
    url,
    schema,
    ...(bodyLimit && { bodyLimit }),
    onRequest: [...onRequest, ...(guard ? [guard] : [])],
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const call: unknown = {
        params: request.params,
        query: request.query,
        body: request.body,
        visitor: () => cookies.visitorOf(request, reply),
        known: () => ({ hash: cookies.knownVisitor(request) }),
        reply,
      };
      const outcome: unknown = await handler(call as Call<C>);
      if (isRefusal(outcome)) return sendRefusal(reply, outcome);
      const kept = keeps ? responses[success] : undefined;
      if (kept && typeof outcome === 'object' && outcome !== null) return sendWithEtag(reply, outcome, kept);
      if (reply.statusCode === 200) reply.code(success);
      return reply.send(reply.statusCode === 204 ? undefined : (outcome ?? undefined));
    },
  });
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Known paths answer other methods with those they allow. */
export function refuseOtherMethods({ app, taken }: Api): void {
  for (const [url, allowed] of taken) {
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
    app.route({
      method: methods.filter((method) => !allowed.has(String(method))),
      url,
      onRequest: async (_request, reply) => sendFailure(reply.header('allow', allow), 'METHOD_NOT_ALLOWED'),
      handler: async (_request, reply) => sendFailure(reply, 'METHOD_NOT_ALLOWED'),
    });
  }
}

const valuesOf = (params: unknown): Record<string, unknown> =>
  typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};

/** Path parameters count letter for letter: each number or token has one spelling, and one counter. */
export function keepParamsExact(app: FastifyInstance): void {
  const asked = new WeakMap<FastifyRequest, Record<string, unknown>>();
  app.addHook('preValidation', (request, _reply, next) => {
    asked.set(request, valuesOf(request.params));
    next();
  });
  app.addHook('preHandler', (request, reply, next) => {
    const params = valuesOf(request.params);
    for (const [name, given] of Object.entries(asked.get(request) ?? {})) {
      if (!(name in params) || String(params[name]) === given) continue;
      if (typeof params[name] !== 'string') return void sendFailure(reply, 'NOT_FOUND');
      params[name] = given;
    }
    next();
  });
}
