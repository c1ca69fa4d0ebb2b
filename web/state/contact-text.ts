import { standardContact } from '#business/settings.ts';
import { contactFiller } from '#domain/settings/contact-words.ts';
import { useHouse } from './public-settings.ts';

/** Puts the house's contact of today into texts that were written with the one of `business/`. */
export const useHouseText = (): ((text: string) => string) => contactFiller(standardContact, useHouse());
