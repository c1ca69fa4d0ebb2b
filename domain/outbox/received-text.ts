import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { toE164 } from '#domain/typed/phone.ts';

/** What became of a text: a keyword or a yes to a proposal was acted on; a person read it or answered it. */
export const textOutcomes = ['keyword', 'weather', 'read', 'answered'] as const;
export type TextOutcome = (typeof textOutcomes)[number];

/** In characters, of what is kept of a text; a provider hands over no more. */
export const receivedLength = 1600;
/** In characters, of an operator's answer. */
export const answerLength = 480;

/** Who sent a text, in E.164; null for short numbers and names, which nobody can answer. */
export const senderOf = (from: string): string | null => {
  const compact = from.replaceAll(/[\s().-]/g, '');
  return toE164(from) ?? (/^\+[1-9]\d{6,14}$/.test(compact) ? compact : null);
};

/** What can be kept of a text: no halves of a character, no NUL, no more than its length. */
export const keptWords = (body: string): string =>
  [
    ...body
      .toWellFormed()
      .replaceAll('\u0000', '')
      .slice(0, receivedLength * 2),
  ]
    .slice(0, receivedLength)
    .join('');

/** For so many days after a visit a text is taken to be about it. */
const recentDays = 30;

/** The first day of a visit that a text of today may be about. */
export const textsReachBackTo = (today: IsoDate): IsoDate => addDays(today, -recentDays);

type TextCandidate = { status: string; appointmentDate: IsoDate; createdAt: Date };

/**
 * The booking that a text belongs to, of those of its number: the newest whose visit is to come or was in the last days; a
 * cancelled one only where there is no other. Null where nobody knows.
 */
export function bookingOfText<T extends TextCandidate>(candidates: readonly T[], today: IsoDate): T | null {
  const recent = candidates.filter(({ appointmentDate }) => appointmentDate >= textsReachBackTo(today));
  const kept = recent.filter(({ status }) => status !== 'cancelled');
  const [newest = null] = (kept.length > 0 ? kept : recent).toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return newest;
}
