import { describe, expect, it } from 'vitest';
import type { Draft } from './drafts.ts';
import { draftAfter, failedState, isOvertaken } from './setting-state.ts';

const hours = { days: [1, 5], opens: '8:00 AM', closes: '5:00 PM' };
const texts = { firstDay: '1', lastDay: '5', opens: '8:00 AM', closes: '5:00 PM' };

describe('what is typed over a setting', () => {
  const typed = (more: Record<string, string>, draft: Draft | null = null) =>
    draftAfter(more, { draft, texts, value: hours });

  it('is kept whole, with the value that was seen when that began', () => {
    expect(typed({ opens: '9:00 AM' })).toEqual({ texts: { ...texts, opens: '9:00 AM' }, seen: hours });
  });

  it('keeps what was typed before, and what was seen then, also where another value holds by now', () => {
    const before = { texts: { ...texts, opens: '9:00 AM' }, seen: { ...hours, closes: '4:00 PM' } };
    expect(typed({ closes: '6:00 PM' }, before)).toEqual({
      texts: { ...texts, opens: '9:00 AM', closes: '6:00 PM' },
      seen: before.seen,
    });
  });

  it('is nothing once it was typed back', () => {
    const before = { texts: { ...texts, opens: '9:00 AM' }, seen: hours };
    expect(typed({ opens: '8:00 AM' }, before)).toBeNull();
  });

  it('is overtaken by whoever changed the same setting, not by whoever saved it as it was', () => {
    const draft = { texts, seen: hours };
    expect(isOvertaken(draft, { ...hours, opens: '7:00 AM' })).toBe(true);
    expect(isOvertaken(draft, { ...hours })).toBe(false);
    expect(isOvertaken(null, hours)).toBe(false);
  });
});

describe('a setting that was not saved', () => {
  const fields = [{ name: 'value' }];
  const refused = (wrong: Record<string, string>) => ({ words: 'It cannot be so.', code: 'X', fields: wrong });

  it('says beside the field what is wrong with it', () => {
    const failure = refused({ value: 'At most 20.' });
    expect(failedState(failure, fields)).toEqual({ is: 'refused', fields: { value: 'At most 20.' } });
  });

  it('says it in one place where the fault is in no field of the form', () => {
    expect(failedState(refused({ key: 'Unknown.' }), fields)).toEqual({ is: 'failed', words: 'It cannot be so.' });
    expect(failedState(refused({ a: 'b' }), [{ name: 'toString' }]).is).toBe('failed');
  });
});
