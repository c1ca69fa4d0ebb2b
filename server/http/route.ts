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

/** Where routes are registered. */
export type Api = {
  app: FastifyInstance;
  cookies: Cookies;
  limiter: Limiter;
  failures: FailureLimits;
  /** How many different client numbers a network is told that we know. */
  knownNumbers: LookupLimit;
  /** The name under which a signed-in operator sees the customers' pages that the session opened; null for anybody else. */
  operatorViewer(request: FastifyRequest): Promise<string | null>;
  /** The methods that each path takes, as they are registered. */
  taken: Map<string, Set<string>>;
};

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S extends ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** What the schemas of a contract make of a request. */
type Read<C extends CallContract> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

/** A request that fits its contract. Asking for the visitor makes an unknown browser known; `known` only looks. */
export type Call<C extends CallContract> = Read<C> & {
  visitor(): Visitor;
  known(): { hash: string | null };
  reply: FastifyReply;
};

type Answers<C extends CallContract> = C['responses'];

/** Every success that a contract names, as status and body; 303 leads on to a page, 304 to what the browser has. */
export type Success<C extends CallContract> = {
  [S in keyof Answers<C>]: `${S & number}` extends `2${string}` | '303' | '304'
    ? Answers<C>[S] extends ZodMiniType
      ? { status: S; body: z.input<Answers<C>[S]> }
      : never
    : never;
}[keyof Answers<C>];

type Outcome<C extends CallContract> = Success<C> | Refusal;
export type Handler<C extends CallContract> = (call: Call<C>) => Outcome<C> | Promise<Outcome<C>>;

/** A success, in the form that the contract checks; a refusal is passed on as it is. */
export function answer<const S extends number, const B>(
  status: S,
  outcome: B,
): { status: S; body: Exclude<B, Refusal> } | Extract<B, Refusal>;
export function answer(status: number, outcome: unknown): { status: number; body: unknown } | Refusal {
  return isRefusal(outcome) ? outcome : { status, body: outcome };
}

/** A success that says nothing more than that it is one. */
export const noContent = (outcome: unknown): { status: 204; body: null } | Refusal =>
  isRefusal(outcome) ? outcome : { status: 204, body: null };

/** Registers one call of the contract: its schemas check what comes in and trim what goes out. */
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
    /** Lets in, or answers, before anything is read. */
    guard?: Hook;
    /** Bytes, where a call takes more than all others. */
    bodyLimit?: number | undefined;
    /** A scope of its own, where a call takes something else than JSON. */
    app?: FastifyInstance | undefined;
    /** Whether a success that is the same value as one before is sent as the same bytes. */
    keeps?: boolean;
  } = {},
): void {
  const { method, path: url, summary, params, query, body, responses } = contract;
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
      const outcome: Refusal | { status: unknown; body: unknown } = await handler(call as Call<C>);
      if (isRefusal(outcome)) return sendRefusal(reply, outcome);
      const { status, body: value } = outcome;
      const kept = keeps ? responses[Number(status)] : undefined;
      if (kept && typeof value === 'object' && value !== null) return sendWithEtag(reply, value, kept);
      return reply.code(Number(status)).send(value ?? undefined);
    },
  });
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Known paths say which methods they take when they are asked with another. */
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

/**
 * What an address names counts letter for letter. A number or token that its schema would clean stays as it was asked for,
 * and so is one that nobody knows: there is one way to write each, and one counter for it.
 */
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
