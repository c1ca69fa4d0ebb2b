import { describe, expect, it } from 'vitest';
import { invitationCodeOf, isAcceptableCode } from './invitation-codes.ts';
import { spacedPostalCode } from './setting-rules.ts';
import { readSetting, type SettingKey, sameValue, settingKeys, settingSchemas } from './settings.ts';

const accounts = {
  ...{ cards: '1200', cash: '1010', bank: '1060', sales: '4000' },
  ...{ refunds: '4050', gst: '2310', qst: '2340', unbooked: '2400 To be returned' },
};
const weather = {
  ...{ precipitationChance: 60, precipitationMm: 2, washMm: 4, dryHours: 24 },
  ...{ temperatureC: 2, gustKmh: 60, highGustKmh: 45 },
};
const address = { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' };
const hours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' };

const cases: readonly [SettingKey, { good: unknown[]; bad: unknown[] }][] = [
  ['phone', { good: ['+15145550142'], bad: ['514-555-0142', '+1514', '+33123456789', '+19115550142', 5, null] }],
  [
    'email',
    {
      good: ['care@example.com', 'a.b+c@sub.example.ca'],
      bad: ['care', 'care@example', '<b>@example.com', 'a"b@example.com', 'a b@example.com', '.a@example.com', ''],
    },
  ],
  ['operatorEmail', { good: ['operator@example.com'], bad: ['operator@', 7] }],
  [
    'phoneHours',
    {
      good: [hours, { ...hours, days: [1, 1] }],
      bad: [
        { ...hours, days: [5, 1] },
        { ...hours, days: [1, 7] },
        { ...hours, days: [1] },
        { ...hours, closes: '6:00 AM' },
        { ...hours, opens: '' },
        null,
      ],
    },
  ],
  [
    'mailingAddress',
    { good: [address], bad: [{ ...address, province: 'XX' }, { ...address, postalCode: 'H2Y1A1' }, {}, null] },
  ],
  ['refundCutoffHours', { good: [1, 24, 336], bad: [0, 337, 24.5, '24', Number.NaN] }],
  ['rescheduleNoticeHours', { good: [1, 48], bad: [-1, 0, 1000] }],
  ['closesOn', { good: [null, '2025-11-05'], bad: ['2025-02-30', 'soon', 5] }],
  ['crewsPerDay', { good: [0, 1, 20, 60], bad: [-1, 1.5, '2'] }],
  ['platinumOffered', { good: [true, false], bad: ['no', 0, null] }],
  [
    'weatherThresholds',
    {
      good: [weather, { ...weather, precipitationMm: 0.1, temperatureC: -20 }],
      bad: [
        { ...weather, precipitationChance: 0 },
        { ...weather, precipitationMm: 0.15 },
        { ...weather, temperatureC: 21 },
        { ...weather, gustKmh: 9 },
        { ...weather, dryHours: 49 },
        { ...weather, washMm: 0 },
        { precipitationChance: 60 },
      ],
    },
  ],
  ['waitingHoldHours', { good: [1, 4, 48], bad: [0, 49, 1.5, '4', null] }],
  [
    'accountantMail',
    {
      good: [null, { email: 'books@example.com', language: 'fr' }],
      bad: [{ email: 'books@', language: 'fr' }, { email: 'books@example.com', language: 'de' }, 'books@example.com'],
    },
  ],
  [
    'ledgerAccounts',
    { good: [accounts], bad: [{ ...accounts, gst: ' ' }, { ...accounts, qst: 'x'.repeat(61) }, {}, null] },
  ],
  [
    'ratingPage',
    {
      good: [null, { en: 'https://reviews.example.com/a?b', fr: 'https://avis.example.com' }],
      bad: [
        ...['http://reviews.example.com', 'https://localhost', 'https://me@example.com/', 'javascript:alert(1)', ''],
        ...['https://', 'reviews.example.com', `https://example.com/${'x'.repeat(200)}`],
      ].map((fr) => ({ en: 'https://reviews.example.com', fr })),
    },
  ],
  ['weatherSilence', { good: ['keep', 'move', 'ask'], bad: ['', 'maybe', null, 1] }],
];

describe('what a setting may be', () => {
  it('is known for every setting', () => {
    expect(cases.map(([key]) => key).sort()).toEqual([...settingKeys].sort());
  });

  it.each(cases)('is checked by its rule: %s', (key, { good, bad }) => {
    for (const value of good) expect(readSetting(key, value)).toEqual(value);
    for (const value of bad) expect([value, readSetting(key, value)]).toEqual([value, undefined]);
  });
});

describe('the hours of the phone', () => {
  it.each([
    [{ opens: '' }, 'opens'],
    [{ closes: '25:00' }, 'closes'],
    [{ days: [3, 2] }, 'lastDay'],
    [{ closes: '7:00 AM' }, 'closes'],
  ] as const)('name the field that is wrong in %j', (wrong, field) => {
    const standing = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' } as const;
    const { error } = settingSchemas.phoneHours.safeParse({ ...standing, ...wrong });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

describe('two values of a setting', () => {
  it('are the same in whatever order their parts were written, and only then', () => {
    expect(sameValue({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(sameValue([1, 5], [5, 1])).toBe(false);
    expect(sameValue(null, false)).toBe(false);
  });
});

describe('an invitation code', () => {
  it('is made of random bytes that give every sign the same chance', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
    expect(invitationCodeOf(bytes, 'HC')).toMatch(/^HC[A-HJ-NP-Z2-9]{7}$/);
    expect(isAcceptableCode(invitationCodeOf(bytes, 'HC'))).toBe(true);
    expect(() => invitationCodeOf(Uint8Array.of(255, 255), 'HC')).toThrow(RangeError);
  });

  it.each(['short', 'WITH SPACE', 'VITRINÉE', 'TENSIGNS10'])('that an operator thought of may not be %s', (code) => {
    expect(isAcceptableCode(code)).toBe(false);
  });
});

describe('a postal code', () => {
  it.each([
    ['h2y1a1', 'H2Y 1A1'],
    [' H2Y  1A1 ', 'H2Y 1A1'],
    ['h2y', 'H2Y'],
  ])('typed as "%s" is kept as %s', (typed, kept) => {
    expect(spacedPostalCode(typed)).toBe(kept);
  });
});
