import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossary, spokenTexts, wrongWordsIn } from '#tests/french/glossary.ts';
import { catalogueFiles } from '#tests/french/texts.ts';

const spoken = spokenTexts();

describe('a wrong word of the glossary', () => {
  it('stands in no text of the product, in either language', () => {
    expect(
      spoken.flatMap(({ file, texts }) => texts.flatMap(wrongWordsIn).map((found) => `${file}: ${found}`)),
    ).toEqual([]);
  });

  it('is found wherever it stands: in French, in English, whatever its case and spaces', () => {
    expect(wrongWordsIn('Nous proposons la prochaine journée\u00a0claire.')).toEqual([
      expect.stringContaining('«journée claire» for «day with clear weather, journée de beau temps»'),
    ]);
    expect(wrongWordsIn('Soumettre')).toHaveLength(1);
    expect(wrongWordsIn('This link has ended. Meanwhile, call us.')).toHaveLength(2);
    expect(wrongWordsIn("Garder l'heure d'origine")).toHaveLength(1);
  });

  it('is not found within another word, nor in a right one', () => {
    expect(wrongWordsIn('La livrée du livreur; la journée de beau temps; le rendez-vous.')).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has sixty pairs at most, each of both languages, and none calls a thing by its wrong word', () => {
    expect(glossary.length).toBeGreaterThan(40);
    expect(glossary.length).toBeLessThanOrEqual(60);
    for (const { en, fr, not } of glossary) {
      expect(
        [en, fr, ...not].every((word) => word !== ''),
        en,
      ).toBe(true);
      expect([...wrongWordsIn(en), ...wrongWordsIn(fr)]).toEqual([]);
    }
  });

  it('is read beside every text: of screens, mails, refusals, checks and the business', () => {
    const found = new Map(spoken.map(({ file, texts }) => [file, texts.length]));
    const others = [
      'business/mails.ts',
      'business/privacy/fr.ts',
      'server/http/refusals.ts',
      'server/modules/doctor/words.ts',
    ];
    for (const file of [...catalogueFiles().filter((one) => !one.endsWith('texts/messages.ts')), ...others])
      expect(found.get(file), file).toBeGreaterThan(1);
  });

  it('is named where newcomers begin', () => {
    expect(readFileSync(join(import.meta.dirname, '../docs/start-here.md'), 'utf8')).toContain('docs/glossary.md');
  });
});
