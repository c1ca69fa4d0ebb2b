import * as z from 'zod/mini';
import { type AppointmentTime, isTime, timePattern } from './calendar/schedule.ts';
import type { FieldMessageKey } from './settings/messages.ts';
import { printable } from './typed/form-rules.ts';
import { cleanText } from './typed/free-text.ts';

// zod would compare the `length` of anything that has one; a hostile body can have one that cannot be compared.
const ofText = { when: ({ value }: { value: unknown }) => typeof value === 'string' };
export const minLength = (min: number, error: FieldMessageKey) => z.minLength(min, { error, ...ofText });
export const maxLength = (max: number, error: FieldMessageKey) => z.maxLength(max, { error, ...ofText });

/** A number, a token, a program-made word: at most `max` characters, without control characters or lone surrogates. */
export const text = (max: number, message: FieldMessageKey = 'too-long') =>
  z.string('invalid').check(z.trim(), maxLength(max, message), z.regex(printable, 'invalid'));

/** Free text on one line, possibly empty; its length is checked once it is clean. */
export const words = (max: number) =>
  z.string('invalid').check(z.overwrite(cleanText), maxLength(max, 'too-long'), z.regex(printable, 'invalid'));

export const requiredText = (min: number, max: number, message: FieldMessageKey, clean = cleanText) =>
  z
    .string(message)
    .check(z.overwrite(clean), minLength(min, message), maxLength(max, 'too-long'), z.regex(printable, 'invalid'));

export const isoDate = z.string('date-format').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date-format'));

/** Narrows a type after a check; schemas cannot express that themselves. */
const narrowed = <Output, Input>(schema: z.ZodMiniType<Input>) => schema as unknown as z.ZodMiniType<Output, Input>;

export const appointmentTime = narrowed<AppointmentTime, string>(
  z.string('time-required').check(z.regex(timePattern, { error: 'time-required', abort: true })),
);

export const appointmentTimes = narrowed<readonly AppointmentTime[], readonly string[]>(
  z
    .readonly(z.array(z.string('time-required')))
    .check(z.refine((times) => times.every(isTime), { error: 'times-unread', abort: true })),
);
