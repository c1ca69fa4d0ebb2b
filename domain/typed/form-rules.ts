import { addedFields, forEachAdded, isEmailAdded } from '../booking/fields.ts';
import type { FieldMessageKey } from '../settings/messages.ts';
import { cleanEmail, emailPattern } from './email.ts';
import { maxEmailLength } from './email-length.ts';
import { cleanLines, cleanText } from './free-text.ts';
import { cleanExtension, cleanPhone, maxExtensionLength, phoneFault, withOwnExtension } from './phone.ts';
import { cleanPostalCode } from './postal-code.ts';

/**
 * What is wrong with a form field, once its text is clean, as pure functions: the browser reports it without the schema
 * library; the schemas report the same (`contract/form-rules.test.ts`).
 */
export type FieldRule = ((typed: unknown) => FieldMessageKey | null) & {
  /** The field's value once it is left, and as sent. */
  readonly clean?: (typed: string) => string;
};

const rule = (
  clean: (typed: string) => string,
  faultOf: (text: string) => FieldMessageKey | null,
  otherwise: (typed: unknown) => FieldMessageKey | null = () => faultOf(''),
): FieldRule =>
  Object.assign((typed: unknown) => (typeof typed === 'string' ? faultOf(clean(typed)) : otherwise(typed)), { clean });

/** The minimum and maximum length of a text, and the message if it is too short. */
export type TextLimits = readonly [min: number, max: number, message: FieldMessageKey];

// Control characters have no place in a name or an address; NUL and lone surrogates cannot even be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const printable = /^[^\u0000-\u001f\u007f\p{Cs}]*$/u;
/** The same in several lines. */
export const printableLines = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;
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

/** In characters, as the schemas count, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** A postal address, a name: with its own messages, or its own cleaning. */
const required = ([min, max, message]: TextLimits, clean = cleanText): FieldRule =>
  rule(clean, (text) => {
    if (lengthOf(text) < min) return message;
    if (lengthOf(text) > max) return 'too-long';
    return printable.test(text) ? null : 'invalid';
  });

/** What may stay empty, and what may be missing altogether. */
export const missingOr = (typed: unknown): FieldMessageKey | null => (typed === undefined ? null : 'invalid');

const within =
  (clean: (typed: string) => string, allowed: RegExp) =>
  (max: number, otherwise: (typed: unknown) => FieldMessageKey | null): FieldRule =>
    rule(clean, (text) => (lengthOf(text) > max ? 'too-long' : allowed.test(text) ? null : 'invalid'), otherwise);
export const line = within(cleanText, printable);
const lines = within(cleanLines, printableLines);

const emailFault = (text: string): FieldMessageKey | null => {
  if (lengthOf(text) > maxEmailLength) return 'too-long';
  return emailPattern.test(text) ? null : 'email';
};
export const emailRule = rule(cleanEmail, emailFault);

/** What a client may add, the same wherever it is written. */
const added = (otherwise: (typed: unknown) => FieldMessageKey | null) =>
  forEachAdded((name) =>
    isEmailAdded(name)
      ? rule(cleanEmail, (text) => (text === '' ? null : emailFault(text)), otherwise)
      : (addedFields[name].lines ? lines : line)(addedFields[name].max, otherwise),
  );

const phoneRule = rule(cleanPhone, phoneFault);

/** Digits, perhaps none. */
export const isExtension = (text: string): boolean => new RegExp(`^\\d{0,${maxExtensionLength}}$`).test(text);
const extensionRule = rule(cleanExtension, (text) => (isExtension(text) ? null : 'extension'), missingOr);

const areaRule = rule(cleanPostalCode, (text) => (/^[A-Z\d ]{3,7}$/.test(text) ? null : 'postal-code-format'));

export const customerRules = {
  firstName: required(customerLimits.firstName),
  lastName: required(customerLimits.lastName),
  email: emailRule,
  phone: phoneRule,
  phoneExtension: extensionRule,
  companyName: required(customerLimits.companyName),
  serviceAddress: required(customerLimits.serviceAddress),
  ...added(missingOr),
  billingStreet: required(customerLimits.billingStreet),
  billingCity: required(customerLimits.billingCity),
  billingProvince: required(customerLimits.billingProvince),
  billingPostalCode: required(customerLimits.billingPostalCode, cleanPostalCode),
} as const satisfies Record<string, FieldRule>;

/** The contact of a booking, as an operator corrects it. */
export const contactRules = {
  businessName: required(customerLimits.companyName),
  contactName: required([2, 161, 'first-name']),
  email: emailRule,
  phone: phoneRule,
  phoneExtension: extensionRule,
  address: required(customerLimits.serviceAddress),
  ...added((typed) => (typed === null ? null : 'invalid')),
} as const satisfies Record<string, FieldRule>;

export const reviewRules = {
  companyName: required(reviewLimits.companyName),
  companyAddress: required(reviewLimits.companyAddress),
  email: emailRule,
} as const satisfies Record<string, FieldRule>;

/** In characters. */
export const quoteDetailsLength = 1000;

export const quoteRules = {
  ...reviewRules,
  details: lines(quoteDetailsLength, () => 'invalid'),
} as const satisfies Record<string, FieldRule>;

export const areaRequestRules = {
  email: emailRule,
  postalCode: areaRule,
  consent: (ticked) => (ticked === true ? null : 'invalid'),
} as const satisfies Record<string, FieldRule>;

const maybePhone = rule(
  cleanPhone,
  (text) => (text === '' ? null : phoneFault(text)),
  (typed) => (typed === undefined || typed === null ? null : 'phone'),
);

export const waitingRules = {
  email: emailRule,
  phone: maybePhone,
  consent: (ticked) => (ticked === true ? null : 'invalid'),
} as const satisfies Record<string, FieldRule>;

/** The fields of a form as shown once they are left, and as sent. */
export function tidied<Values extends object>(rules: Readonly<Record<string, FieldRule>>, values: Values): Values {
  const clean = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? (rules[name]?.clean ?? cleanText)(value) : value,
  ]);
  return withOwnExtension(Object.fromEntries(clean) as Values);
}
