import { RequestError } from '#web/client/request.ts';
import type { Messages } from './messages.ts';

/** Whether a link opens nothing, as against a server that did not answer or asks for patience: that may be tried again. */
export const isRefused = (failure: unknown): failure is RequestError =>
  failure instanceof RequestError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![408, 429].includes(failure.status);

/** Whether the booking may be cancelled although no good answer came. */
export const isUnanswered = (failure: unknown): boolean => !(failure instanceof RequestError) || failure.status >= 500;

/** Why a booking was not cancelled (specification, section 8): in the server's words where it has any. */
export function whyNotCancelled(failure: unknown, words: Messages): string {
  if (!(failure instanceof RequestError)) return words.failedUnanswered;
  if (failure.error) return failure.error;
  return failure.body.trimStart().startsWith('{') ? words.failedPlain : words.failedStatus(failure.status);
}
