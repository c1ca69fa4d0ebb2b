import { cleanCode } from '#domain/typed/code.ts';

/** Whether a code is one of the operator's; letter case does not matter (specification, section 4). */
export const isInvitationCode = (typed: string, codes: ReadonlySet<string>): boolean => codes.has(cleanCode(typed));
