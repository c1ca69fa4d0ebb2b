import { RequestError } from '#web/client/request.ts';
import type { Messages } from './messages.ts';

/** Why an answer was not recorded (specification, section 8): in the server's words where it has any. */
export function whyNotRecorded(failure: unknown, words: Messages): string {
  if (!(failure instanceof RequestError)) return words.failedUnanswered;
  return failure.error || words.failedPlain;
}

/** Whether the link itself is invalid: nothing can be answered with it. An unavailable day is not its fault. */
export const isInvalidLink = (failure: unknown): boolean =>
  failure instanceof RequestError &&
  (failure.status === 404 || (failure.status === 400 && failure.code !== 'DATE_NOT_OPEN'));

/** Whether there is no longer an appointment to move or keep. */
export const isCancelled = (failure: unknown): boolean =>
  failure instanceof RequestError && failure.code === 'ALREADY_CANCELLED';

/** Whether the link only asks: one from an e-mail, which others than its reader may open. */
export const isPressNeeded = (failure: unknown): boolean =>
  failure instanceof RequestError && failure.code === 'WEATHER_PRESS_NEEDED';
