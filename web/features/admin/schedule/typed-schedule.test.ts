import { describe, expect, it } from 'vitest';
import { defaultSchedule } from '#business/schedule.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { messages } from './messages.ts';
import { parse, partInWords, type Typed, type TypedWeekday, toForm, valueInWords } from './typed-schedule.ts';
import { timesTyped } from './typed-times.ts';

const typed = toForm(defaultSchedule, 'en');
const having = (more: Partial<Typed>) => parse({ ...typed, ...more });
const onMonday = (more: Partial<TypedWeekday>) =>
  having({ weekdays: typed.weekdays.map((one, index) => (index === 1 ? { ...one, ...more } : one)) });

describe('the fields of the schedule', () => {
  it.each(languages)('give back what they were filled with (%s)', (language) => {
    expect(parse(toForm(defaultSchedule, language))).toEqual({ value: defaultSchedule });
  });

  it('put times in their order, and take a number of crews for a weekday', () => {
    const read = onMonday({ times: '1:30 PM, 8:00 AM', crews: ' 2 ' });
    expect('value' in read && read.value.weekdays[1]).toEqual({ times: ['8:00 AM', '1:30 PM'], crews: 2 });
  });

  it('of a closed day say nothing, and close it', () => {
    const read = onMonday({ open: false, times: 'never', crews: 'x' });
    expect('value' in read && read.value.weekdays[1]).toBeNull();
  });

  it('without a winter let the season last all year', () => {
    const read = having({ pauses: false, seasonEnd: { month: '2', day: '31' } });
    expect('value' in read && read.value.seasonEnd).toEqual({ month: 4, day: 1 });
  });

  it.each([
    ['a weekday without hours', { times: ' ' }, 'weekdays.1.times', 'times-missing'],
    ['hours that nobody can read', { times: '8:00 AM, soon' }, 'weekdays.1.times', 'times-unread'],
    ['an hour twice', { times: '8:00 AM, 8 h' }, 'weekdays.1.times', 'times-twice'],
    ['no crew on a day that is sold', { crews: '0' }, 'weekdays.1.crews', 'crews'],
    ['more crews than there can be', { crews: '21' }, 'weekdays.1.crews', 'crews'],
    ['half a crew', { crews: '1.5' }, 'weekdays.1.crews', 'crews'],
  ])('refuse %s', (_what, more, place, fault) => {
    const read = onMonday(more);
    expect('faults' in read && [...read.faults]).toEqual([[place, fault]]);
  });

  it.each([
    [{ month: '3', day: '31' }, 'season-order'],
    [{ month: '4', day: '1' }, 'season-order'],
    [{ month: '2', day: '29' }, 'day-of-year'],
    [{ month: '11', day: '' }, 'day-of-year'],
  ])('refuse a season that ends on %j', (seasonEnd, fault) => {
    const read = having({ seasonEnd });
    expect('faults' in read && [...read.faults]).toEqual([['seasonEnd', fault]]);
  });

  it('refuse a week without an open day', () => {
    const read = having({ weekdays: typed.weekdays.map((one) => ({ ...one, open: false })) });
    expect('faults' in read && [...read.faults]).toEqual([['weekdays', 'weekdays-none']]);
  });
});

describe('times', () => {
  it.each(['9', '9:00', '9 h', '9h00', '9:00 AM', '9 a.m.', '9\u00a0h\u00a000'])(
    'take %j for nine in the morning',
    (text) => {
      expect(timesTyped(text)).toEqual(['9:00 AM']);
    },
  );

  it.each(['13 h 30', '1:30 PM', '13:30', '1:30 p.m.'])('take %j for half past one', (text) => {
    expect(timesTyped(text)).toEqual(['1:30 PM']);
  });

  it.each(['25 h', '9:75', '13:00 PM', '0 AM', 'noon'])('do not take %j for a time', (text) => {
    expect(timesTyped(text)).toBeNull();
  });

  it('at noon and midnight have their own numbers', () => {
    expect(timesTyped('12:00 AM; 12 h')).toEqual(['12:00 AM', '12:00 PM']);
  });
});

it('a part is said in words, as is what it is in a schedule', () => {
  const say = (language: 'en' | 'fr', place: string) => [
    partInWords(place, { language, words: inLanguage(messages, language) }),
    valueInWords(place, defaultSchedule, { language, words: inLanguage(messages, language) }),
  ];
  expect(say('en', 'weekdays.0.times')).toEqual(['Sunday', 'Closed']);
  expect(say('en', 'weekdays.1.crews')).toEqual(['Monday, crews', 'as in the settings']);
  expect(say('fr', 'weekdays.1.times')).toEqual(['Lundi', '8\u00a0h, 9\u00a0h, 10\u00a0h']);
  expect(say('fr', 'seasonStart')).toEqual(['Première journée de la saison', '1er\u00a0avril']);
  expect(say('en', 'seasonEnd')).toEqual(['First closed day', 'November 5']);
});
