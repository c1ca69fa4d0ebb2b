import { defaultSettings } from '#business/settings.ts';
import type { Contact, PublicSettings } from '#domain/settings/contact.ts';
import { useSite } from './site.ts';

/** How the house is reached today: as the operator has set it, or as `business/` has it. */
export const usePublicSettings = (): Contact => (useSite().settings ?? defaultSettings).contact;

/** The areas that are turned away today. */
export const useBlockedAreas = (): ReadonlySet<string> => new Set((useSite().settings ?? defaultSettings).blockedAreas);

/** What the server wrote into the page's head; nothing as long as nobody has changed anything. */
export function publicSettingsOf(): { settings?: PublicSettings } {
  const told = document.querySelector<HTMLMetaElement>('meta[name="settings"]')?.content;
  return told === undefined ? {} : { settings: JSON.parse(told) };
}
