import { customerLimits, emailRule, type FieldRule, line, missingOr } from '#domain/typed/form-rules.ts';

/** Here and not with the other forms: the script of their pages would grow by it. */
export const priceLetterRules = {
  email: emailRule,
  companyName: line(customerLimits.companyName[1], missingOr),
  remind: (ticked) => (typeof ticked === 'boolean' ? null : 'invalid'),
} as const satisfies Record<string, FieldRule>;
