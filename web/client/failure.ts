import { RequestError } from './request.ts';

/** Whether a link is invalid, as opposed to a server that did not answer or asks to wait, which can be retried. */
export const isRefused = (failure: unknown): failure is RequestError =>
  failure instanceof RequestError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![408, 429].includes(failure.status);

/** Whether the action may have happened although no valid response came. */
export const isUnanswered = (failure: unknown): boolean => !(failure instanceof RequestError) || failure.status >= 500;

/** The stable code of a refusal; empty if there was none. */
export const codeOf = (failure: unknown): string => (failure instanceof RequestError ? failure.code : '');

/** The server's words for the reader, where it had any. */
export const wordsOf = (failure: unknown): string => (failure instanceof RequestError ? failure.error : '');
