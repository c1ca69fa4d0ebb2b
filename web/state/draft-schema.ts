import * as z from 'zod/mini';
import { glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { coatingTypes } from '#domain/pricing/service.ts';

const text = z._default(z.string(), '');
const oneOf = <const T extends readonly string[]>(values: T) =>
  z._default(z.union([z.literal(''), z.enum(values)]), '');

/** The booking draft (specification, section 3). Text is empty until answered. */
export const Draft = z.object({
  id: text,
  postalCode: text,
  storefrontSize: oneOf(storefrontSizes),
  glassCoverage: oneOf(glassCoverages),
  selectedLayout: oneOf(layouts),
  feeling: oneOf(feelings),
  aesthetic: oneOf(aesthetics),
  purpose: oneOf(purposes),
  appointmentDate: text,
  appointmentTime: text,
  monthlyService: oneOf(['yes', 'no']),
  coatingType: oneOf(coatingTypes),
  clientId: text,
  invitationCode: text,
  termsAccepted: z._default(z.boolean(), false),
  /** Letters given so far in the quiz, in the order of the questions. */
  quizAnswers: z.optional(z.array(z.enum(['A', 'B', 'C', '']))),
  /** The order number of the running checkout. */
  orderNo: z.optional(z.string()),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = Draft.parse({});

/** Reads a stored draft. Broken text or wrong shapes start afresh. */
export function readDraft(stored: string | null): Draft {
  if (stored === null) return emptyDraft;
  try {
    const read = Draft.safeParse(JSON.parse(stored));
    return read.success ? read.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
}
