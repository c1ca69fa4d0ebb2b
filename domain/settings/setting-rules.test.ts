import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfHours, inRange, spacedPostalCode } from './setting-rules.ts';
import { settingSchemas } from './settings.ts';

const isSettingPhone = (phone: string) => settingSchemas.phone.safeParse(phone).success;
const isSettingEmail = (email: string) => settingSchemas.email.safeParse(email).success;
const isPostalCode = (postalCode: string) => {
  const address = { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode };
  return settingSchemas.mailingAddress.safeParse(address).success;
};

describe('a number of the settings', () => {
  it.each([
    ['crewsPerDay', [0, 20], [-1, 21, 1.5, Number.NaN, Number.POSITIVE_INFINITY]],
    ['precipitationMm', [0.1, 2.5, 50], [0, 0.05, 2.55, 50.1]],
    ['temperatureC', [-20, 0, 20], [-21, 21, 0.5]],
  ] as const)('%s has bounds and decimals', (name, good, bad) => {
    expect(good.filter((value) => !inRange(value, name))).toEqual([]);
    expect(bad.filter((value) => inRange(value, name))).toEqual([]);
  });
});

describe('contact details', () => {
  it('have a phone number in E.164', () => {
    expect(isSettingPhone('+15145550142')).toBe(true);
    expect(['5145550142', '+1 514 555 0142', '+445145550142', ''].filter(isSettingPhone)).toEqual([]);
  });

  it('have an e-mail address that needs no escaping anywhere', () => {
    expect(['care@example.com', 'a.b+c_d-e@sub.example.ca'].every(isSettingEmail)).toBe(true);
    const bad = [
      'care',
      'care@example',
      '.a@b.ca',
      'a.@b.ca',
      'é@b.ca',
      'a"b@c.ca',
      'a@b.ca ',
      `${'a'.repeat(250)}@b.ca`,
    ];
    expect(bad.filter(isSettingEmail)).toEqual([]);
  });

  it('have a postal code in one form, however it is typed', () => {
    const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ');
    const digit = fc.constantFrom(...'0123456789');
    fc.assert(
      fc.property(fc.tuple(letter, digit, letter, digit, letter, digit), fc.boolean(), (parts, isSpaced) => {
        const typed = [...parts.slice(0, 3), isSpaced ? ' ' : '', ...parts.slice(3)].join('').toLowerCase();
        const stored = spacedPostalCode(typed);
        expect(isPostalCode(stored)).toBe(true);
        expect(spacedPostalCode(stored)).toBe(stored);
      }),
    );
    expect(['H2Y1A1', 'h2y 1a1', 'H2Y 1A', '12345', ''].filter(isPostalCode)).toEqual([]);
  });
});

describe('phone hours', () => {
  const hours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' } as const;

  it('open before they close, on days in order', () => {
    expect(faultOfHours(hours)).toBeNull();
    expect(faultOfHours({ ...hours, days: [3, 3] })).toBeNull();
  });

  it.each([
    [{ days: [5, 1] as const }, 'lastDay', 'days-order'],
    [{ closes: '7:00 AM' }, 'closes', 'hours-order'],
  ] as const)('are refused with %j', (change, field, key) => {
    expect(faultOfHours({ ...hours, ...change })).toEqual({ field, key });
  });
});
