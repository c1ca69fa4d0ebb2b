import { describe, expect, it } from 'vitest';
import { beginningOf, versionAt } from './versions.ts';

describe('the version that applies', () => {
  const at = (id: number, startsAt: string) => ({ id, startsAt: new Date(startsAt), value: `version ${id}` });
  const versions = [at(0, '1970-01-01'), at(1, '2026-05-01'), at(2, '2026-04-01'), at(3, '2026-05-01')];

  it.each([
    ['2026-03-31T23:59:59.999Z', 0],
    ['2026-04-01T00:00:00Z', 2],
    ['2026-04-30T23:59:59Z', 2],
    ['2026-05-01T00:00:00Z', 3],
    ['2030-01-01T00:00:00Z', 3],
  ])('at %s is number %i: the one that began last, of two the newer', (now, id) => {
    expect(versionAt(versions, new Date(now))?.id).toBe(id);
  });

  it('is none before any began', () => {
    expect(versionAt(versions.slice(1), new Date('2026-01-01'))).toBeUndefined();
  });
});

describe('what is set for a day', () => {
  const now = new Date('2025-10-06T13:45:00Z');
  const begins = (startsOn?: string) => beginningOf(startsOn, now, 'America/Toronto');

  it('begins at once without a day and today, and later at midnight of the business', () => {
    expect(begins()).toEqual(now);
    expect(begins('2025-10-06')).toEqual(now);
    expect(begins('2025-10-07')).toEqual(new Date('2025-10-07T04:00:00Z'));
    expect(begins('2025-12-01')).toEqual(new Date('2025-12-01T05:00:00Z'));
  });

  it.each(['2025-10-05', '2027-10-07', '2025-02-30', ''])('does not begin on %j', (startsOn) => {
    expect(begins(startsOn)).toBeNull();
  });
});
