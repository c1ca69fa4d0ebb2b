import type { FieldMessageKey } from './settings/messages.ts';

/**
 * What is wrong with a field of a form, as pure functions: the browser says it without the library of the schemas, which
 * say the same (`contract/form-rules.test.ts`).
 */
export type FieldRule = (typed: unknown) => FieldMessageKey | null;

/** The least and the most characters of a text, and the message where it is too short. */
export type TextLimits = readonly [min: number, max: number, message: FieldMessageKey];

// Control characters have no place in a name or an address; NUL and half of a character cannot even be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const printable = /^[^\u0000-\u001f\u007f\p{Cs}]*$/u;
/** The same in several lines. */
export const printableLines = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const phoneCharacters = /^[\d \u00a0+()-]*$/;
export const hasTenDigits = (phone: string): boolean => phone.replace(/\D/g, '').length >= 10;

export const customerLimits = {
  firstName: [2, 80, 'first-name'],
  lastName: [2, 80, 'last-name'],
  companyName: [2, 200, 'company-name'],
  serviceAddress: [5, 300, 'service-address'],
  billingStreet: [5, 300, 'billing-street'],
  billingCity: [2, 100, 'billing-city'],
  billingProvince: [2, 60, 'billing-province'],
  billingPostalCode: [6, 12, 'billing-postal-code'],
} as const satisfies Record<string, TextLimits>;

export const reviewLimits = {
  companyName: [2, 200, 'company-name'],
  companyAddress: [5, 300, 'company-address'],
} as const satisfies Record<string, TextLimits>;

/** In characters, as the schemas count, and not in halves of them. */
const lengthOf = (text: string): number => [...text].length;

const trimmed = (typed: unknown): string => (typeof typed === 'string' ? typed.trim() : '');

const required =
  ([min, max, message]: TextLimits): FieldRule =>
  (typed) => {
    const text = trimmed(typed);
    if (lengthOf(text) < min) return message;
    if (lengthOf(text) > max) return 'too-long';
    return printable.test(text) ? null : 'invalid';
  };

/** How the crew gets in, in the words of whoever pays: a line that may stay empty. */
export const accessNotesLength = 500;

const optional =
  (max: number): FieldRule =>
  (typed) => {
    if (typed === undefined) return null;
    if (typeof typed !== 'string') return 'invalid';
    if (lengthOf(typed.trim()) > max) return 'too-long';
    return printable.test(typed.trim()) ? null : 'invalid';
  };

export const emailRule: FieldRule = (typed) => {
  const text = trimmed(typed);
  if (lengthOf(text) > 254) return 'too-long';
  return emailPattern.test(text) ? null : 'email';
};

const phoneRule: FieldRule = (typed) => {
  const text = trimmed(typed);
  if (lengthOf(text) > 30) return 'too-long';
  if (!phoneCharacters.test(text)) return 'phone-format';
  return hasTenDigits(text) ? null : 'phone';
};

const areaRule: FieldRule = (typed) =>
  typeof typed === 'string' && /^[A-Z\d ]{3,7}$/.test(typed) ? null : 'postal-code-format';

/** The payment form. */
export const customerRules = {
  firstName: required(customerLimits.firstName),
  lastName: required(customerLimits.lastName),
  email: emailRule,
  phone: phoneRule,
  companyName: required(customerLimits.companyName),
  serviceAddress: required(customerLimits.serviceAddress),
  specialInstructions: optional(accessNotesLength),
  billingStreet: required(customerLimits.billingStreet),
  billingCity: required(customerLimits.billingCity),
  billingProvince: required(customerLimits.billingProvince),
  billingPostalCode: required(customerLimits.billingPostalCode),
} as const satisfies Record<string, FieldRule>;

/** The contact of a booking, as an operator corrects it. */
export const contactRules = {
  businessName: required(customerLimits.companyName),
  contactName: required([2, 161, 'first-name']),
  email: emailRule,
  phone: phoneRule,
  address: required(customerLimits.serviceAddress),
} as const satisfies Record<string, FieldRule>;

/** The form of a manual review. */
export const reviewRules = {
  companyName: required(reviewLimits.companyName),
  companyAddress: required(reviewLimits.companyAddress),
  email: emailRule,
} as const satisfies Record<string, FieldRule>;

/** In characters. */
export const quoteDetailsLength = 1000;

/** Some lines, perhaps none. */
const detailsRule: FieldRule = (typed) => {
  if (typeof typed !== 'string') return 'invalid';
  if (lengthOf(typed.trim()) > quoteDetailsLength) return 'too-long';
  return printableLines.test(typed.trim()) ? null : 'invalid';
};

/** The form of a request for a quote. */
export const quoteRules = { ...reviewRules, details: detailsRule } as const satisfies Record<string, FieldRule>;

/** The form of an area request. */
export const areaRequestRules = {
  email: emailRule,
  postalCode: areaRule,
  consent: (ticked) => (ticked === true ? null : 'invalid'),
} as const satisfies Record<string, FieldRule>;
