import * as z from 'zod/mini';
import { printable } from './form-rules.ts';
import type { FieldMessageKey } from './settings/messages.ts';

// zod would compare the `length` of anything that has one; a hostile body can have one that cannot be compared.
const ofText = { when: ({ value }: { value: unknown }) => typeof value === 'string' };
export const minLength = (min: number, error: FieldMessageKey) => z.minLength(min, { error, ...ofText });
export const maxLength = (max: number, error: FieldMessageKey) => z.maxLength(max, { error, ...ofText });

/** Text of at most `max` characters, trimmed, without control characters and halves of characters. */
export const text = (max: number, message: FieldMessageKey = 'too-long') =>
  z.string('invalid').check(z.trim(), maxLength(max, message), z.regex(printable, 'invalid'));

/** Required text with its own message for 'too short'. */
export const requiredText = (min: number, max: number, message: FieldMessageKey) =>
  z.string(message).check(z.trim(), minLength(min, message), maxLength(max, 'too-long'), z.regex(printable, 'invalid'));

export const isoDate = z.string('date-format').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date-format'));
