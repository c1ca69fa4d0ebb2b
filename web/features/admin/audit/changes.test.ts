import { expect, it } from 'vitest';
import { addedFields, addedNames } from '#domain/booking/fields.ts';
import { languages } from '#domain/language.ts';
import { changesOf, subjectInWords } from './changes.ts';

const subject = 'HC-20251006-100003';
const setting = (key: string, value: unknown) =>
  changesOf({ subject: `setting:${key}`, before: null, after: { value } }, 'fr')[0]?.after;

it('each thing is told once, with what it was and what it became', () => {
  const entry = { subject, before: { status: 'active', note: '' }, after: { status: 'cancelled', told: true } };
  expect(changesOf(entry, 'en')).toEqual([
    { name: 'Status', before: 'Active', after: 'Cancelled' },
    { name: 'Note', before: 'none', after: null },
    { name: 'Client told', before: null, after: 'yes' },
  ]);
});

it('days, hours, instants, sums and stored words are read in the language of the reader', () => {
  const after = {
    date: '2025-10-16',
    time: '9:00 AM',
    until: '2025-10-06T14:00:00.000Z',
    refund: '1264.73',
    role: 'staff',
    size: 'mid-storefront',
    layout: 'layout7',
    fields: ['email', 'phone'],
  };
  expect(changesOf({ subject, before: null, after }, 'fr').map((change) => change.after)).toEqual([
    'jeudi 16\u00a0octobre 2025',
    '9\u00a0h',
    'lundi 6\u00a0octobre 2025 à\u00a010\u00a0h',
    '1\u00a0264,73\u00a0$',
    'Personnel',
    'Vitrine moyenne',
    'Disposition\u00a07',
    'Courriel, Téléphone',
  ]);
});

it('what somebody wrote stays as it was written, and a refund named by its number is not a sum', () => {
  const after = { note: 'active', reason: '2025-10-16', refund: 12 };
  expect(changesOf({ subject, before: null, after }, 'fr').map((change) => change.after)).toEqual([
    'active',
    '2025-10-16',
    '12',
  ]);
});

it('a setting reads as the settings say it, and an old one that no longer fits as it is stored', () => {
  expect(setting('phone', '+15145550142')).toBe('514\u00a0555-0142');
  expect(setting('crewsPerDay', 2)).toBe('2');
  expect(setting('refundCutoffHours', 48)).toBe('48\u00a0heures');
  expect(setting('refundCutoffHours', { days: 2 })).toBe('{"days":2}');
});

it('an entry that says no more than that it happened has no changes', () => {
  expect(changesOf({ subject, before: null, after: null }, 'en')).toEqual([]);
});

it.each([
  [subject, subject],
  ['setting:crewsPerDay', 'Crews per day'],
  ['setting:invitationCodes', 'Invitation codes'],
  ['client:42', 'Client record 42'],
  ['area:H2Y', 'Area H2Y'],
  ['prices:3', 'Prices, version 3'],
  ['weather', 'Weather'],
  ['text:5', 'Received text 5'],
  ['areas:1', 'Served areas, version 1'],
  ['a1', 'owner@example.com'],
  ['bookings.csv', 'bookings.csv'],
  ['9f86'.repeat(16), `Email address by its seal: ${'9f86'.repeat(16)}`],
])('%s is named %s', (stored, said) => {
  const authors = [{ id: 'a1', email: 'owner@example.com' }];
  expect(subjectInWords({ subject: stored, action: 'export' }, { language: 'en', authors })).toBe(said);
});

it.each([
  ['0199c0de-0000-7000-8000-000000000000', 'session.ended', 'A session'],
  ['a6a238618b025ec8', 'sign-in.locked', 'An account'],
  ['1', 'calendar.blocked', 'A closed period'],
] as const)('%s of %s is named %s, which its number does not say', (subject, action, said) => {
  expect(subjectInWords({ subject, action }, { language: 'en', authors: [] })).toBe(said);
});

it.each(languages)('what a client added and somebody corrected is named as on the forms: %s', (language) => {
  const [change] = changesOf({ subject, before: null, after: { fields: [...addedNames] } }, language);
  expect(change?.after).toBe(addedNames.map((name) => addedFields[name].label[language]).join(', '));
});
