import { termsVersion } from '#business/terms/types.ts';
import type { Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { acceptTerms } from '#web/client/calls.ts';

/** The record is worth a moment of waiting, not more. */
const acceptPatienceMs = 4000;

/** A failure is only logged: preload then carries the acceptance (decisions, section 6). */
export async function recordAcceptance(shownLanguage: Language): Promise<void> {
  const body = {
    bookingId: null,
    scrolledToBottom: true,
    termsVersion,
    acceptanceMethod: 'web_modal',
    shownLanguage,
  } as const;
  const patience = AbortSignal.timeout(acceptPatienceMs);
  await call(acceptTerms, { body }, { signal: patience }).catch((error: unknown) =>
    console.warn('The acceptance was not recorded.', error),
  );
}
