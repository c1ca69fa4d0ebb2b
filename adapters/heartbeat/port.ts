/** The service that notices when our heartbeat stops. */
export type Heartbeat = { ping(): Promise<{ heard: true } | { heard: false; detail: string }> };
