import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanExtension,
  phoneFault,
  phoneLink,
  readPhone,
  takesNoTexts,
  textNumber,
  toE164,
  withOwnExtension,
} from './phone.ts';

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
    '011 1 514 555 0142',
    '٥١٤٥٥٥٠١٤٢',
    '514 555-0142 ext. 5',
  ])('%j can be sent a text', (typed) => {
    expect(textNumber(typed)).toBe('+15145550142');
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
    ['has a plus in the middle', '514+5550142'],
    ['is a word', 'five one four'],
    ['is empty', ''],
    ['is signs alone', '+-() -()'],
    ['is dialled from abroad', '011 33 1 55 55 01 42'],
  ])('that %s gets no text', (_what, typed) => {
    expect(textNumber(typed)).toBeNull();
  });

  it('is nothing or a number that is its own form, whatever was typed', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789 +-().\u00a0x'), maxLength: 24 });
    fc.assert(
      fc.property(signs, (typed) => {
        const number = toE164(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(typed.replaceAll(/\D/g, '')).toContain(number.slice(2));
        expect(toE164(number)).toBe(number);
      }),
    );
  });
});

describe('a phone number and its extension', () => {
  it.each([
    ['514-555-0142 ext. 12', '514-555-0142', '12'],
    ['514-555-0142 x12', '514-555-0142', '12'],
    ['514-555-0142x12', '514-555-0142', '12'],
    ['514-555-0142 ×12', '514-555-0142', '12'],
    ['514-555-0142 #12', '514-555-0142', '12'],
    ['514-555-0142 p. 4', '514-555-0142', '4'],
    ['514 555-0142, poste 4567', '514 555-0142', '4567'],
    ['514 555-0142 (poste nº 12)', '514 555-0142', '12'],
    ['+1 (514) 555-0142 extension: 12', '+1 (514) 555-0142', '12'],
    ['tel:+1-514-555-0142;ext=12', '+1-514-555-0142', '12'],
    ['tel:5145550142,,12', '5145550142', '12'],
    ['(514) 555-0142 12', '(514) 555-0142', '12'],
    ['514-555-0142-12', '514-555-0142', '12'],
    ['+33 1 55 55 01 42 poste 3', '+33 1 55 55 01 42', '3'],
  ])('are told apart in %j', (typed, number, extension) => {
    expect(readPhone(typed)).toEqual({ number, extension });
    expect(withOwnExtension({ phone: typed })).toEqual({ phone: number, phoneExtension: extension });
  });

  it.each(['514-555-0142', '+1 514 555 0142', '+33 1 55 55 01 42', '44 20 7946 0018 22', 'ext 12', '514,555,0142', ''])(
    'are no two in %j',
    (typed) => {
      expect(readPhone(typed).extension).toBe('');
    },
  );

  it('stand in fields of their own, and an extension that was typed into its own field stays', () => {
    expect(withOwnExtension({ phone: '514-555-0142 x12', phoneExtension: '7' }).phoneExtension).toBe('7');
    expect(withOwnExtension({ phone: '514-555-0142', phoneExtension: '7' }).phoneExtension).toBe('7');
  });

  it.each(['12', ' 12 ', 'poste 12', 'Ext. 12', '#12', 'x12', 'poste n° 12', '\u202a12\u202c', '１２'])(
    'are digits alone, also typed as %j',
    (typed) => {
      expect(cleanExtension(typed)).toBe('12');
    },
  );

  it('open the dialler', () => {
    expect(phoneLink('(514) 555-0142', null)).toBe('tel:+15145550142');
    expect(phoneLink('514 555-0142', '12')).toBe('tel:+15145550142,12');
    expect(phoneLink('+33 1 55 55 01 42', '')).toBe('tel:+33155550142');
  });
});

describe('what is said of a phone number', () => {
  it.each([
    ['514-555-0142', null],
    ['1 514 555 0142', null],
    ['514-555-0142 ext. 12', null],
    ['+33 1 55 55 01 42', null],
    ['00 33 1 55 55 01 42', null],
    ['+33 (0)1 55 55 01 42', null],
    ['(+33) 1 55 55 01 42', null],
    ['514-555-014', 'phone'],
    ['', 'phone'],
    ['514-555-0142 ask for Al', 'phone-format'],
    ['114-555-0142', 'phone-number'],
    ['514-155-0142', 'phone-number'],
    ['+1 514 555 014', 'phone-number'],
    ['01 55 55 01 42', 'phone-number'],
    ['514 555 0142 / 438 555 0142', 'phone-number'],
    ['+33155550142331555501', 'phone-number'],
    ['5'.repeat(31), 'too-long'],
  ])('%j: %s', (typed, fault) => {
    expect(phoneFault(typed)).toBe(fault);
  });
});

describe('a number of North America that costs more than a text', () => {
  it.each([
    ['is premium', '+1 900 555 0142'],
    ['is premium in its exchange', '514 976-0142'],
    ['is premium in both', '976-976-0142'],
    ['is Jamaican', '+1 876 555 0142'],
    ['is Jamaican, by its newer code', '658 555 0142'],
    ['is Dominican', '1-809-555-0142'],
    ['is of the Bahamas', '(242) 555-0142'],
    ['is of Bermuda', '441 555 0142'],
    ['is of Puerto Rico', '787 555 0142'],
    ['is of Guam', '671 555 0142'],
    ['follows a person', '533 555 0142'],
  ])('that %s is a telephone and gets no text', (_what, typed) => {
    expect(phoneFault(typed)).toBeNull();
    expect(toE164(typed)).not.toBeNull();
    expect(textNumber(typed)).toBeNull();
    expect(takesNoTexts(typed)).toBe(true);
  });

  it.each(['416 555 0142', '+1 212 555 0142', '808 555 0142', '907 555 0142', '438 555 0142', '867 555 0142'])(
    'is not %s, in Canada or the United States',
    (typed) => {
      expect(textNumber(typed)).toBe(toE164(typed));
      expect(takesNoTexts(typed)).toBe(false);
    },
  );
});
