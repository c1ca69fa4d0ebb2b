/** Prints one figure, as every line of the bench: `name value unit`. */
export function figure(name: string, value: number, unit: string): void {
  const shown = value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
  console.log(`${name} ${shown} ${unit}`);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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
