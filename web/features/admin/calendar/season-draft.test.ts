import { describe, expect, it } from 'vitest';
import { changedMeanwhile, changesOf, isCrewsRight, overWhatHolds, textIn, typedInto } from './season-draft.ts';

const season = { closesOn: null, crewsPerDay: 2 };

describe('what was typed of the season and the crews', () => {
  it('is sent alone, with the value that was seen', () => {
    expect(changesOf(typedInto({}, season, 'crewsPerDay', '12'))).toEqual([{ key: 'crewsPerDay', value: 12, seen: 2 }]);
    expect(changesOf(typedInto({}, season, 'closesOn', '2025-10-28'))).toEqual([
      { key: 'closesOn', value: '2025-10-28', seen: null },
    ]);
  });

  it('is nothing when it was typed back', () => {
    const typed = typedInto({}, season, 'crewsPerDay', '3');
    expect(changesOf(typedInto(typed, season, 'crewsPerDay', '2'))).toEqual([]);
  });

  it('goes back to the same day each year by an empty field', () => {
    const own = { ...season, closesOn: '2025-10-28' };
    expect(changesOf(typedInto({}, own, 'closesOn', ''))).toEqual([
      { key: 'closesOn', value: null, seen: '2025-10-28' },
    ]);
  });

  it('stays when somebody else changed the same setting, which is told, and is sent over theirs only on request', () => {
    const typed = typedInto({}, season, 'crewsPerDay', '3');
    const now = { closesOn: '2025-10-20', crewsPerDay: 5 };
    expect(changedMeanwhile(typed, now)).toEqual(['crewsPerDay']);
    expect(textIn(typed, now, 'crewsPerDay')).toBe('3');
    const kept = overWhatHolds(typed, now);
    expect(changedMeanwhile(kept, now)).toEqual([]);
    expect(changesOf(kept)).toEqual([{ key: 'crewsPerDay', value: 3, seen: 5 }]);
  });

  it('has crews from 0 to 20', () => {
    expect(['0', '9', '10', '20'].map(isCrewsRight)).toEqual([true, true, true, true]);
    expect(['', '21', '-1', '1.5', 'x'].map(isCrewsRight)).toEqual([false, false, false, false, false]);
  });
});
