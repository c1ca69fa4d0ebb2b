import type { Bilingual } from '#domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PrivacyNotice } from './types.ts';

/** What the site says of personal information (Law 25). Counsel has not read it yet, see `docs/open-questions.md`. */
export const privacyNotice: Bilingual<PrivacyNotice> = { en, fr };
