import type { ZodMiniType, z } from 'zod/mini';
import type { CallContract } from '#contract/call.ts';
import { type RequestOptions, request } from './request.ts';
import { withQuery } from './with-query.ts';

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S extends ZodMiniType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** A call of the contract, or its address (`calls.ts`). */
export type Callable = Pick<CallContract, 'method' | 'path'> & {
  readonly responses?: CallContract['responses'];
  readonly contract?: CallContract;
};
type ContractOf<T extends Callable> = T extends CallContract ? T : NonNullable<T['contract']>;

/** What a call takes: `{ params, query, body }`, each only where the contract names it. */
export type Input<T extends Callable> = Part<ContractOf<T>, 'params'> &
  Part<ContractOf<T>, 'query'> &
  Part<ContractOf<T>, 'body'>;

type Answers<T extends Callable> = ContractOf<T>['responses'];

/** What a call answers when it succeeds; a union where several 2xx are possible. */
export type Output<T extends Callable> = {
  [S in keyof Answers<T>]: `${S & number}` extends `2${string}`
    ? Answers<T>[S] extends ZodMiniType
      ? z.output<Answers<T>[S]>
      : never
    : never;
}[keyof Answers<T>];

type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function addressOf(path: string, given: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return withQuery(filled, query);
}

/** One typed call. Throws `RequestError` on refusal; checks the shape of the answer where the contract says it. */
export async function call<T extends Callable>(
  to: T,
  input: Input<T>,
  options: RequestOptions = {},
): Promise<Output<T>> {
  const given: Given = input ?? {};
  const response = await request(to.method, addressOf(to.path, given), given.body, options);
  const schema = to.responses?.[response.status];
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return (schema ? schema.parse(answer) : answer) as Output<T>;
}
