import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const released = /^released-(\d+)$/;

/** Notes that the business goes on with a timeline: a restored copy that was only looked at is followed by nobody. */
export function noteReleased(wal: string, timeline: number): void {
  if (existsSync(wal)) writeFileSync(join(wal, `released-${timeline}`), '', { flush: true });
}

/** The newest timeline that was released; 1 where none was. */
export const releasedTimeline = (wal: string): number =>
  Math.max(1, ...(existsSync(wal) ? readdirSync(wal) : []).map((name) => Number(released.exec(name)?.[1] ?? 1)));
