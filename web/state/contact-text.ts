import { defaultContact } from '#business/settings.ts';
import { contactFiller } from '#domain/settings/contact-words.ts';
import { usePublicSettings } from './public-settings.ts';

/** Puts the house's contact of today into texts that were written with the one of `business/`. */
export const useContactText = (): ((text: string) => string) => contactFiller(defaultContact, usePublicSettings());
