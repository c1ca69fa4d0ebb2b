import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { wordFor } from '#domain/names.ts';
import type { GlassCoverage } from './layout.ts';
import type { Aesthetic, Feeling, Purpose } from './quiz.ts';

const names = {
  coverages: {
    minimal: { en: 'Minimal', fr: 'Minimale' },
    moderate: { en: 'Moderate', fr: 'Modérée' },
    extensive: { en: 'Extensive', fr: 'Étendue' },
  } satisfies Record<GlassCoverage, Bilingual>,
  feelings: {
    intrigued: { en: 'Intrigued', fr: 'Intriguée' },
    invited: { en: 'Invited', fr: 'Invitée' },
    impressed: { en: 'Impressed', fr: 'Impressionnée' },
  } satisfies Record<Feeling, Bilingual>,
  aesthetics: {
    curated: { en: 'Curated', fr: 'Composée' },
    functional: { en: 'Functional', fr: 'Fonctionnelle' },
    traditional: { en: 'Traditional', fr: 'Traditionnelle' },
  } satisfies Record<Aesthetic, Bilingual>,
  purposes: {
    photographed: { en: 'Photographed', fr: 'Être photographiée' },
    visited: { en: 'Visited', fr: 'Faire entrer' },
    inviting: { en: 'Inviting', fr: 'Être accueillante' },
  } satisfies Record<Purpose, Bilingual>,
};

/** The name of a coverage or a quiz answer; an unknown value is returned as it is. */
export function answerName(kind: keyof typeof names, stored: string, language: Language): string {
  return wordFor(inLanguage(names, language)[kind], stored) ?? stored;
}
