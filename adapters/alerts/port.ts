import type { StopReason } from '#domain/outbox/failure.ts';

/** What needs a person, with nobody's name, address or number in it: where it goes is no place of ours. */
export type OperatorAlert = {
  /** All of it in one text, for whoever shows no more than that. */
  text: string;
  /** Why, in our words; what a provider said stays with us. */
  reason: string;
  orderNo: string | null;
  /** The page of the administration that deals with it. */
  link: string;
  /** Stable for the alert, so that whoever gets it twice can tell. */
  id: string;
};

/** `unclear`: this alert or the settings. An alert of which nobody knows whether it was taken is sent again. */
export type AlertResult =
  | { state: 'accepted'; providerId: string }
  | { state: 'refused-for-now'; detail: string }
  | { state: 'refused'; detail: string; problem: 'settings' | 'unclear'; setting?: StopReason }
  | { state: 'unknown'; detail: string };

export type AlertService = {
  /** Whether every alert goes this way too, or those alone that mail cannot take. */
  carries: 'every' | 'undelivered';
  send(alert: OperatorAlert): Promise<AlertResult>;
};
