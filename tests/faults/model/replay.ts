import type fc from 'fast-check';
import { layer, modelRuns } from '#tests/layers.ts';

/** How often the model is played, and where to begin: `MODEL_RUNS`, `MODEL_SEED` and `MODEL_PATH` say so. */
const told = process.env.MODEL_RUNS;
export const runs = told ? { whole: Number(told), money: Number(told) } : modelRuns[layer];

const [path, replayPath = null] = process.env.MODEL_PATH?.split('|') ?? [];
export const replay = {
  ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }),
  ...(path && { path, endOnFailure: true }),
};
export { replayPath };

/** Shrinking ends after so long; what was found until then is told. */
const shrinkMs = 90_000;

/** Says of later tries that they are well, once a failure has been made smaller for long enough. */
export function shrinkTimer(): { failed(): void; isOver(): boolean } {
  let first: number | null = null;
  return {
    failed: () => {
      first ??= performance.now();
    },
    isOver: () => first !== null && performance.now() - first > shrinkMs,
  };
}

type Details = Pick<
  fc.RunDetails<unknown[]>,
  'seed' | 'counterexamplePath' | 'counterexample' | 'numRuns' | 'errorInstance'
>;

/** What to read, and how to play it again. */
export function reportOf(title: string, { seed, counterexamplePath, counterexample, numRuns, errorInstance }: Details) {
  const shrunk = /replayPath="([^"]*)"/.exec(String(counterexample?.at(-1)))?.[1] ?? '';
  const story = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [
    `Run ${numRuns} went wrong:`,
    story,
    `Play it again: MODEL_SEED=${seed} MODEL_PATH='${counterexamplePath}|${shrunk}' vitest run tests/faults/model -t '${title}'`,
  ].join('\n\n');
}
