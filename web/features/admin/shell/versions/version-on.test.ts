import { expect, it } from 'vitest';
import { versionOn } from './version-on.ts';

it('what a later day replaces is what will hold by then, not what holds today', () => {
  const by = { note: null, createdAt: null, by: null };
  const versions = [
    { ...by, id: 2, state: 'withdrawn', startsAt: '2026-04-02T04:00:00.000Z' },
    { ...by, id: 1, state: 'coming', startsAt: '2026-04-01T04:00:00.000Z' },
    { ...by, id: 0, state: 'current', startsAt: null },
  ] as const;
  const idOn = (day: string) => versionOn(versions, day)?.id;
  expect(['2026-03-31', '2026-04-01', '2026-05-01'].map(idOn)).toEqual([0, 1, 1]);
});
