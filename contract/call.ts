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
  /** Of the administration, what is asked before somebody is signed in, or about oneself, which every role may. */
  readonly who?: 'anybody' | 'oneself';
  /** Costs so little that nothing limits it. */
  readonly light?: true;
  /** With what it refuses besides what follows from all of the above. */
  readonly refuses?: readonly number[];
};

const isOffice = (path: string): boolean => path.startsWith('/api/admin/');

/** Input can be wrong, whoever works here can be signed out or not allowed to, and what is not light is limited. */
const refusalsOf = ({ path, params, query, body, who, light, refuses = [] }: CallContract): number[] => [
  ...(params || query || body ? [400] : []),
  ...(isOffice(path) && who !== 'anybody' ? [401] : []),
  ...(isOffice(path) && !who ? [403] : []),
  ...(light ? [] : [429]),
  ...refuses,
];

/** A contract with all its responses. Keeps the literal types, so that the server and the browser infer the same shapes. */
export const defineCall = <const C extends CallContract>(facts: C): C => ({
  ...facts,
  responses: { ...facts.responses, ...Object.fromEntries(refusalsOf(facts).map((status) => [status, Failure])) },
});
