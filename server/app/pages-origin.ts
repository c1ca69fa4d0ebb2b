import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { standardContact } from '#business/house.ts';
import { builtOrigin } from '#domain/found.ts';
import type { Contact } from '#domain/house/contact.ts';
import { contactFiller } from '#domain/house/contact-words.ts';
import { sameValue } from '#domain/house/settings.ts';
import { type KeptFile, variantOf } from './page-files.ts';

const compress = promisify(brotliCompress);

/** What only the running server knows of the pages that were built. */
export type SiteFacts = { origin: () => string; contact: () => Promise<Contact> };

/**
 * Puts the site's own origin and the contact that the operator has set into the pages, once a page and change, when it
 * is first asked for: the build knows no address, and the contact of `business/` only.
 */
export function pageFiller({ origin, contact }: SiteFacts): (file: KeptFile) => Promise<KeptFile> {
  let filledWith: Contact = standardContact;
  let filled = new Map<KeptFile, Promise<KeptFile>>();
  return async (file) => {
    const now = await contact();
    if (now !== filledWith && !sameValue(now, filledWith)) filled = new Map();
    filledWith = now;
    const known = filled.get(file);
    if (known) return known;
    const fresh = withFacts(file, origin(), now);
    filled.set(file, fresh);
    return fresh;
  };
}

async function withFacts(file: KeptFile, origin: string, contact: Contact): Promise<KeptFile> {
  const built = file.plain.body.toString();
  const text = withContact(built.replaceAll(builtOrigin, origin), contact);
  if (text === built) return file;
  const body = Buffer.from(text);
  return { ...file, plain: variantOf(body), brotli: file.brotli && variantOf(await compress(body)) };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Names the contact in the head too, so that the browser takes the page over with the same words (web/state/house.ts). */
function withContact(page: string, contact: Contact): string {
  if (sameValue(contact, standardContact)) return page;
  const told = `<meta name="house" content="${escaped(JSON.stringify(contact))}">`;
  return contactFiller(standardContact, contact, { inText: escaped })(page).replace('</head>', () => `${told}</head>`);
}
