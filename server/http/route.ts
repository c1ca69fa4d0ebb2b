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

/** Every success in a contract, as status and body; 303 redirects to a page, 304 means the browser has it. */
export type Success<C extends CallContract> = {
  [S in keyof Answers<C>]: `${S & number}` extends `2${string}` | '303' | '304'
    ? Answers<C>[S] extends ZodMiniType
      ? { status: S; body: z.input<Answers<C>[S]> }
      : never
    : never;
}[keyof Answers<C>];

type Outcome<C extends CallContract> = Success<C> | Refusal;
export type Handler<C extends CallContract> = (call: Call<C>) => Outcome<C> | Promise<Outcome<C>>;

/** A success in the form that the contract checks; a refusal is passed through. */
export function answer<const S extends number, const B>(
  status: S,
  outcome: B,
): { status: S; body: Exclude<B, Refusal> } | Extract<B, Refusal>;
export function answer(status: number, outcome: unknown): { status: number; body: unknown } | Refusal {
  return isRefusal(outcome) ? outcome : { status, body: outcome };
}

/** A success without data. */
export const noContent = (outcome: unknown): { status: 204; body: null } | Refusal =>
  isRefusal(outcome) ? outcome : { status: 204, body: null };

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
    /** Body limit in bytes, if larger than the default. */
    bodyLimit?: number | undefined;
    /** A separate scope, for calls that accept something other than JSON. */
    app?: FastifyInstance | undefined;
    /** Whether an identical success value is sent from cached bytes. */
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

/**
 * Path parameters count letter for letter. A number or token that its schema would normalize stays as requested,
 * and so is not found: there is one spelling of each, and one counter for it.
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
