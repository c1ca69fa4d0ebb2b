import { RequestError } from '#web/client/request.ts';
import type { Messages } from './messages.ts';

/** Why a booking was not cancelled (specification, section 8): in the server's words where it has any. */
export function whyNotCancelled(failure: unknown, words: Messages): string {
  if (!(failure instanceof RequestError)) return words.failedUnanswered;
  if (failure.error) return failure.error;
  return failure.body.trimStart().startsWith('{') ? words.failedPlain : words.failedStatus(failure.status);
}
