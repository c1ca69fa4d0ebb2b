import { sectionsMax, textsOfSections } from '#domain/settings/sections.ts';
import type { Terms } from '#domain/settings/terms.ts';
import type { TextSet, Texts } from '#domain/settings/text-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Both texts are complete on their own. They differ on cancellation, see `docs/open-questions.md`. */
const texts: Texts = {
  title: { en: en.title, fr: fr.title },
  ...textsOfSections(
    en.sections.map(({ heading, paragraphs }, index) => ({
      heading: { en: heading, fr: fr.sections[index]?.heading ?? '' },
      text: { en: paragraphs.join('\n\n'), fr: fr.sections[index]?.paragraphs.join('\n\n') ?? '' },
    })),
  ),
};

/** The terms, which an owner can reword; `{date}` is the day they take effect. */
export const terms: TextSet = { standard: texts, fillIns: { date: { en: 'date', fr: 'date' } }, sectionsMax };

/** The first version. A change to either text in this folder needs a new name and a new day. */
export const standardTerms: Terms = { version: '2025-01-08', startsOn: '2025-01-08', texts };
