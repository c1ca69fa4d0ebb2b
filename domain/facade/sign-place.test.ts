import { describe, expect, it } from 'vitest';
import { layouts } from '../funnel/layout.ts';
import { facades } from './layouts.ts';
import { placeSign } from './sign-place.ts';

const on = (name: string, layout: (typeof layouts)[number] = 'layout8') => placeSign(facades[layout], name);

describe('the name on the sign of a façade', () => {
  it.each(layouts)('has a place on %s, within the wall and clear of the glass', (layout) => {
    const facade = facades[layout];
    const place = on('Boutique Exemple', layout);
    if (!place) throw new Error('There is no place.');
    const top = place.baseline + place.size * 0.71;
    for (const { sill, head } of [...facade.bays, ...facade.upper]) {
      expect(place.baseline >= head || top <= sill).toBe(true);
    }
    expect(place.baseline - place.size * 0.3).toBeGreaterThan(2.4);
    expect(place.size).toBeGreaterThan(0.25);
  });

  it('becomes smaller before it is drawn together, and is never stretched', () => {
    const short = on('Café');
    const longer = on('Boulangerie Exemple de la Place');
    expect(short?.textLength).toBeUndefined();
    expect(longer?.textLength).toBeUndefined();
    expect(longer?.size).toBeLessThan(short?.size ?? 0);
  });

  it('is drawn together where it only just has room', () => {
    const names = Array.from({ length: 80 }, (_, count) => on('n'.repeat(count + 1)));
    const tight = names.filter((place) => place?.textLength !== undefined);
    expect(tight.length).toBeGreaterThan(0);
    for (const place of tight) expect((place?.name.length ?? 0) * 0.57 * (place?.size ?? 0)).toBeGreaterThan(7);
  });

  it('leaves the sign when it is too long to be read there', () => {
    expect(on('Les Petites Boutiques Exemplaires de la Rue Sainte-Catherine Ouest et de la Place')).toBeNull();
    expect(on('n'.repeat(200))).toBeNull();
  });

  it('is drawn by the reader’s own fonts where the serif has no such letters', () => {
    expect(on('Épicerie Łukasz & Fils')?.inSerif).toBe(true);
    for (const name of ['蒙特利尔花店', 'متجر الزهور', 'Fleurs 🌷']) expect(on(name)?.inSerif).toBe(false);
  });

  it('is none while nothing but spaces was typed', () => {
    expect(on('')).toBeNull();
    expect(on('  ')).toBeNull();
  });
});
