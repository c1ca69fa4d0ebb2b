import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { toE164 } from '#domain/typed/phone.ts';

/** How a text was handled: a keyword or a yes to a proposal was acted on; a person read it or answered it. */
export const textOutcomes = ['keyword', 'weather', 'read', 'answered'] as const;
export type TextOutcome = (typeof textOutcomes)[number];

/** In characters, how much of a text is stored; a provider delivers no more. */
export const receivedLength = 1600;
/** In characters, of an operator's answer. */
export const answerLength = 480;

/** A text's sender, in E.164; null for short codes and names, which cannot be answered. */
export const senderOf = (from: string): string | null => {
  const compact = from.replaceAll(/[\s().-]/g, '');
  return toE164(from) ?? (/^\+[1-9]\d{6,14}$/.test(compact) ? compact : null);
};

/** What can be stored of a text: no lone surrogates, no NUL, no more than its maximum length. */
export const keptWords = (body: string): string =>
  [
    ...body
      .toWellFormed()
      .replaceAll('\u0000', '')
      .slice(0, receivedLength * 2),
  ]
    .slice(0, receivedLength)
    .join('');

/** A text is assumed to be about a visit for this many days after it. */
const recentDays = 30;

/** The first day of a visit that a text of today may be about. */
export const textsReachBackTo = (today: IsoDate): IsoDate => addDays(today, -recentDays);

type TextCandidate = { status: string; appointmentDate: IsoDate; createdAt: Date };

/** The newest whose visit is upcoming or recent; a cancelled one only if there is no other. Null if unknown. */
export function bookingOfText<T extends TextCandidate>(candidates: readonly T[], today: IsoDate): T | null {
  const recent = candidates.filter(({ appointmentDate }) => appointmentDate >= textsReachBackTo(today));
  const kept = recent.filter(({ status }) => status !== 'cancelled');
  const [newest = null] = (kept.length > 0 ? kept : recent).toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return newest;
}
