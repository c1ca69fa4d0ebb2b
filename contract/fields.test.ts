import { describe, expect, it } from 'vitest';
import { email, phone, requiredText, text } from './fields.ts';

const long = 'x'.repeat(10_000);
/** The keys of what is said about a value; none when it is accepted. */
const saidOf = (schema: typeof email | ReturnType<typeof text>, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message);

describe('text', () => {
  const name = requiredText(2, 80, 'first-name');

  it.each([
    ['Al', 'Al'],
    ['  Éloïse  ', 'Éloïse'],
    ['Boulangerie « L’Écuyer » & fils', 'Boulangerie « L’Écuyer » & fils'],
    ['王芳', '王芳'],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('is taken without the spaces around it: %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  it.each(['', 'A', '  A  ', '   ', undefined, null, 5, true, {}])('that is required is not %j', (value) => {
    expect(saidOf(name, value)).toEqual(['first-name']);
  });

  it('is not a list, nor a list of texts', () => {
    for (const value of [[], ['Al'], ['Alice', 'Bob']]) expect(saidOf(name, value)).toContain('first-name');
  });

  it('has an end', () => {
    expect(saidOf(name, 'x'.repeat(81))).toEqual(['too-long']);
    expect(saidOf(name, long)).toEqual(['too-long']);
    expect(saidOf(text(40), long)).toEqual(['too-long']);
  });

  it.each(['Al\tice', 'Al\nice', 'Al \r\n ice', 'Al\u00a0ice', '\u202aAl ice\u202c', '\ufeffAl\u200b ice'])(
    'is in one line, with plain spaces and no mark that nobody sees: %j',
    (typed) => {
      expect(name.parse(typed)).toBe('Al ice');
    },
  );

  const controls = [...Array(32).keys(), 127].filter((code) => !/\s/.test(String.fromCharCode(code)));
  it.each(controls)('carries no control character inside: %i', (code) => {
    const value = `Al${String.fromCharCode(code)}ice`;
    expect(saidOf(name, value)).toEqual(['invalid']);
    expect(saidOf(text(40), value)).toEqual(['invalid']);
  });

  it.each(['Al\ud83dice', '\ude00Alice', 'Alice\ud83d'])('carries no half of a character: %j', (value) => {
    expect(saidOf(name, value)).toEqual(['invalid']);
    expect(saidOf(text(40), value)).toEqual(['invalid']);
    expect(saidOf(email, `${value}@example.com`)).toEqual(['email']);
  });

  it('may have a whole character of two halves', () => {
    expect(name.parse('Fleurs 🌷 & cie')).toBe('Fleurs 🌷 & cie');
  });

  it('that is not required may be empty, and is still text', () => {
    expect(text(40).parse('')).toBe('');
    for (const value of [5, true, {}]) expect(saidOf(text(40), value)).toEqual(['invalid']);
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.co', ' claire@example.com ', 'claire.o-neil+shop@sub.example.co.uk'])('can be %j', (value) => {
    expect(email.parse(value)).toBe(value.trim());
  });

  it.each([
    '',
    'claire',
    'claire@',
    '@example.com',
    'claire@example',
    'a b@example.com',
    'a@b.co\u0000',
    'a\n@b.co',
    5,
    null,
  ])('cannot be %j', (value) => {
    expect(saidOf(email, value)).toEqual(['email']);
  });

  it('cannot be endless', () => {
    expect(saidOf(email, `${long}@example.com`)).toContain('too-long');
  });
});

describe('a phone number', () => {
  it.each(['5145550142', '514 555-0142', '(514) 555-0142', '+1 514 555 0142', '+33 1 55 55 01 42'])(
    'can be %j',
    (value) => {
      expect(phone.parse(value)).toBe(value);
    },
  );

  it.each([
    ['514-555', 'phone'],
    ['514-555-01', 'phone'],
    ['', 'phone'],
    ['          ', 'phone'],
    ['514 555-0142 ask for Al', 'phone-format'],
    ['114 555-0142', 'phone-number'],
    ['33 1 55 55 01 42', 'phone-number'],
    ['514\u0000555-0142', 'phone-format'],
    [5145550142, 'phone'],
    [null, 'phone'],
    ['5'.repeat(31), 'too-long'],
    ['5'.repeat(10_000), 'too-long'],
  ])('cannot be %j: %s', (value, key) => {
    expect(saidOf(phone, value)).toContain(key);
  });
});
