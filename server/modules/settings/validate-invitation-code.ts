import { isInvitationCode } from '#domain/booking/invitation.ts';
import type { Deps } from '#server/deps.ts';
import { goodCodes } from './invitation-codes.ts';

/** Whether a code is one of ours; the browser never holds the list. */
export const validateInvitationCode = async (
  deps: Pick<Deps, 'settings' | 'invitationCodes'>,
  input: { code: string },
): Promise<{ valid: boolean }> => ({ valid: isInvitationCode(input.code, await goodCodes(deps)) });
