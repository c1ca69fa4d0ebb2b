import type { Outcome } from '../port.ts';

type Unfinished = Outcome extends infer One ? (One extends { state: 'done' } ? never : Omit<One, 'done'>) : never;

export class StepFailed extends Error {
  readonly why: Unfinished;
  readonly code: number | null;

  constructor(why: Unfinished, code: number | null = null) {
    super(why.detail);
    this.why = why;
    this.code = code;
  }
}
