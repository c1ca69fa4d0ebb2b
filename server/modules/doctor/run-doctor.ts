import { type Finding, type Say, sayFor } from './finding.ts';

/** A single check. Its inputs are passed in where it is created. */
export type Check = { name: string; run(): Promise<readonly Finding[]> };

/** A check by its name, which starts its line. */
export const check = (name: string, run: (say: Say) => Promise<Finding | readonly Finding[]>): Check => ({
  name,
  run: async () => [await run(sayFor(name))].flat(),
});

const answersWithinMs = 20_000;

/** Runs all checks at once; one that throws or times out is a finding itself. */
export async function runDoctor(checks: readonly Check[], withinMs = answersWithinMs): Promise<Finding[]> {
  const found = await Promise.all(checks.map((one) => runWithin(one, withinMs)));
  return found.flat();
}

async function runWithin({ name, run }: Check, withinMs: number): Promise<readonly Finding[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${withinMs / 1000} s`)), withinMs);
  try {
    return await Promise.race([run(), late.promise]);
  } catch (failure) {
    const detail = failure instanceof Error ? failure.message : String(failure);
    return [sayFor(name)('fail', 'unread', { detail: detail.replaceAll(/\s+/g, ' ').trim() })];
  } finally {
    clearTimeout(timer);
  }
}
