export type ReceivedAlert = { body: Readonly<Record<string, unknown>>; createdAt: Date };

/** Where the simulator records what it received. */
export type AlertRecords = {
  add(alert: ReceivedAlert): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<ReceivedAlert[]>;
};
