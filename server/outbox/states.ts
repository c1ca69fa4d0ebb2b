import type { OutboxRow } from './enqueue.ts';

const settled: readonly OutboxRow['state'][] = ['done', 'delivered', 'unknown', 'failed', 'dropped'];

/** Whether the worker is done with a row. */
export const isSettled = ({ state }: Pick<OutboxRow, 'state'>): boolean => settled.includes(state);
