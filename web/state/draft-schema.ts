import * as z from 'zod/mini';
import { termsVersion } from '#business/terms/types.ts';
import { isDay } from '#domain/calendar/day.ts';
import { coverageOf, glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { coatingTypes } from '#domain/pricing/service.ts';

// A value that cannot be right (an older release, another program, a curious hand) is unanswered; the others stay.
const text = (format: RegExp) => z.catch(z.string().check(z.regex(format)), '');
const oneOf = <const T extends readonly string[]>(values: T) => z.catch(z.union([z.literal(''), z.enum(values)]), '');

/** The booking draft (specification, section 3). Text is empty until answered. */
export const Draft = z.object({
  id: text(/^.{0,64}$/),
  postalCode: text(/^([A-Z]\d[A-Z])?$/),
  storefrontSize: oneOf(storefrontSizes),
  glassCoverage: oneOf(glassCoverages),
  selectedLayout: oneOf(layouts),
  feeling: oneOf(feelings),
  aesthetic: oneOf(aesthetics),
  purpose: oneOf(purposes),
  appointmentDate: z.catch(z.string().check(z.refine((date) => date === '' || isDay(date))), ''),
  appointmentTime: text(/^(\d{1,2}:\d{2} [AP]M)?$/),
  monthlyService: oneOf(['yes', 'no']),
  coatingType: oneOf(coatingTypes),
  clientId: text(/^.{0,20}$/),
  invitationCode: text(/^.{0,9}$/),
  termsAccepted: z.catch(z.boolean(), false),
  /** Which terms were accepted, and the language of the text on screen. */
  termsVersion: text(/^[\d-]{0,10}$/),
  termsLanguage: oneOf(languages),
  /** The accepted review whose link led here. */
  reviewId: text(/^[\w-]{0,40}$/),
  /** Letters given so far in the quiz, in the order of the questions. */
  quizAnswers: z.catch(z.optional(z.array(z.enum(['A', 'B', 'C', '']))), undefined),
  /** The order number of the running checkout. */
  orderNo: z.catch(z.optional(z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/))), undefined),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = Draft.parse({});

/**
 * Reads a stored draft. What cannot be right is unanswered, and terms of another version are not accepted; a text that
 * is no draft at all starts afresh.
 */
export function readDraft(stored: string | null): Draft {
  if (stored === null) return emptyDraft;
  try {
    const read = Draft.safeParse(JSON.parse(stored));
    if (!read.success) return emptyDraft;
    const { selectedLayout, termsAccepted, termsVersion: accepted } = read.data;
    return {
      ...read.data,
      glassCoverage: selectedLayout === '' ? '' : coverageOf(selectedLayout),
      termsAccepted: termsAccepted && (accepted === '' || accepted === termsVersion),
    };
  } catch {
    return emptyDraft;
  }
}
