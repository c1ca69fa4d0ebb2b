import { describe, expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { folded } from './folded.ts';
import { searchTerms } from './terms.ts';

/** Whether what a term looks for stands in a text, as the database compares it. */
const finds = (typed: string, text: string): boolean =>
  searchTerms(typed, services).every((term) =>
    term.some((parts) => parts.every((part) => ` ${folded(text)} `.includes(part))),
  );

describe('a search', () => {
  it.each([
    ["L'Épicerie", 'L’Épicerie d’Élodie'],
    ['l`epicerie', 'L’Épicerie d’Élodie'],
    ['ECUYER', 'Zoé L’Écuyer'],
    ['O’Brien', "O'Brien"],
    ['o´brien', 'OʼBrien'],
    ['obrien', "Siobhán O'Brien"],
    ['Hébert', 'Noe\u0308l He\u0301bert'],
    ['boeuf', 'Le Bœuf à la Une'],
    ['BŒUF', 'Le boeuf'],
    ['Lepine  Genevieve', 'Geneviève Lépine'],
    ['saint viateur', '5300, rue Saint-Viateur'],
    ['st-viateur', '5300, rue Saint-Viateur'],
    ['Sainte-Catherine', '12 rue Ste-Catherine'],
    ['4321, rue', '4321, rue Saint-Exemple'],
    ['4321-4325 rue', '4321 à 4325, rue Exemple'],
    ['hc 0042', 'HC0042'],
    ['4', 'HC0042'],
    ['l épicerie', 'L’Épicerie'],
    ['HC‑20260601‑134351', 'HC-20260601-134351'],
    ['bk 7q2m4x', 'BK-7Q2M4X'],
    ['BK-O1LL23', 'BK-011123'],
    ['Full Preservation', 'Le Petit complete Café'],
    ['préservation de', 'Chez Paul refresh H2Y'],
    ['Ｃａｆé', 'CAFE'],
    ['Иван', 'Иван'],
  ])('for %s finds %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['Lepine Paul', 'Geneviève Lépine'],
    ['hc0043', 'HC0042'],
    ['obrian', "O'Brien"],
    ['boutique 3', 'Boutique 2, 13 rue Exemple'],
    ['514 555 0114', '514 555-0199 0114'],
  ])('for %s does not find %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  it.each([
    '+1 514 555 0114',
    '1-514-555-0114',
    '(514) 555‑0114',
    '514.555.0114',
    '５１４５５５０１１４',
    '0015145550114',
  ])('takes %s for the ten digits of a phone', (typed) => {
    expect(searchTerms(typed, services)).toEqual([[['5145550114']]]);
  });

  it('takes an e-mail as a whole, and words beside it as others', () => {
    expect(searchTerms('Zoé <zoe.l@example.com>', services)).toEqual([[['zoel@examplecom']], [['zoe']]]);
  });

  it.each(['', '   ', '%', '_%\\', '@', '\u200b', '…—'])('for nothing but signs (%s) looks for nothing', (typed) => {
    expect(searchTerms(typed, services)).toEqual([]);
  });

  it('has no sign that the database reads as its own, and an end', () => {
    const terms = searchTerms(`50% _off\\ ${'word '.repeat(40)}`, services);
    expect(JSON.stringify(terms)).not.toMatch(/[%_\\]/);
    expect(terms.length).toBe(12);
  });
});
