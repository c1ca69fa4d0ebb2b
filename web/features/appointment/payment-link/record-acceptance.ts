import { call } from '#web/client/call.ts';
import { acceptTerms } from '#web/client/calls.ts';
import type { ReadTerms } from '../use-terms-text.ts';

/** The record is worth a moment of waiting, not more. */
const acceptPatienceMs = 4000;

/** A failure is only logged: preload then carries the acceptance (decisions, section 6). */
export async function recordAcceptance({ version, language }: ReadTerms): Promise<void> {
  const body = {
    bookingId: null,
    scrolledToBottom: true,
    termsVersion: version,
    acceptanceMethod: 'web_modal',
    shownLanguage: language,
  } as const;
  const patience = AbortSignal.timeout(acceptPatienceMs);
  await call(acceptTerms, { body }, { signal: patience }).catch((error: unknown) =>
    console.warn('The acceptance was not recorded.', error),
  );
}
