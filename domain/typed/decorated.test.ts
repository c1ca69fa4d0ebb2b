import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, cleanNumber } from './code.ts';
import { cleanEmail, emailPattern } from './email.ts';
import { cleanLines, cleanText } from './free-text.ts';
import { cleanExtension, cleanPhone, phoneFault } from './phone.ts';
import { cleanPostalCode } from './postal-code.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const oneOf = (letters: string) => fc.constantFrom(...letters);
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const postLetter = oneOf('ABCEGHJKLMNPRSTVWXYZ');

const postalCode = joined(
  oneOf('ABCEGHJKLMNPRSTVXY'),
  digits(1),
  postLetter,
  fc.constantFrom('', ' '),
  digits(1),
  postLetter,
  digits(1),
);
const code = fc.string({ unit: oneOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), minLength: 6, maxLength: 9 });
const number = fc.oneof(
  joined(fc.constant('HC-'), digits(8), fc.constant('-'), digits(6)),
  joined(fc.constant('HC'), digits(4)),
  joined(fc.constant('VIP'), digits(2)),
  joined(
    fc.constant('BK-'),
    fc.string({ unit: oneOf('0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 6, maxLength: 6 }),
  ),
);
const phone = fc
  .tuple(fc.constantFrom('', '+1 ', '1 '), oneOf('23456789'), digits(1), oneOf('23456789'), digits(1), digits(4))
  .map(([country, area, a, exchange, b, line]) => `${country}${area}${a}0-${exchange}${b}0-${line}`)
  .filter((typed) => phoneFault(typed) === null);
const local = fc.string({ unit: oneOf('abz019!#$%&*+/=?^_{|}~-é'), minLength: 1, maxLength: 20 });
const email = joined(local, fc.constant('@'), fc.constantFrom('example.com', 'sub.example.co.uk', 'épicerie.example'));

const marks = [
  ...[
    '\u200b',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u202d',
    '\u2060',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
  ],
  ...['', ' ', '\u00a0', '\u202f', '\t', '\n', '\u3000'],
];
const around = fc.constantFrom(...marks);
const wrappings = fc.constantFrom(['“', '”'], ['«\u00a0', '\u00a0»'], ['(', ')'], ['"', '"'], ['', '.'], ['', ',']);
/** Figures and capitals as wide as those of the East, and any of the dashes for a hyphen. */
const wide = (text: string) => text.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const dashed = (text: string, dash: string) => text.replaceAll('-', dash);
const dash = fc.constantFrom(...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d-');

const kinds = [
  ['a postal code', cleanPostalCode, postalCode],
  ['an invitation code', cleanCode, code],
  ['a number of a booking', cleanNumber, number],
  ['a phone number', cleanPhone, phone],
  ['an extension', cleanExtension, digits(3)],
  ['an e-mail address', cleanEmail, email],
] as const;

describe.each(kinds)('%s', (_, clean, valid) => {
  it('that is right stays as it is', () => {
    fc.assert(fc.property(valid, (text) => void expect(clean(text)).toBe(text)));
  });

  it('is found under marks that nobody sees, white space, and the signs of another width or dash', () => {
    fc.assert(
      fc.property(valid, around, around, fc.boolean(), dash, (text, before, after, isWide, sign) => {
        expect(clean(`${before}${dashed(isWide ? wide(text) : text, sign)}${after}`)).toBe(text);
      }),
    );
  });
});

describe.each(kinds.filter(([, clean]) => clean !== cleanPhone && clean !== cleanExtension))(
  '%s',
  (_, clean, valid) => {
    it('is found within quotation marks, brackets and sentences', () => {
      fc.assert(
        fc.property(
          valid,
          wrappings,
          (text, [before, after]) => void expect(clean(`${before}${text}${after}`)).toBe(text),
        ),
      );
    });
  },
);

describe.each([
  ...kinds.map(([name, clean]) => [name, clean] as const),
  ['words', cleanText],
  ['lines', cleanLines],
] as const)('%s, whatever was typed,', (_, clean) => {
  const signs = fc.string({ unit: oneOf('H2YBKOIL 15.,-/@<>:;\'"()+#xen°é\u200d\u200b\u00a0👩❤\ufe0f') });
  it('is clean once it was cleaned', () => {
    fc.assert(
      fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), (typed) => {
        const once = clean(typed);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

it('every right address matches the pattern of the forms', () => {
  fc.assert(fc.property(email, (text) => void expect(emailPattern.test(text)).toBe(true)));
});

const order = 'HC-20251001-101500';
it.each([
  [
    cleanCode,
    'HCPREVIEW',
    ['hc preview', 'Code: HCPREVIEW', 'Code d’invitation : HCPREVIEW', 'your code is HCPREVIEW!'],
  ],
  [cleanCode, 'CODE2026', ['code 2026', 'Code: CODE2026']],
  [
    cleanNumber,
    order,
    [`Order ${order}`, `Order number: ${order}`, `N° de commande : ${order}`, `commande nº ${order}.`],
  ],
  [cleanNumber, order, ['HC 20251001 101500', 'hc20251001101500', 'HC.20251001.101500', `#${order} (merci)`]],
  [cleanNumber, order, ['h c - 2 0 2 5 1 0 0 1 - 1 0 1 5 0 0']],
  [cleanNumber, 'VIP01', ['Client ID: VIP01', 'vip 01', 'N° de client : vip\u00a001']],
  [cleanNumber, 'BK-7K2M9Q', ['Booking ID: bk-7k2m9q', 'BK 7K2M9Q', 'bk7k2m9q']],
  [
    cleanPostalCode,
    'H2Y 1C6',
    ['Montréal H2Y 1C6', 'QC H2Y 1C6', 'H2Y-1C6, Canada', 'H 2 Y 1 C 6', 'H2Y lC6', 'h2y.1c6'],
  ],
  [cleanPostalCode, 'H2Y', ['Montréal H2Y', 'H2Y (Vieux-Montréal)', 'Code postal : h2y']],
  [cleanPostalCode, 'H0H 0H0', ['HOH OHO', 'Hoh 0ho']],
  [
    cleanEmail,
    'anne@example.com',
    ['Anne Exemple <anne@example.com>', 'Courriel : anne@example.com', "'anne@example.com'"],
  ],
  [cleanEmail, "o'brien@example.com", ['o’brien@example.com', 'mailto:o%27brien@example.com?subject=Visit']],
] as const)('what people paste around it goes: %o, %s', (clean, text, pasted) => {
  for (const one of pasted) expect([one, clean(one)]).toEqual([one, text]);
});

it.each([
  [cleanPostalCode, ['H2Y 1C', 'H3V 1A1X', '12345-6789', 'SW1A 1AA', 'hß2']],
  [cleanNumber, ['HC0001A', 'ABC']],
  [cleanEmail, ['a b@example.com', 'anne@', 'a@b.co\u0000']],
  [cleanPhone, ['514-555-0142 ask for Al', '44 20 7946 0018 22']],
] as const)('what is none stays, for its writer to see: %o', (clean, typed) => {
  for (const one of typed) expect(clean(one)).toBe(one);
});

it.each([cleanCode, cleanNumber, cleanEmail, cleanPostalCode, cleanPhone, cleanText, cleanLines])(
  'a page of nonsense is looked through in no time: %o',
  (clean) => {
    const began = performance.now();
    for (const sign of [' ', '.', '-', '<', '(', 'H2Y ', '514 ', '@', '\u200d', '\t '])
      clean(`x${sign.repeat(60_000)}x`);
    expect(performance.now() - began).toBeLessThan(2000);
  },
);
