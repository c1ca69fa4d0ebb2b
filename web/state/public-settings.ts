import { servedAreas } from '#business/area.ts';
import { defaultSettings } from '#business/settings.ts';
import type { ServedAreas } from '#domain/funnel/area.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import { useSite } from './site.ts';

export function useAreas(): ServedAreas {
  const { settings = defaultSettings } = useSite();
  return { served: new Set(settings.servedAreas ?? servedAreas), blocked: new Set(settings.blockedAreas) };
}

/** What the server wrote into the page's head; nothing while nobody has changed anything. */
export function publicSettingsOf(): { settings?: PublicSettings } {
  const content = document.querySelector<HTMLMetaElement>('meta[name="settings"]')?.content;
  return content === undefined ? {} : { settings: JSON.parse(content) };
}
