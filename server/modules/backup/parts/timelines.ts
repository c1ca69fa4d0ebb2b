import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const released = /^released-(\d+)$/;

/** Records that the business continues on a timeline: a restored copy that was only inspected is never followed. */
export function noteReleased(wal: string, timeline: number): void {
  if (existsSync(wal)) writeFileSync(join(wal, `released-${timeline}`), '', { flush: true });
}

/** The newest timeline that was released; 1 if there is none. */
export const releasedTimeline = (wal: string): number =>
  Math.max(1, ...(existsSync(wal) ? readdirSync(wal) : []).map((name) => Number(released.exec(name)?.[1] ?? 1)));
