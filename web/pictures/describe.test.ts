import { describe, expect, it } from 'vitest';
import { facades } from '#domain/facade/layouts.ts';
import { arcTop, type Pane, panesOfBay, panesOfDoor, steel, timber } from '#domain/facade/openings.ts';
import { times } from '#domain/facade/times.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';
import { coverageOf, layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { describeLayout, describeSize } from './describe.ts';

/** Square metres of glass in a pane. */
function paneArea({ x, y, w, h, arc }: Pane): number {
  if (!arc) return w * h;
  const steps = 200;
  return times(steps).reduce((sum, i) => sum + ((arcTop(arc, x + ((i + 0.5) * w) / steps) - y) * w) / steps, 0);
}

describe('descriptions of the drawings', () => {
  it.each(languages)('tells the fourteen layouts apart in %s', (language) => {
    const texts = layouts.map((layout) => describeLayout(layout, language));
    expect(new Set(texts).size).toBe(14);
  });

  it.each(languages)('tells the six sizes apart in %s', (language) => {
    const texts = storefrontSizes.map((size) => describeSize(size, language));
    expect(new Set(texts).size).toBe(6);
  });

  it('says where the door is and what is above it', () => {
    expect(describeLayout('layout8', 'en')).toBe(
      'Recessed glazed door in the centre with a light above, two windows of two panes with six small lights above each',
    );
    expect(describeLayout('layout8', 'fr')).toBe(
      'Porte vitrée au centre, en retrait, avec une imposte, deux vitrines de deux carreaux avec six petites impostes chacune',
    );
  });

  it('says that a wall has a door and nothing else', () => {
    expect(describeLayout('layout13', 'en')).toBe('Glazed door in the centre, no other window');
    expect(describeLayout('layout13', 'fr')).toBe('Porte vitrée au centre, sans autre vitrage');
  });

  it('names the second storey where there is one', () => {
    for (const layout of ['layout10', 'layout11'] as const) {
      expect(describeLayout(layout, 'en')).toMatch(/two storeys$/);
      expect(describeLayout(layout, 'fr')).toMatch(/deux étages$/);
    }
  });
});

describe('glass in the drawings', () => {
  it.each(layouts)('covers the share of the wall that the design gives to %s', (layout) => {
    const { bays, upper, door, steel: isSteel, glass } = facades[layout];
    const profile = isSteel ? steel : timber;
    const panes = [...bays, ...upper].flatMap((bay) => panesOfBay(bay, profile)).concat(panesOfDoor(door, profile));
    const share = (panes.reduce((sum, pane) => sum + paneArea(pane), 0) / (wallWidth * wallHeight)) * 100;
    expect(Math.abs(share - glass)).toBeLessThan(1);
  });

  it('keeps the coverage that a layout is sold under visible in its picture', () => {
    for (const layout of layouts) {
      const { glass } = facades[layout];
      const drawn = glass <= 16 ? 'minimal' : glass <= 35 ? 'moderate' : 'extensive';
      expect(drawn, layout).toBe(coverageOf(layout));
    }
  });
});
