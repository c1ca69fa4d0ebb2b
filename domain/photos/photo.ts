import type { IsoDate } from '../calendar/day.ts';
import { judgeReport, type ReportedVisit } from '../crew/report.ts';

/** What a crew photographs at a visit: the storefront before the work, and after it. */
export const photoKinds = ['before', 'after'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** Per visit, both kinds together. */
export const mostPhotos = 8;
/** What a phone makes of what its camera took. */
export const photoSide = 1600;
/** The most accepted for a photo: many times what a phone sends. */
export const maxPhotoBytes = 3 * 1024 * 1024;
export const maxPhotoSide = 4096;

type PhotographedVisit = Pick<ReportedVisit, 'status' | 'date'> & {
  count: number;
};

export type PhotoVerdict = 'keep' | 'PHOTOS_FULL' | Exclude<ReturnType<typeof judgeReport>, 'record' | 'repeated'>;

/**
 * Whether a photo still belongs to a visit when it arrives, perhaps days later. The photographer is there: the rules for
 * 'arrived' apply, except that there may be several.
 */
export function judgePhoto(
  { status, date: isOn, count }: PhotographedVisit,
  { date, takenAt, today }: { date: IsoDate; takenAt: Date; today: IsoDate },
): PhotoVerdict {
  const visit = { status, date: isOn, reported: [], outcomeAt: null };
  const verdict = judgeReport(visit, { kind: 'arrived', date, pressedAt: takenAt, today, now: takenAt });
  if (verdict !== 'record' && verdict !== 'repeated') return verdict;
  return count < mostPhotos ? 'keep' : 'PHOTOS_FULL';
}

/** A photo's name in storage: no part of it comes from a name someone sent. */
export const photoKey = (id: string): string => `${id}.jpg`;

/** The photo stored under a key; null if the key is not one of ours. */
export const photoOfKey = (key: string): string | null =>
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.jpg$/.exec(key)?.[1] ?? null;
