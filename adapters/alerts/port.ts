import type { StopReason } from '#domain/outbox/failure.ts';

/** What needs a person, without names, addresses or phone numbers: it leaves our systems. */
export type OperatorAlert = {
  /** The whole alert as one text, for services that show nothing else. */
  text: string;
  /** Why, in our words; a provider's own message is never passed on. */
  reason: string;
  orderNo: string | null;
  /** The page of the administration to fix it on. */
  link: string;
  /** Stable for the alert, so that the receiver can spot a duplicate. */
  id: string;
};

/** `unclear`: this alert or the settings. An alert that may not have been accepted is sent again. */
export type AlertResult =
  | { state: 'accepted'; providerId: string }
  | { state: 'refused-for-now'; detail: string }
  | { state: 'refused'; detail: string; problem: 'settings' | 'unclear'; setting?: StopReason }
  | { state: 'unknown'; detail: string };

export type AlertService = {
  /** Whether every alert goes this way too, or only those that mail cannot deliver. */
  carries: 'every' | 'undelivered';
  send(alert: OperatorAlert): Promise<AlertResult>;
};
