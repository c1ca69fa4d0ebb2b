import type { Language } from '#domain/language.ts';
import { wordFor } from '#domain/names.ts';
import type { GlassCoverage } from './layout.ts';
import type { Aesthetic, Feeling, Purpose } from './quiz.ts';

/** Display names of answers that are stored. */
type Names = {
  coverages: Record<GlassCoverage, string>;
  feelings: Record<Feeling, string>;
  aesthetics: Record<Aesthetic, string>;
  purposes: Record<Purpose, string>;
};

const en: Names = {
  coverages: { minimal: 'Minimal', moderate: 'Moderate', extensive: 'Extensive' },
  feelings: { intrigued: 'Intrigued', invited: 'Invited', impressed: 'Impressed' },
  aesthetics: { curated: 'Curated', functional: 'Functional', traditional: 'Traditional' },
  purposes: { photographed: 'Photographed', visited: 'Visited', inviting: 'Inviting' },
};

const fr: Names = {
  coverages: { minimal: 'Minimale', moderate: 'Modérée', extensive: 'Étendue' },
  feelings: { intrigued: 'Intriguée', invited: 'Invitée', impressed: 'Impressionnée' },
  aesthetics: { curated: 'Composée', functional: 'Fonctionnelle', traditional: 'Traditionnelle' },
  purposes: { photographed: 'Être photographiée', visited: 'Être franchie', inviting: 'Être accueillante' },
};

const names = { en, fr };

/** The name of a coverage or a quiz answer; an unknown value is returned as it is. */
export function answerName(kind: keyof Names, stored: string, language: Language): string {
  return wordFor(names[language][kind], stored) ?? stored;
}
