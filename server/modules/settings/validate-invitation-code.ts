import { isInvitationCode } from '#domain/booking/invitation.ts';
import type { Deps } from '#server/deps.ts';
import { validCodes } from './invitation-codes.ts';

/** Whether a code is valid; the browser never gets the list. */
export const validateInvitationCode = async (
  deps: Pick<Deps, 'settings' | 'invitationCodes'>,
  input: { code: string },
): Promise<{ valid: boolean }> => ({ valid: isInvitationCode(input.code, await validCodes(deps)) });
