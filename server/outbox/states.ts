import type { OutboxRow } from './enqueue.ts';

const settled: readonly OutboxRow['state'][] = ['done', 'delivered', 'unknown', 'failed', 'dropped'];

/** Whether the worker is done with a row. */
export const isSettled = ({ state }: Pick<OutboxRow, 'state'>): boolean => settled.includes(state);

/** Why nobody knows whether a message was sent: it was due in another life of a database that was put back from a copy. */
export const restoredFailure = 'the database was put back from a copy: it may have been sent before';
