import { describe, expect, it } from 'vitest';
import { inLanguage } from './language.ts';

const catalogue = {
  title: { en: 'Waiting list', fr: 'Liste d’attente' },
  states: { open: { en: 'Open', fr: 'Ouverte' } },
  of: { en: (count: number) => `of ${count}`, fr: (count: number) => `de ${count}` },
  names: { en: { en: 'English', fr: 'French' }, fr: { en: 'anglais', fr: 'français' } },
};

describe('a catalogue in one language', () => {
  it('has the texts of that language, in their groups', () => {
    const { title, states, of } = inLanguage(catalogue, 'fr');
    expect([title, states.open, of(2)]).toEqual(['Liste d’attente', 'Ouverte', 'de 2']);
  });

  it('keeps a text that is itself a record of languages', () => {
    expect(inLanguage(catalogue, 'en').names).toEqual({ en: 'English', fr: 'French' });
  });

  it('is the same object each time, for each language', () => {
    expect(inLanguage(catalogue, 'en')).toBe(inLanguage(catalogue, 'en'));
    expect(inLanguage(catalogue, 'en')).not.toBe(inLanguage(catalogue, 'fr'));
  });

  it('takes no text that one language lacks', () => {
    // @ts-expect-error: there is no French.
    expect(inLanguage({ title: { en: 'Title' } }, 'fr')).toEqual({ title: undefined });
    const told = inLanguage({ told: { en: (who: string) => who, fr: (count: number) => `${count}` } }, 'en');
    // @ts-expect-error: the two take something else.
    expect(told.told('a')).toBe('a');
  });
});
