import type { Failure } from '#adapters/common/answer.ts';
import type { StopReason } from '#domain/outbox/failure.ts';

export type TextMessage = {
  /** E.164. */
  to: string;
  body: string;
  /** Ours; comes back with the provider's reports about this message. */
  reference: string;
  /** Validity in seconds; it must not be delivered later. */
  validSeconds: number;
};

/** `opted-out`: a person who wants no texts. `unclear`: this text or the settings. */
export type TextProblem = 'number' | 'opted-out' | 'settings' | 'content' | 'unclear';

/** As with mail; `providerId` is what the provider's reports name. */
export type TextResult =
  | { state: 'accepted'; providerId: string }
  | ({ state: 'refused-for-now' } & Failure)
  | { state: 'refused'; detail: string; problem: TextProblem; setting?: StopReason }
  | ({ state: 'unknown' } & Failure);

/** Whether a message without an answer was accepted after all. */
export type TextLookUp =
  | { state: 'found'; providerId: string }
  | { state: 'absent' }
  | ({ state: 'unavailable' } & Failure);

/** `none`: a stage that says nothing yet. `problem`: why it failed, where that is known. */
export type TextReport = {
  providerId: string;
  outcome: 'delivered' | 'failed' | 'none';
  detail: string;
  problem: TextProblem | null;
};

export type SmsService = {
  send(message: TextMessage): Promise<TextResult>;
  /** Looks for a message of this text to this number since an instant: there is no idempotency key. */
  find(message: TextMessage, since: Date): Promise<TextLookUp>;
  /** Whether a report or an answer really comes from the provider. `url` is the whole address that it was sent to. */
  isGenuine(request: { url: string; params: Readonly<Record<string, string>>; signature: string | undefined }): boolean;
  readReport(params: Readonly<Record<string, string>>): TextReport | null;
};
