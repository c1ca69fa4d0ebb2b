import { describe, expect, it } from 'vitest';
import { textsOfSections } from './sections.ts';
import { faultsOfTexts, textChanges } from './texts.ts';

const section = (name: string) => ({
  heading: { en: name, fr: `${name} (fr)` },
  text: { en: `All about ${name}.`, fr: `Tout sur ${name}.` },
});
const title = { en: 'Terms', fr: 'Conditions' };
const of = (...names: string[]) => ({ title, ...textsOfSections(names.map(section)) });
const before = of('Care', 'Safety', 'Price', 'Weather');

describe('what two wordings have differently', () => {
  it('is nothing where they are the same', () => {
    expect(textChanges(before, of('Care', 'Safety', 'Price', 'Weather'))).toEqual([]);
  });

  it('is each text that is worded anew, whatever its section is numbered now', () => {
    const text = { en: 'Prices rise.', fr: 'Tout sur Price.' };
    expect(textChanges(before, { ...of('Care', 'Safety', 'Price', 'Weather'), text3: text })).toEqual([
      { place: 'text3.en', before: 'All about Price.', after: 'Prices rise.' },
    ]);
    expect(textChanges(before, { ...of('Safety', 'Price', 'Weather'), text2: text })).toEqual([
      { place: 'text2.en', before: 'All about Price.', after: 'Prices rise.' },
      { place: 'removed1', before: 'Care', after: '' },
    ]);
  });

  it('is a heading that is worded anew above the same text', () => {
    const heading = { en: 'Upkeep', fr: 'Entretien' };
    expect(textChanges(before, { ...before, heading1: heading })).toEqual([
      { place: 'heading1.en', before: 'Care', after: 'Upkeep' },
      { place: 'heading1.fr', before: 'Care (fr)', after: 'Entretien' },
    ]);
  });

  it('is a section that is new, all of it', () => {
    const changes = textChanges(before, of('Care', 'Keys', 'Safety', 'Price', 'Weather'));
    expect(changes.map(({ place, before: was }) => [place, was])).toEqual([
      ['heading2.en', ''],
      ['heading2.fr', ''],
      ['text2.en', ''],
      ['text2.fr', ''],
    ]);
  });

  it('is their order', () => {
    expect(textChanges(before, of('Safety', 'Care', 'Price', 'Weather'))).toEqual([
      { place: 'order', before: 'Care · Safety · Price · Weather', after: 'Safety · Care · Price · Weather' },
    ]);
  });
});

describe('a set with sections', () => {
  const set = { standard: before, fillIns: { date: { en: 'date', fr: 'date' } }, sectionsMax: 5 };

  it('may have fewer or more of them than it came with', () => {
    expect(faultsOfTexts(set, of('Care')).size).toBe(0);
    expect(faultsOfTexts(set, of('Care', 'Safety', 'Price', 'Weather', 'Keys')).size).toBe(0);
  });

  it.each([
    ['none at all', { title }],
    ['too many', of('Care', 'Safety', 'Price', 'Weather', 'Keys', 'Dogs')],
    ['a gap', { title, ...textsOfSections([section('Care')]), heading3: title, text3: title }],
    ['a heading without a text', { ...of('Care'), heading2: title }],
    ['a text without its twin', { ...of('Care'), text1: { en: 'Care.', fr: '' } }],
    ['no title', textsOfSections([section('Care')])],
  ])('is refused with %s', (_what, texts) => {
    expect(faultsOfTexts(set, texts).size).toBeGreaterThan(0);
  });
});
