import type { Bilingual } from '#domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PrivacyNotice } from './types.ts';

/** What the site says about personal information (Law 25). Not yet reviewed by counsel, see `docs/open-questions.md`. */
export const privacyNotice: Bilingual<PrivacyNotice> = { en, fr };
