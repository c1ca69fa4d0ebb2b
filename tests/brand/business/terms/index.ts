import { sectionsMax, textsOfSections } from '#domain/settings/sections.ts';
import type { Terms } from '#domain/settings/terms.ts';
import type { TextSet, Texts } from '#domain/settings/text-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Both texts are whole and stand on their own. */
const texts: Texts = {
  title: { en: en.title, fr: fr.title },
  ...textsOfSections(
    en.sections.map(({ heading, paragraphs }, index) => ({
      heading: { en: heading, fr: fr.sections[index]?.heading ?? '' },
      text: { en: paragraphs.join('\n\n'), fr: fr.sections[index]?.paragraphs.join('\n\n') ?? '' },
    })),
  ),
};

/** The terms, which an owner may word anew; `{date}` is the day from which they are in force. */
export const terms: TextSet = { standard: texts, fillIns: { date: { en: 'date', fr: 'date' } }, sectionsMax };

/** The first version. A change to either text in this folder asks for a new name and a new day. */
export const standardTerms: Terms = { version: '2025-03-01', startsOn: '2025-03-01', texts };
