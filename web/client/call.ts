import type { ZodMiniType, z } from 'zod/mini';
import type { CallContract } from '#contract/call.ts';
import { type RequestOptions, request } from './request.ts';

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S extends ZodMiniType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** What a call takes: `{ params, query, body }`, each only where the contract names it. */
export type Input<C extends CallContract> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

type Answers<C extends CallContract> = C['responses'];

/** What a call answers when it succeeds; a union where several 2xx are possible. */
export type Output<C extends CallContract> = {
  [S in keyof Answers<C>]: `${S & number}` extends `2${string}`
    ? Answers<C>[S] extends ZodMiniType
      ? z.output<Answers<C>[S]>
      : never
    : never;
}[keyof Answers<C>];

type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function address(path: string, given: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** One typed call of the contract. Throws `RequestError` on refusal and checks the shape of the answer. */
export async function call<C extends CallContract>(
  contract: C,
  input: Input<C>,
  options: RequestOptions = {},
): Promise<Output<C>> {
  const given: Given = input ?? {};
  const response = await request(contract.method, address(contract.path, given), given.body, options);
  const schema = contract.responses[response.status];
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return (schema ? schema.parse(answer) : answer) as Output<C>;
}
