import type { Bilingual } from '#domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PrivacyNotice } from './types.ts';

/** What the site says of personal information. */
export const privacyNotice: Bilingual<PrivacyNotice> = { en, fr };
