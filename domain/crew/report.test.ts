import { describe, expect, it } from 'vitest';
import {
  boundedPress,
  isOutEarly,
  judgeReport,
  mostNotes,
  noticeOutcome,
  type ReportedVisit,
  type ReportVerdict,
} from './report.ts';

const date = '2025-10-06';
const at = (time: string, day = date) => new Date(`${day}T${time}:00-04:00`);
const visit = (change: Partial<ReportedVisit> = {}): ReportedVisit => ({
  status: 'active',
  date,
  reported: [],
  outcomeAt: null,
  ...change,
});

describe('a press on a phone', () => {
  const bounds = { date, now: at('12:00'), timeZone: 'America/Toronto' };

  it.each([
    ['is believed within its day', at('09:30'), at('09:30')],
    ['is not of the future', at('14:00'), at('12:00')],
    ['is not of before its day', at('09:30', '1999-01-01'), at('00:00')],
  ])('%s', (_, pressed, bounded) => {
    expect(boundedPress(pressed, bounds)).toEqual(bounded);
  });

  it('of a day to come is taken for now', () => {
    expect(boundedPress(at('09:30'), { ...bounds, date: '2025-10-07' })).toEqual(at('12:00'));
  });
});

describe('a report that arrives', () => {
  type Case = [string, Partial<ReportedVisit>, Partial<Parameters<typeof judgeReport>[1]>, ReportVerdict];
  const done = { status: 'completed', reported: ['done'], outcomeAt: at('09:00') } as const;
  it.each<Case>([
    ['is written down', {}, {}, 'record'],
    ['holds without an arrival before it', { reported: ['on-my-way'] }, { kind: 'done' }, 'record'],
    ['holds two days later', {}, { kind: 'done', today: '2025-10-08' }, 'record'],
    ['is too late after a week', {}, { today: '2025-10-14' }, 'REPORT_TOO_LATE'],
    ['is repeated by the second phone', { reported: ['arrived'] }, { kind: 'arrived' }, 'repeated'],
    ['is repeated where the office was quicker', { status: 'completed' }, { kind: 'done' }, 'repeated'],
    ['brings no cancelled visit back', { status: 'cancelled' }, { kind: 'done' }, 'VISIT_CANCELLED'],
    ['is not about the new day of a moved visit', { date: '2025-10-09' }, {}, 'VISIT_MOVED'],
    ['is not about tomorrow', { date: '2025-10-07' }, { date: '2025-10-07' }, 'VISIT_AHEAD'],
    ['leaves a no-show as it is', { status: 'no-show' }, { kind: 'arrived' }, 'VISIT_SETTLED'],
    ['does not undo what the office did after it', { outcomeAt: at('11:00') }, { kind: 'done' }, 'VISIT_SETTLED'],
    ['counts once more after the office took it back', { outcomeAt: at('08:00') }, { kind: 'done' }, 'record'],
    ['takes back what the phone said', done, { kind: 'undone' }, 'record'],
    ['takes nothing back after ten minutes', done, { kind: 'undone', now: at('09:10') }, 'TAKE_BACK_TOO_LATE'],
    ['takes back once what two phones take back', {}, { kind: 'undone' }, 'repeated'],
    ['takes back nothing of the office', { ...done, reported: [] }, { kind: 'undone' }, 'VISIT_SETTLED'],
    ['as a note contradicts nothing', { status: 'cancelled', date: '2025-10-09' }, { kind: 'note' }, 'record'],
    ['is one of twenty notes', { reported: Array(mostNotes - 1).fill('note') }, { kind: 'note' }, 'record'],
    ['is no twenty-first note', { reported: Array(mostNotes).fill('note') }, { kind: 'note' }, 'NOTES_FULL'],
    ['holds beside twenty notes', { reported: Array(mostNotes).fill('note') }, { kind: 'done' }, 'record'],
    ['of an arrival may come after its end', { status: 'completed' }, { kind: 'arrived' }, 'record'],
  ])('%s', (_, change, press, verdict) => {
    const given = { kind: 'on-my-way', date, pressedAt: at('09:00'), today: date, now: at('09:09'), ...press } as const;
    expect(judgeReport(visit(change), given)).toBe(verdict);
  });
});

describe('the text that the crew is on its way', () => {
  const reached = { pressedAt: at('09:00'), now: at('09:05'), isQuiet: false, phone: '+15145550100', optedOut: false };

  it.each([
    ['goes', {}, {}, 'queued'],
    ['does not go in the quiet hours', {}, { isQuiet: true }, 'quiet'],
    ['does not go to who wants none', {}, { optedOut: true }, 'opted-out'],
    ['does not go to a phone without texts', {}, { phone: null }, 'unreachable'],
    ['does not go half an hour later', {}, { now: at('09:30') }, 'late'],
    ['does not go once the crew is there', { reported: ['arrived'] }, {}, 'late'],
    ['does not go once the visit is done', { status: 'completed' }, {}, 'late'],
  ] as const)('%s', (_, change, more, outcome) => {
    expect(noticeOutcome(visit(change), { ...reached, ...more })).toBe(outcome);
  });
});

it.each([
  ['06:59', '8:00 AM', false],
  ['07:00', '8:00 AM', true],
  ['07:59', '9:00 AM', false],
  ['08:00', '8:00 AM', false],
  ['21:30', '8:00 AM', false],
  ['07:30', null, false],
] as const)('at %s a crew whose first visit is at %s is out early: %s', (time, first, expected) => {
  const morning = { date, first, until: '8:00 AM' as const, timeZone: 'America/Toronto' };
  expect(isOutEarly(at(time), morning)).toBe(expected);
});
