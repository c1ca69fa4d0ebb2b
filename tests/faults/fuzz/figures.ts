import type { Sent } from './requests.ts';
import type { Answer } from './stage.ts';

const quantile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);

/** Counts answers, to print how far requests came and how long they took. */
export function figuresOf() {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const reached = new Map<string, number>();
  let slowest = { ms: 0, call: '' };
  const accepted = () => [...statuses].reduce((sum, [status, count]) => sum + (status < 400 ? count : 0), 0);
  return {
    accepted,
    isReached: (call: string) => reached.has(call),
    count({ call }: Sent, { ms, status }: Answer) {
      times.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      reached.set(call, (reached.get(call) ?? 0) + (status < 400 ? 1 : 0));
      if (ms > slowest.ms) slowest = { ms, call };
    },
    lines(seed: number): string[] {
      const sorted = times.toSorted((a, b) => a - b);
      const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      const never = [...reached].filter(([, count]) => count === 0).map(([call]) => call);
      return [
        `seed ${seed}: ${times.length} requests to ${reached.size} calls, ${accepted()} accepted (${answers.join(', ')})`,
        `ms: median ${quantile(sorted, 0.5)}, 95 of 100 ${quantile(sorted, 0.95)}, longest ${slowest.ms.toFixed(0)} (${slowest.call})`,
        `${never.length} calls never accepted: ${never.join(', ')}`,
      ];
    },
  };
}
