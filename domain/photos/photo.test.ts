import { expect, it } from 'vitest';
import { judgePhoto, mostPhotos, photoKey, photoOfKey } from './photo.ts';

const date = '2025-10-06';
const visit = { status: 'active', date, count: 0 } as const;
const taken = { date, takenAt: new Date('2025-10-06T13:00:00Z'), today: date };

it.each([
  ['is kept', {}, {}, 'keep'],
  ['is kept two days later', {}, { today: '2025-10-08' }, 'keep'],
  ['is kept of a visit that is done', { status: 'completed' }, {}, 'keep'],
  ['is the eighth', { count: mostPhotos - 1 }, {}, 'keep'],
  ['would be the ninth', { count: mostPhotos }, {}, 'PHOTOS_FULL'],
  ['is too late after a week', {}, { today: '2025-10-14' }, 'REPORT_TOO_LATE'],
  ['is of no visit that was cancelled', { status: 'cancelled' }, {}, 'VISIT_CANCELLED'],
  ['is not of the new day of a visit that was moved', { date: '2025-10-09' }, {}, 'VISIT_MOVED'],
  ['is of no visit to come', {}, { today: '2025-10-05' }, 'VISIT_AHEAD'],
  ['is of no visit that was missed', { status: 'no-show' }, {}, 'VISIT_SETTLED'],
] as const)('a photograph %s', (_, change, more, verdict) => {
  expect(judgePhoto({ ...visit, ...change }, { ...taken, ...more })).toBe(verdict);
});

it('knows its own files by their names, and no others', () => {
  const id = '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a5b';
  expect(photoOfKey(photoKey(id))).toBe(id);
  expect(['app-secret', `${id}.png`, `../${id}.jpg`, `${id}.jpg.part`, ''].map(photoOfKey)).toEqual(
    Array(5).fill(null),
  );
});
