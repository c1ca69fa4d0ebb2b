import { standardHouse } from '#business/settings.ts';
import type { Contact, PublicHouse } from '#domain/settings/contact.ts';
import { useSite } from './site.ts';

/** How the house is reached today: as the operator has set it, or as `business/` has it. */
export const useHouse = (): Contact => (useSite().house ?? standardHouse).contact;

/** The areas that are turned away today. */
export const useBlockedAreas = (): ReadonlySet<string> => new Set((useSite().house ?? standardHouse).blockedAreas);

/** What the server wrote into the page's head; nothing as long as nobody has changed anything. */
export function houseOfDocument(): { house?: PublicHouse } {
  const told = document.querySelector<HTMLMetaElement>('meta[name="house"]')?.content;
  return told === undefined ? {} : { house: JSON.parse(told) };
}
