import type { Outcome } from '../port.ts';

type Unfinished = Outcome extends infer One ? (One extends { state: 'done' } ? never : Omit<One, 'done'>) : never;

/** Why the steps of a booking cannot continue now. Thrown and caught within the adapter. */
export class StepFailed extends Error {
  readonly why: Unfinished;
  /** The provider's error code, if it gave one. */
  readonly code: number | null;

  constructor(why: Unfinished, code: number | null = null) {
    super(why.detail);
    this.why = why;
    this.code = code;
  }
}
