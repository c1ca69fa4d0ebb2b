import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPlainSigns, segmentsOf } from './segments.ts';

describe('the length of a text message', () => {
  it.each([
    ['nothing', '', 'gsm-7', 0, 1],
    ['one full message', 'a'.repeat(160), 'gsm-7', 160, 1],
    ['a sign more', 'a'.repeat(161), 'gsm-7', 161, 2],
    ['two full messages', 'a'.repeat(306), 'gsm-7', 306, 2],
    ['a sign more than two', 'a'.repeat(307), 'gsm-7', 307, 3],
    ['French accents that the network has', 'éèàùÇÉ'.repeat(26), 'gsm-7', 156, 1],
    ['signs that take two places', '€[]{}'.repeat(16), 'gsm-7', 160, 1],
    [
      'a sign of two places that does not fit the first message',
      `${'a'.repeat(152)}€${'a'.repeat(152)}`,
      'gsm-7',
      306,
      3,
    ],
    ['one ê', `${'a'.repeat(69)}ê`, 'ucs-2', 70, 1],
    ['one ê too many', `${'a'.repeat(70)}ê`, 'ucs-2', 71, 2],
    ['two full messages with an ê', `${'a'.repeat(133)}ê`, 'ucs-2', 134, 2],
    ['a typographic apostrophe', 'l’heure', 'ucs-2', 7, 1],
    ['a no-break space', '9\u00a0h', 'ucs-2', 3, 1],
    ['a picture of two units', '🪟', 'ucs-2', 2, 1],
    ['a picture that does not fit the first message', `${'a'.repeat(66)}🪟${'a'.repeat(66)}`, 'ucs-2', 134, 3],
  ])('counts %s', (_what, text, encoding, length, count) => {
    expect(segmentsOf(text)).toEqual({ encoding, length, count });
  });

  it.each([...'çêëîïôœûÀÂÈÊ'])('is that of the long alphabet with %s', (letter) => {
    expect(segmentsOf(letter).encoding).toBe('ucs-2');
  });
});

describe('plain signs', () => {
  it('take the place of typographic ones', () => {
    expect(inPlainSigns('« Hauteclaire »\u00a0: l’heure… 9\u202fh – 10\u00a0h — “so”')).toBe(
      '"Hauteclaire" : l\'heure... 9 h - 10 h - "so"',
    );
  });

  it('leave every letter and every accent', () => {
    const letters = 'àâäæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛ';
    expect(inPlainSigns(letters)).toBe(letters);
    expect(inPlainSigns('a\u0302 e\u0301 c\u0327')).toBe('â é ç');
  });

  it('take out what steers a screen, and keep the line breaks', () => {
    expect(inPlainSigns('rue\u202e elpmexE\u200b\u0007\r\n2')).toBe('rue elpmexE \n2');
  });

  it('neither change letters nor make a message longer than its signs, whatever is written', () => {
    const lettersOf = (text: string) =>
      text
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = inPlainSigns(text);
        expect(lettersOf(plain)).toBe(lettersOf(text));
        expect(inPlainSigns(plain)).toBe(plain);
        expect(segmentsOf(plain).count).toBeLessThanOrEqual(segmentsOf(text.replaceAll('…', '...')).count);
      }),
    );
  });

  it('put any French sentence of the short alphabet into it', () => {
    const sign = fc.constantFrom(...'abcéèàùÉÇ ’«»…–\u00a0\u202f:;!?%$19');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 80 }), (text) => {
        expect(segmentsOf(inPlainSigns(text)).encoding).toBe('gsm-7');
      }),
    );
  });
});
