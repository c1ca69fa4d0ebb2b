import type { OutboxRow } from './enqueue.ts';

const settled: readonly OutboxRow['state'][] = ['done', 'delivered', 'unknown', 'failed', 'dropped'];

export const isSettled = ({ state }: Pick<OutboxRow, 'state'>): boolean => settled.includes(state);
