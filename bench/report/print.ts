export type Figure = { name: string; value: string; unit: string };

/** Every figure of this run, in the order in which it was measured. */
export const figures: Figure[] = [];

/** Prints one figure, as every line of the bench: `name value unit`; and keeps it for the written page. */
export function figure(name: string, value: number, unit: string): void {
  const shown = value === 0 || value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : exact(value);
  figures.push({ name, value: shown, unit });
  console.log(`${name} ${shown} ${unit}`);
}

/** A layout shift of 0.004 must not read as none. */
const exact = (value: number) => value.toFixed(value < 0.1 ? 4 : 2);

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The smallest value that `share` of all values do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** Runs `job` for every index from 0 to `count - 1`, `width` at a time; answers the seconds it took. */
export async function inParallel(count: number, width: number, job: (index: number) => Promise<void>): Promise<number> {
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return (performance.now() - started) / 1000;
}
