import { servedAreas } from '#business/area.ts';
import { defaultSettings } from '#business/settings.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import { useSite } from './site.ts';

/** The areas that are turned away today. */
export const useBlockedAreas = (): ReadonlySet<string> => new Set((useSite().settings ?? defaultSettings).blockedAreas);

/** The areas that are served today, blocked ones among them. */
export const useServedAreas = (): ReadonlySet<string> => new Set(useSite().settings?.servedAreas ?? servedAreas);

/** What the server wrote into the page's head; nothing as long as nobody has changed anything. */
export function publicSettingsOf(): { settings?: PublicSettings } {
  const content = document.querySelector<HTMLMetaElement>('meta[name="settings"]')?.content;
  return content === undefined ? {} : { settings: JSON.parse(content) };
}
