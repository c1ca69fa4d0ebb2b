import { describe, expect, it } from 'vitest';
import { atFirst, nextPlace, type Place, type Step, shownAt, tabbableOf } from './place.ts';
import { weeksShown } from './range.ts';

const stateAfter = (...steps: readonly Step[]): Place => steps.reduce(nextPlace, atFirst);
const today = '2025-10-08';
const october = weeksShown('month', today).flat();
const pressed = (date: string, extend = false): Step => ({ type: 'pressed', date, extend });

describe('the operator’s calendar', () => {
  it('opens at today: the month where there is room, the week on a phone', () => {
    expect(shownAt(atFirst, { wide: true, today })).toEqual({ view: 'month', cursor: today });
    expect(shownAt(atFirst, { wide: false, today })).toEqual({ view: 'week', cursor: today });
    expect(shownAt(atFirst, { wide: true, today: undefined }).cursor).toBeNull();
  });

  it('keeps the view that was chosen, also where the window becomes narrow', () => {
    const place = stateAfter({ type: 'viewed', view: 'month' });
    expect(shownAt(place, { wide: false, today }).view).toBe('month');
  });

  it('comes back to today, whichever month it was turned to', () => {
    const turned = stateAfter({ type: 'turned', to: '2025-12-01' });
    expect(shownAt(turned, { wide: true, today }).cursor).toBe('2025-12-01');
    expect(shownAt(nextPlace(turned, { type: 'turned', to: null }), { wide: true, today }).cursor).toBe(today);
  });

  it('on a phone opens the week of the day of the month that was pressed, and chooses nothing', () => {
    const place = stateAfter({ type: 'viewed', view: 'month' }, { type: 'opened', date: '2025-10-21' });
    expect(shownAt(place, { wide: false, today })).toEqual({ view: 'week', cursor: '2025-10-21' });
    expect(place).toMatchObject({ chosen: null, focused: '2025-10-21' });
  });
});

describe('the days that are chosen', () => {
  it('reach with Shift from where the choice began to the day that is pressed, as often as it is', () => {
    const range = stateAfter(pressed('2025-10-14'), pressed('2025-10-16', true));
    expect(range.chosen).toEqual({ from: '2025-10-14', to: '2025-10-16' });
    expect(nextPlace(range, pressed('2025-10-20', true)).chosen).toEqual({ from: '2025-10-14', to: '2025-10-20' });
    expect(nextPlace(range, pressed('2025-10-10', true)).chosen).toEqual({ from: '2025-10-10', to: '2025-10-14' });
  });

  it('begin with the first press, with Shift too', () => {
    expect(stateAfter(pressed('2025-10-14', true)).chosen).toEqual({ from: '2025-10-14', to: '2025-10-14' });
  });

  it('begin anew with a third press, and are none once they are let go', () => {
    const range = stateAfter(pressed('2025-10-14'), pressed('2025-10-16'));
    expect(nextPlace(range, pressed('2025-10-20')).chosen).toEqual({ from: '2025-10-20', to: '2025-10-20' });
    expect(nextPlace(range, { type: 'cleared' }).chosen).toBeNull();
  });

  it('stay chosen while the calendar is turned', () => {
    const place = stateAfter(pressed('2025-10-14'), { type: 'turned', to: '2025-11-01' }, pressed('2025-11-04'));
    expect(place.chosen).toEqual({ from: '2025-10-14', to: '2025-11-04' });
  });
});

describe('the keys', () => {
  it('turn the calendar to a day that is not shown, and leave it where the day is', () => {
    expect(stateAfter({ type: 'walked', date: '2025-10-09', shown: october }).turnedTo).toBeNull();
    expect(stateAfter({ type: 'walked', date: '2025-11-02', shown: october }).turnedTo).toBe('2025-11-02');
  });

  it('reach one day of those that are shown: the last that had the focus, else today, else the first', () => {
    const walked = stateAfter({ type: 'walked', date: '2025-10-21', shown: october });
    expect(tabbableOf(walked, { shown: october, cursor: today })).toBe('2025-10-21');
    expect(tabbableOf(atFirst, { shown: october, cursor: today })).toBe(today);
    const november = weeksShown('month', '2025-11-05').flat();
    expect(tabbableOf(walked, { shown: november, cursor: '2025-11-05' })).toBe('2025-11-05');
    expect(tabbableOf(walked, { shown: november, cursor: '2026-03-01' })).toBe('2025-10-26');
    expect(tabbableOf(atFirst, { shown: [], cursor: null })).toBeUndefined();
  });
});
