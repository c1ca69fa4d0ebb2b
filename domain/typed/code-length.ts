/** The longest invitation code (specification, section 5). */
export const maxCodeLength = 9;
