import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { serviceKeys } from '#business/services.ts';
import { type AddedName, addedFields, forEachAdded, isEmailAdded } from '#domain/booking/fields.ts';
import { maxLength, minLength, text } from '#domain/fields.ts';
import { glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { sourcePattern } from '#domain/funnel/source.ts';
import { inRange } from '#domain/settings/setting-rules.ts';
import { cleanCode, cleanNumber } from '#domain/typed/code.ts';
import { cleanEmail, emailPattern } from '#domain/typed/email.ts';
import { maxEmailLength } from '#domain/typed/email-length.ts';
import { isExtension, printable, printableLines } from '#domain/typed/form-rules.ts';
import { cleanLines, cleanText } from '#domain/typed/free-text.ts';
import { cleanExtension, cleanPhone, phoneFault, withOwnExtension } from '#domain/typed/phone.ts';
import { cleanPostalCode } from '#domain/typed/postal-code.ts';

export { appointmentTime, isoDate, requiredText, text, words } from '#domain/fields.ts';

/** Of an answer: a text, or null where there is none. */
export const optionalText = z.nullable(z.string());

export const orderParams = z.object({ order: text(40) });
export const rowId = z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'));
export const rowParams = z.object({ id: rowId });

export const email = z
  .string('email')
  .check(
    z.overwrite(cleanEmail),
    maxLength(maxEmailLength, 'too-long'),
    z.email({ pattern: emailPattern, error: 'email' }),
  );

/** At least ten digits (specification, section 5), perhaps with an extension; see `withExtension`. */
export const phone = z.string('phone').check(
  z.overwrite(cleanPhone),
  z.check(({ value, issues }) => {
    const fault = phoneFault(value);
    if (fault) issues.push({ code: 'custom', input: value, message: fault });
  }),
);

/** The same, but optional. */
export const maybePhone = z.nullish(
  z.string('phone').check(
    z.overwrite(cleanPhone),
    z.check(({ value, issues }) => {
      const fault = value === '' ? null : phoneFault(value);
      if (fault) issues.push({ code: 'custom', input: value, message: fault });
    }),
  ),
);

/** Digits, or empty. */
export const phoneExtension = z
  .string('invalid')
  .check(z.overwrite(cleanExtension), z.refine(isExtension, 'extension'));

/** For a form with both fields: see `withOwnExtension`. */
export const withExtension = <T extends { phone?: unknown }>() => z.overwrite<T>(withOwnExtension);

export const postalCode = z
  .string('postal-code-format')
  .check(
    z.overwrite(cleanPostalCode),
    minLength(3, 'postal-code-format'),
    maxLength(7, 'postal-code-format'),
    z.regex(/^[A-Z\d ]+$/, 'postal-code-format'),
  );

export const storefrontSize = z.enum(storefrontSizes, 'invalid');
export const layout = z.enum(layouts, 'invalid');
export const glassCoverage = z.enum(glassCoverages, 'invalid');
export const coatingType = z.enum(serviceKeys, 'invalid');
export const feeling = z.enum(feelings, 'invalid');
export const aesthetic = z.enum(aesthetics, 'invalid');
export const purpose = z.enum(purposes, 'invalid');

/** Multi-line text, possibly empty: line breaks are allowed, other control characters and lone surrogates are not. */
export const lines = (most: number) =>
  z.string('invalid').check(z.overwrite(cleanLines), maxLength(most, 'too-long'), z.regex(printableLines, 'invalid'));

/** In characters. */
export const noteLength = 2000;

/** Multi-line text of at least one character. */
export const note = lines(noteLength).check(minLength(1, 'invalid'));

const line = (most: number) =>
  z.string('invalid').check(z.overwrite(cleanText), maxLength(most, 'too-long'), z.regex(printable, 'invalid'));

const maybeEmail = z.string('invalid').check(
  z.overwrite(cleanEmail),
  maxLength(maxEmailLength, 'too-long'),
  z.refine((text) => text === '' || emailPattern.test(text), 'email'),
);

const addedText = (name: AddedName) =>
  isEmailAdded(name) ? maybeEmail : (addedFields[name].lines ? lines : line)(addedFields[name].max);

/** What a client may add to a booking; none where nothing is written. */
export const addedTexts = <Schema extends z.ZodMiniType>(of: (text: ReturnType<typeof line>) => Schema) =>
  forEachAdded((name) => of(addedText(name)));

const typed = (clean: (typed: string) => string) =>
  z.string('invalid').check(z.overwrite(clean), maxLength(40, 'too-long'), z.regex(printable, 'invalid'));

/** Blank counts as missing: text fields of the draft default to ''. */
export const orBlank = <T extends z.ZodMiniType>(schema: T) => z.nullish(z.union([schema, z.literal('')]));

/** `HC-20261121-101500`, or any number of at most 20 characters with the letters of the brand (decisions, section 2). */
export const orderNo = z.string('invalid').check(z.regex(new RegExp(`^${brand.prefix}-[0-9][0-9-]{0,16}$`), 'invalid'));

/** The number of a booking or client, and an invitation code, as people type them. */
export const typedNumber = typed(cleanNumber);
export const typedCode = typed(cleanCode);

/** Where a visitor came from, by the owner's list. Whatever nobody could have listed is none, and no error. */
export const source = z.catch(z.nullish(z.string().check(z.toLowerCase(), z.regex(sourcePattern))), null);

/** Dollars as text with two decimals. */
export const amount = z.string('invalid').check(z.regex(/^\d{1,7}\.\d{2}$/, 'invalid'));

/** Money on the operator's calls: whole cents. */
export const wholeCents = z.int('invalid');

/** A day's crew count, or one crew's number: from 1 on. */
export const crewNumber = z
  .int('crews')
  .check(z.refine((count) => count > 0 && inRange(count, 'crewsPerDay'), 'crews'));
