import { standardContact } from '#business/house.ts';
import type { Contact } from '#domain/house/contact.ts';
import { useSite } from './site.ts';

/** How the house is reached today: as the operator has set it, or as `business/` has it. */
export const useHouse = (): Contact => useSite().contact ?? standardContact;

/** What the server wrote into the page's head; nothing as long as nobody has changed anything. */
export function contactOfDocument(): { contact?: Contact } {
  const told = document.querySelector<HTMLMetaElement>('meta[name="house"]')?.content;
  return told === undefined ? {} : { contact: JSON.parse(told) };
}
