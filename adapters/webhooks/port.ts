/** One event on its way to an endpoint. */
export type WebhookCall = {
  /** Where the endpoint is; an owner typed it. */
  url: string;
  /** The same for every attempt, so that a receiver knows a repetition. */
  id: string;
  /** When this attempt is made; it is signed. */
  at: Date;
  /** The signed text, JSON. */
  body: string;
  /** The secrets that sign, the current one first. */
  secrets: readonly string[];
};

/**
 * `answered`: whatever the status. `forbidden`: the address is not one of the public internet, so nothing was sent.
 * `silent`: no answer; it may have arrived.
 */
export type WebhookResult =
  | { state: 'answered'; status: number }
  | { state: 'forbidden'; detail: string }
  | { state: 'silent'; detail: string };

export type WebhookSender = {
  /** Whether an address may be called at all, as far as it shows without resolving its name. */
  allows(url: string): boolean;
  /** Posts an event. Never throws. */
  send(call: WebhookCall): Promise<WebhookResult>;
};
