/** The length of the input field on the service page (specification, section 5). */
export const maxCodeLength = 9;

/** As typed: uppercase, no white space. */
export const normalizeInvitationCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');

/** Whether a code is one of the operator's; letter case does not matter (specification, section 4). */
export const isInvitationCode = (typed: string, codes: ReadonlySet<string>): boolean =>
  codes.has(normalizeInvitationCode(typed));
