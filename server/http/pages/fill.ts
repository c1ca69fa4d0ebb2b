import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defaultSettings } from '#business/settings.ts';
import { builtOrigin } from '#domain/seo.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import { contactFiller } from '#domain/settings/contact-words.ts';
import { sameValue } from '#domain/settings/settings.ts';
import { type KeptFile, variantOf } from './files.ts';
import { withoutServices } from './services.ts';

const compress = promisify(brotliCompress);

/** What only the running server knows of the pages that were built. */
export type SiteFacts = { origin: () => string; publicSettings: () => Promise<PublicSettings> };

/**
 * Puts the site's own origin and what the operator has set into the pages, once a page and change, when it
 * is first asked for: the build knows no address, and of the house what is in `business/`.
 */
export function pageFiller({ origin, publicSettings }: SiteFacts): (file: KeptFile) => Promise<KeptFile> {
  let filledWith: PublicSettings = defaultSettings;
  let filled = new Map<KeptFile, Promise<KeptFile>>();
  return async (file) => {
    const now = await publicSettings();
    if (now !== filledWith && !sameValue(now, filledWith)) filled = new Map();
    filledWith = now;
    const known = filled.get(file);
    if (known) return known;
    const fresh = withFacts(file, origin(), now);
    filled.set(file, fresh);
    return fresh;
  };
}

async function withFacts(file: KeptFile, origin: string, settings: PublicSettings): Promise<KeptFile> {
  const built = file.plain.body.toString();
  const text = withHouse(built.replaceAll(builtOrigin, origin), settings);
  if (text === built) return file;
  const body = Buffer.from(text);
  return { ...file, plain: variantOf(body), brotli: file.brotli && variantOf(await compress(body)) };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tells it in the head too, so that the browser takes the page over with the same words (web/state/public-settings.ts). */
function withHouse(page: string, settings: PublicSettings): string {
  if (sameValue(settings, defaultSettings)) return page;
  const told = `<meta name="settings" content="${escaped(JSON.stringify(settings))}">`;
  const filled = contactFiller(defaultSettings.contact, settings.contact, { inText: escaped });
  const offered = withoutServices(filled(page), settings.platinumOffered ? [] : ['platinum']);
  return offered.replace('</head>', () => `${told}</head>`);
}
