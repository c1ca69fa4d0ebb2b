import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textKeyword } from './opt-out.ts';
import { plainAnswer } from './plain-answer.ts';

describe('a plain answer to a proposal', () => {
  it.each([
    ...[
      'oui',
      'Oui!',
      'OUI',
      ' oui ',
      'oui merci',
      'Oui, merci beaucoup.',
      'Bonjour, oui svp',
      'oui 👍🏽',
      'OK',
      'o.k.',
      'ok ok',
    ],
    ...[
      "d'accord",
      'D’accord',
      'd accord',
      'daccord !',
      'oui d’accord',
      'Yes',
      'yes please',
      'Yep',
      'Okay, thanks',
      'y',
      'ouais',
    ],
  ])('is yes in %j', (body) => expect(plainAnswer(body)).toBe('yes'));

  it.each(['non', 'Non.', 'NON MERCI', 'non 👎', 'No', 'no thanks', 'No, thank you!', 'nope', 'n', 'no no'])(
    'is no in %j',
    (body) => expect(plainAnswer(body)).toBe('no'),
  );

  it.each([
    ...[
      '',
      '👍',
      'merci',
      'thank you',
      'oui?',
      'ok ?',
      'oui ou non',
      'oui non',
      'ok no',
      'no problem',
      'pas d’accord',
      'why not',
    ],
    ...[
      'oui mais à 10 h',
      'yes 9',
      'non, jeudi',
      'Can you come earlier?',
      'oui 👎',
      'non 👍',
      'yes 🤔',
      'ok boss',
      'oui\nmais plus tard',
    ],
    ...['STOP', 'ARRET', 'cancel', 'yesterday', 'noon', 'nonante', 'd’accordéon'],
  ])('is neither in %j', (body) => expect(plainAnswer(body)).toBeNull());

  it('is the same in any case, with any accents, punctuation and faces', () => {
    const noise = fc.stringMatching(/^[ .,!…\n😀🙂🎉]*$/u);
    const word = fc.constantFrom('oui', 'ok', 'yes', "d'accord");
    fc.assert(
      fc.property(noise, word, noise, fc.boolean(), (before, one, after, loud) => {
        expect(plainAnswer(`${before}${loud ? one.toUpperCase() : one}${after}`)).toBe('yes');
      }),
    );
  });

  it('is never a word that ends the texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (body) => {
        if (plainAnswer(body) !== null) expect(textKeyword(body)).not.toBe('stop');
      }),
    );
  });
});
