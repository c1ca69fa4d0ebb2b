import type { Bilingual } from '#domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TermsText } from './types.ts';

export { type TermsText, termsVersion } from './types.ts';

/** Both texts are whole and stand on their own. */
export const terms: Bilingual<TermsText> = { en, fr };
