import { isInvitationCode } from '#domain/booking/invitation.ts';
import type { Deps } from '#server/deps.ts';

/** Whether a code is one of ours; the browser never holds the list. */
export const validateInvitationCode = (
  deps: Pick<Deps, 'invitationCodes'>,
  input: { code: string },
): { valid: boolean } => ({ valid: isInvitationCode(input.code, deps.invitationCodes) });
