import { standardContact } from '#business/house.ts';
import { contactFiller } from '#domain/house/contact-words.ts';
import { useHouse } from './house.ts';

/** Puts the house's contact of today into texts that were written with the one of `business/`. */
export const useHouseText = (): ((text: string) => string) => contactFiller(standardContact, useHouse());
