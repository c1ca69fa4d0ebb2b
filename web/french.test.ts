import { beforeAll, describe, expect, it } from 'vitest';
import { englishIn, englishWordsOf, typographyIn, unspoken, untranslated } from '#tests/french/detector.ts';
import { allTexts, catalogueFiles, type Twin } from '#tests/french/texts.ts';

let twins: readonly Twin[] = [];
let known: ReadonlySet<string> = new Set();
beforeAll(async () => {
  twins = await allTexts();
  known = englishWordsOf(twins);
});

describe('French texts', () => {
  it('are found beside every screen, in every file of messages, and in the facts of the business', () => {
    expect(catalogueFiles().length).toBeGreaterThan(20);
    const places = new Set(twins.map(({ place }) => place.split(/\.ts\.|\./)[0]));
    expect(catalogueFiles().filter((file) => !places.has(file.replace(/\.ts$/, '').split('.')[0]))).toEqual([]);
    for (const part of ['business.terms', 'business.questions', 'business.letter', 'business.quiz', 'made.errors'])
      expect([part, twins.some(({ place }) => place.startsWith(part))]).toEqual([part, true]);
    expect(twins.length).toBeGreaterThan(700);
  });

  it('have no English left in them', () => {
    // The way to the other language is written in that language.
    const spoken = twins.filter(({ place }) => !place.endsWith('terms.messages.ts.messages.other'));
    expect(spoken.flatMap(({ fr }) => englishIn(fr, known))).toEqual([]);
  });

  it('exist wherever there is an English one, and differ from it', () => {
    // Only who reads English is told that the French version was at hand.
    expect(unspoken(twins)).toEqual(['web/features/appointment/terms/terms.messages.ts.messages.wish']);
    expect(untranslated(twins)).toEqual([]);
  });

  it('keep their no-break spaces, apostrophes and ellipses', () => {
    expect(twins.flatMap(({ fr }) => typographyIn(fr))).toEqual([]);
  });
});

describe('the reader of French texts', () => {
  it.each([
    'Votre booking est confirmé',
    'Veuillez patienter, please',
    'Disponible, Thursday 23 octobre',
    'Le total est de $1,264.73',
    'Rendez-vous à 9:00 AM',
    'Choose a layout to continue.',
    'Window preservation',
    'Une taxe de 9.975 est ajoutée and voilà',
  ])('finds the English in « %s »', (text) => {
    expect(englishIn(text, known)).not.toEqual([]);
  });

  it.each([
    'Votre réservation est confirmée pour le jeudi 23\u00a0octobre 2025, à 9\u00a0h.',
    'Total ($\u00a0CA)\u00a0: 1\u00a0264,73\u00a0$',
    'Écrivez-nous à care@example.com ou voyez https://example.com/booking',
    'Commande HC-20251023-101500',
  ])('finds none in « %s »', (text) => {
    expect(englishIn(text, known)).toEqual([]);
  });

  it('finds a text that nobody translated, and one that is missing', () => {
    const lazy: Twin[] = [
      { place: 'a', en: 'Booking window', fr: 'Booking window' },
      { place: 'b', en: 'Service', fr: 'Service' },
      { place: 'c', en: 'Close', fr: '' },
    ];
    expect(untranslated(lazy)).toEqual(['a: Booking window']);
    expect(unspoken(lazy)).toEqual(['c']);
  });

  it.each([
    'Vraiment ?',
    'Vraiment\u00a0?',
    'Vraiment\u202f!',
    'Total: 12\u00a0$',
    "L'adresse",
    'Chargement...',
    'Garantie de 15 ans',
    '« Oui »',
    'Rendez-vous à 9 h',
    'Le jeudi 23 octobre',
  ])('marks the typography of « %s »', (text) => {
    expect(typographyIn(text)).not.toEqual([]);
  });

  it('leaves good typography alone', () => {
    const good = '«\u00a0Oui\u00a0»\u00a0: l’heure est 9\u00a0h\u00a030, c’est 5\u00a0% de moins; n’est-ce pas?';
    expect(typographyIn(good)).toEqual([]);
  });
});
