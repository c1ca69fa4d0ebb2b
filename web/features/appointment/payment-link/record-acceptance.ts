import { frenchShownMost } from '#domain/durations.ts';
import { call } from '#web/client/call.ts';
import { acceptTerms } from '../calls.ts';
import type { ReadTerms } from '../use-terms-text.ts';

/** The record is worth a moment's wait, no more. */
const acceptPatienceMs = 4000;

/** A failure is only logged: preload then carries the acceptance (decisions, section 6). */
export async function recordAcceptance({ version, language, frenchShownAt }: ReadTerms): Promise<void> {
  const body = {
    bookingId: null,
    scrolledToBottom: true,
    termsVersion: version,
    acceptanceMethod: 'web_modal',
    shownLanguage: language,
    frenchShownAgo: frenchShownAt && Math.min(Math.round((Date.now() - frenchShownAt) / 1000), frenchShownMost),
  } as const;
  await call(acceptTerms, { body }, { timeoutMs: acceptPatienceMs }).catch((error: unknown) =>
    console.warn('The acceptance was not recorded.', error),
  );
}
