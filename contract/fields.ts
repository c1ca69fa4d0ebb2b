import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { maxLength, minLength } from '#domain/fields.ts';
import { emailPattern, hasTenDigits, phoneCharacters, printableLines } from '#domain/form-rules.ts';
import { glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { coatingTypes } from '#domain/pricing/service.ts';

export { isoDate, requiredText, text } from '#domain/fields.ts';

export const email = z
  .string('email')
  .check(z.trim(), maxLength(254, 'too-long'), z.email({ pattern: emailPattern, error: 'email' }));

/** Digits, spaces, plus, hyphens and brackets, as typed; at least ten digits (specification, section 5). */
export const phone = z
  .string('phone')
  .check(
    z.trim(),
    maxLength(30, 'too-long'),
    z.regex(phoneCharacters, 'phone-format'),
    z.refine(hasTenDigits, 'phone'),
  );

export const postalCode = z
  .string('postal-code-format')
  .check(
    minLength(3, 'postal-code-format'),
    maxLength(7, 'postal-code-format'),
    z.regex(/^[A-Z\d ]+$/, 'postal-code-format'),
  );

export const appointmentTime = z
  .string('time-required')
  .check(minLength(1, 'time-required'), maxLength(20, 'too-long'));

export const storefrontSize = z.enum(storefrontSizes, 'invalid');
export const layout = z.enum(layouts, 'invalid');
export const glassCoverage = z.enum(glassCoverages, 'invalid');
export const coatingType = z.enum(coatingTypes, 'invalid');
export const feeling = z.enum(feelings, 'invalid');
export const aesthetic = z.enum(aesthetics, 'invalid');
export const purpose = z.enum(purposes, 'invalid');

/** Some lines, perhaps none: breaks are allowed, other control characters and lone surrogates are not. */
export const lines = (most: number) =>
  z.string('invalid').check(z.trim(), maxLength(most, 'too-long'), z.regex(printableLines, 'invalid'));

/** In characters. */
export const noteLength = 2000;

/** Some lines: breaks and tabs are allowed, other control characters and lone surrogates are not. */
export const note = z
  .string('invalid')
  .check(
    z.trim(),
    minLength(1, 'invalid'),
    maxLength(noteLength, 'too-long'),
    z.regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'invalid'),
  );

/** Blank counts as missing: text fields of the draft default to ''. */
export const orBlank = <T extends z.ZodMiniType>(schema: T) => z.nullish(z.union([schema, z.literal('')]));

/** `HC-20261121-101500`, or any number of at most 20 characters with the letters of the brand (decisions, section 2). */
export const orderNo = z.string('invalid').check(z.regex(new RegExp(`^${brand.prefix}-[0-9][0-9-]{0,16}$`), 'invalid'));

/** Dollars as text with two decimals. */
export const amount = z.string('invalid').check(z.regex(/^\d{1,7}\.\d{2}$/, 'invalid'));

/** Money on the operator's calls: whole cents. */
export const wholeCents = z.int('invalid');
