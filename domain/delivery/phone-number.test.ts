import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toE164 } from './phone-number.ts';

describe('a typed phone number', () => {
  it.each([
    '5145550142',
    '514 555-0142',
    '(514) 555-0142',
    '514.555.0142',
    '514\u00a0555-0142',
    ' 514-555-0142 ',
    '1 514 555-0142',
    '1-514-555-0142',
    '+1 514 555 0142',
    '+15145550142',
    '+ 1 (514) 555-0142',
  ])('%j can be sent a text', (typed) => {
    expect(toE164(typed)).toBe('+15145550142');
  });

  it.each([
    ['is too short', '514 555-014'],
    ['is too long', '514 555-01421'],
    ['has an area code that begins with 1', '114 555-0142'],
    ['has an area code that begins with 0', '014 555-0142'],
    ['has an exchange that begins with 1', '514 155-0142'],
    ['has a service code for an area', '911 555-0142'],
    ['has a service code for an exchange', '514 411-0142'],
    ['is of another country', '+33 1 55 55 01 42 00'],
    ['is of another country and as long as ours', '+44 5145550142'],
    ['is dialled from abroad', '011 1 514 555 0142'],
    ['has a plus in the middle', '514+5550142'],
    ['has an extension', '514 555-0142 ext. 5'],
    ['is a word', 'five one four'],
    ['is empty', ''],
    ['is signs alone', '+-() -()'],
    ['is written in other digits', '٥١٤٥٥٥٠١٤٢'],
  ])('that %s gets no text', (_what, typed) => {
    expect(toE164(typed)).toBeNull();
  });

  it('is nothing or a number that is its own form, whatever was typed', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789 +-().\u00a0x'), maxLength: 24 });
    fc.assert(
      fc.property(signs, (typed) => {
        const number = toE164(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(typed.replaceAll(/\D/g, '')).toMatch(new RegExp(`^1?${number.slice(2)}$`));
        expect(toE164(number)).toBe(number);
      }),
    );
  });
});
