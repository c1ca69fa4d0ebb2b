/** Whoever notices when we no longer say that all is well. */
export type Heartbeat = { ping(): Promise<{ heard: true } | { heard: false; detail: string }> };
