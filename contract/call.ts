import type { ZodMiniType } from 'zod/mini';
import { Failure } from './failure.ts';

/** One call of the HTTP API: method, path, input, every possible response, and what its refusals follow from. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly responses: Readonly<Record<number, ZodMiniType>>;
  /** Admin calls made before sign-in, or about oneself, which every role may make. */
  readonly who?: 'anybody' | 'oneself';
  /** Cheap enough to need no rate limit. */
  readonly light?: true;
  /** Including refusals beyond those implied by all of the above. */
  readonly refuses?: readonly number[];
};

type Method = CallContract['method'];
type MethodOf<Route> = Route extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<Route> = Route extends `${Method} ${infer P extends CallContract['path']}` ? P : never;

const isOffice = (path: string): boolean => path.startsWith('/api/admin/');

/** Input can be invalid, staff can be signed out or lack permission, and calls that are not light are rate-limited. */
const refusalsOf = ({ path, params, query, body, who, light, refuses = [] }: CallContract): number[] => [
  ...(params || query || body ? [400] : []),
  ...(isOffice(path) && who !== 'anybody' ? [401] : []),
  ...(isOffice(path) && !who ? [403] : []),
  ...(light ? [] : [429]),
  ...refuses,
];

/** The contract of `GET /api/…` with all its responses. Keeps the literal types: server and browser infer the same shapes. */
export function defineCall<
  const Route extends `${Method} ${CallContract['path']}`,
  const Facts extends Omit<CallContract, 'method' | 'path'>,
>(route: Route, facts: Facts): Facts & { readonly method: MethodOf<Route>; readonly path: PathOf<Route> } {
  const [method, path] = route.split(' ') as [MethodOf<Route>, PathOf<Route>];
  const call = { ...facts, method, path };
  const refusals = refusalsOf(call).map((status) => [status, Failure]);
  return { ...call, responses: { ...facts.responses, ...Object.fromEntries(refusals) } };
}
