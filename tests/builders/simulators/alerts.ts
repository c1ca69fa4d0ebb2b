import type { AlertRecords, ReceivedAlert } from '#sandbox/alerts/store.ts';

/** The simulator's records in memory, for tests. */
export function memoryAlertRecords(): AlertRecords {
  const received: ReceivedAlert[] = [];
  return {
    add: async (alert) => void received.unshift(alert),
    list: async (limit) => received.slice(0, limit),
  };
}
