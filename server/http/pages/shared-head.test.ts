import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { shareToken } from '#server/common/share-link.ts';
import { aBuild, openApp } from '#tests/builders/app.ts';
import { seoHead } from '#web/seo/head.ts';
import { variantOf } from './files.ts';
import { asShared } from './shared-head.ts';

const { build, remove } = aBuild();
const { app } = await openApp({ build });
afterAll(async () => {
  await app.close();
  remove();
});

const shown = { layout: 'layout8', name: `Chez "Été" <b> & Cie` } as const;
const token = shareToken('a secret of at least thirty-two characters', shown);

describe('the link of a shared storefront', () => {
  it('is the landing page with the picture and the name in its head, for networks and not for search engines', () => {
    const head = seoHead({ language: 'fr', path: '/', heading: 'Hauteclaire', description: () => 'Vitrines' }).join('');
    const page = { type: 'text/html', plain: variantOf(Buffer.from(head)), brotli: null };
    const { plain } = asShared(page, {
      ...{ ...shown, token, origin: 'https://book.example.com', path: '/fr', language: 'fr' },
    });
    const text = plain.body.toString();
    expect(text).toContain(
      `<meta property="og:image" content="https://book.example.com/api/storefronts/${token}.jpg">`,
    );
    expect(text).toContain(`<meta property="og:url" content="https://book.example.com/fr?storefront=${token}">`);
    expect(text).toContain('<meta property="og:title" content="Chez &#34;Été&#34; &#60;b&#62; &#38; Cie, la nuit">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
  });

  it('opens the landing page, and so does one that nobody signed', async () => {
    for (const query of [`?storefront=${token}`, '?storefront=layout8.QQ.nothing'])
      expect((await app.inject(`/${query}`)).body).toBe('sandbox en /');
  });

  it('has a picture of the size that networks show', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(`/api/storefronts/${token}.jpg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await app.inject(`/api/storefronts/${token}x.jpg`)).statusCode).toBe(404);
  });
});
