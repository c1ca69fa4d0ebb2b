import { serviceKeys } from '#business/services.ts';
import { isDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, isTime } from '#domain/calendar/schedule.ts';
import { coverageOf, glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { asObject } from './untrusted.ts';

type Read<T> = (value: unknown) => T;

// An invalid value (an older release, another program, a curious hand) counts as unanswered; the others stay.
const text =
  (format: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && format.test(value) ? value : '';
const oneOf =
  <const T extends string>(values: readonly T[]): Read<T | ''> =>
  (value) =>
    values.find((one) => one === value) ?? '';

const date: Read<string> = (value) => (typeof value === 'string' && isDay(value) ? value : '');
const time: Read<AppointmentTime | ''> = (value) => (typeof value === 'string' && isTime(value) ? value : '');
const flag: Read<boolean> = (value) => value === true;

const letters = ['A', 'B', 'C', ''] as const;
type Letter = (typeof letters)[number];
const isLetter = (value: unknown): value is Letter => letters.some((letter) => letter === value);

/** The booking draft (specification, section 3). Text is empty until answered. */
const fields = {
  id: text(/^.{0,64}$/),
  postalCode: text(/^([A-Z]\d[A-Z])?$/),
  storefrontSize: oneOf(storefrontSizes),
  glassCoverage: oneOf(glassCoverages),
  selectedLayout: oneOf(layouts),
  feeling: oneOf(feelings),
  aesthetic: oneOf(aesthetics),
  purpose: oneOf(purposes),
  appointmentDate: date,
  appointmentTime: time,
  monthlyService: oneOf(['yes', 'no']),
  coatingType: oneOf(serviceKeys),
  clientId: text(/^.{0,20}$/),
  invitationCode: text(/^.{0,9}$/),
  termsAccepted: flag,
  /** Which terms were accepted, and the language of the text on screen. */
  termsVersion: text(/^[\d-]{0,20}$/),
  termsLanguage: oneOf(languages),
  reviewId: text(/^[\w-]{0,40}$/),
  /** Where the visitor came from (`?s=van`), listed or not. */
  source: text(/^[\w-]{0,40}$/),
  /** The payment link an operator sent; any other choice is the funnel's. */
  paymentLink: text(/^[\w-]{0,64}$/),
};
const optionalFields = {
  /** Letters given so far in the quiz, in the order of the questions. */
  quizAnswers: (value: unknown): Letter[] | undefined =>
    Array.isArray(value) && value.every(isLetter) ? value : undefined,
  orderNo: (value: unknown): string | undefined => text(/^[A-Z0-9-]{1,20}$/)(value) || undefined,
};
type Answers<F extends Record<string, Read<unknown>>> = { [K in keyof F]: ReturnType<F[K]> };
export type Draft = Answers<typeof fields> & Partial<Answers<typeof optionalFields>>;

const answersOf = <F extends Record<string, Read<unknown>>>(given: F, stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).map(([name, read]) => [name, read(stored[name])])) as Answers<F>;

export const emptyDraft: Draft = answersOf(fields, {});

/** Reads a stored draft. Invalid values count as unanswered; a text that is no draft at all starts over. */
export function readDraft(stored: string | null): Draft {
  if (stored === null) return emptyDraft;
  try {
    const value = asObject(JSON.parse(stored));
    const read = { ...answersOf(fields, value), ...answersOf(optionalFields, value) };
    const { selectedLayout, termsVersion, termsLanguage } = read;
    return {
      ...read,
      glassCoverage: selectedLayout === '' ? '' : coverageOf(selectedLayout),
      // If the accepted terms can no longer be identified, the visitor is asked again.
      termsAccepted: read.termsAccepted && termsVersion !== '' && termsLanguage !== '',
    };
  } catch {
    return emptyDraft;
  }
}

export function readBought(stored: unknown) {
  const { storefrontSize, selectedLayout, coatingType, appointmentDate, appointmentTime } = fields;
  const bought = { storefrontSize, selectedLayout, coatingType, appointmentDate, appointmentTime };
  return answersOf(bought, asObject(stored));
}
