import type { ZodMiniType } from 'zod/mini';

/** One call of the HTTP API: method, path, input, and every possible response. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly responses: Readonly<Record<number, ZodMiniType>>;
};

/** Keeps the literal types of a contract, so that the server and the browser infer the same shapes. */
export const defineCall = <const C extends CallContract>(call: C): C => call;
