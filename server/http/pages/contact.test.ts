import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { aBuild, openApp } from '#tests/builders/app.ts';

const { build, remove } = aBuild();
let contact: Contact | Error = defaultContact;
const { app } = await openApp({
  build,
  contact: () => {
    if (contact instanceof Error) throw contact;
    return contact;
  },
});
afterAll(async () => {
  await app.close();
  remove();
});

const changed: Contact = { ...defaultContact, phone: '+14385550187' };
const hostile: Contact = {
  ...changed,
  mailingAddress: { ...defaultContact.mailingAddress, street: `7 "><script>alert('x')</script> & Co` },
};
const read = (url = '/contact') => app.inject(url);
const etagOf = async () => String((await read()).headers.etag);

describe('a page that says how the business is reached', () => {
  it('is the built one, letter for letter, while nothing was changed', async () => {
    contact = defaultContact;
    expect((await read()).body).toContain('tel:+15145550142">514-555-0142</a>');
    expect((await read()).body).not.toContain('meta');
  });

  it('is filled with what the operator has set, in both languages, and tells it to the script', async () => {
    contact = changed;
    for (const [url, number] of [
      ['/contact', '438-555-0187'],
      ['/fr/contact', '438\u00a0555-0187'],
    ]) {
      const { body } = await read(url);
      expect(body).toContain(`tel:+14385550187">${number}</a>`);
      expect(body).not.toMatch(/514.555-0142|15145550142/);
      const told = /<meta name="settings" content="([^"]*)"><\/head>/.exec(body)?.[1]?.replaceAll('&#34;', '"') ?? '';
      expect(JSON.parse(told)).toEqual({ contact: changed, blockedAreas: ['H4C'], platinumOffered: true });
    }
  });

  it('is compressed anew once for each change, and has another mark then', async () => {
    contact = defaultContact;
    const before = await etagOf();
    contact = changed;
    const after = await etagOf();
    expect(after).not.toBe(before);
    expect(await etagOf()).toBe(after);
    const small = await app.inject({ url: '/contact', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('438-555-0187');
    contact = defaultContact;
    expect(await etagOf()).toBe(before);
  });

  it('gives nobody a way to write markup into it', async () => {
    contact = hostile;
    const { body } = await read();
    expect(body).not.toContain('<script>');
    expect(body.match(/<meta /g)).toHaveLength(1);
  });

  it('is served with what was known last when the database does not answer', async () => {
    contact = changed;
    await read();
    contact = new Error('no database');
    const { statusCode, body } = await read();
    expect([statusCode, body.includes('438-555-0187')]).toEqual([200, true]);
  });
});
