import { languages } from '#domain/language.ts';
import { listedPaths } from '#domain/seo.ts';
import { localizedPath } from '#domain/site-path.ts';
import { expect, test } from '../support/test-app.ts';

const addresses = listedPaths.flatMap((path) => languages.map((language) => localizedPath(language, path)));

test.describe('a search engine', () => {
  for (const language of languages) {
    test(`reads in ${language}, under the site’s own name, a page’s one address, its twins and its data`, async ({
      visitor,
      testApp,
    }) => {
      const { page } = visitor;
      for (const address of listedPaths.map((path) => localizedPath(language, path))) {
        await page.goto(address);
        await visitor.isReady();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', testApp.url + address);
        const twins = await page.locator('link[rel=alternate]').all();
        expect(await Promise.all(twins.map((twin) => twin.getAttribute('hreflang')))).toEqual([
          'en',
          'fr',
          'x-default',
        ]);
        for (const twin of twins)
          expect((await page.request.get((await twin.getAttribute('href')) ?? '')).status()).toBe(200);
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
        const named = data['@graph'].map((node: { '@id': string }) => node['@id']);
        expect(named).toContain(`${testApp.url}${address}#page`);
        expect(named).toContain(`${testApp.url}/#business`);
        expect(await page.content()).not.toContain('{{');
      }
    });
  }

  test('finds every address of the map, and none that asks to be left out', async ({ page, testApp }) => {
    const map = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(listed.toSorted()).toEqual(addresses.map((address) => testApp.url + address).toSorted());
    for (const address of listed) {
      const response = await page.request.get(address);
      expect([address, response.status(), response.headers()['x-robots-tag']]).toEqual([address, 200, undefined]);
      expect(await response.text()).not.toContain('noindex');
    }
  });

  test('is asked to leave out every page about a booking, by the page and by its headers', async ({ page }) => {
    for (const address of ['/payment', '/fr/payment-complete', '/confirmation?order=HC-1', '/fr/nowhere']) {
      const response = await page.request.get(address);
      expect([address, response.headers()['x-robots-tag']]).toEqual([address, 'noindex']);
      expect(response.headers()['cache-control']).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

test.describe('a phone', () => {
  for (const language of languages) {
    test(`can keep the site with its icons, in ${language}`, async ({ visitor, testApp }) => {
      const { page } = visitor;
      await page.goto(language === 'fr' ? '/fr' : '/');
      await visitor.isReady();
      const session = await page.context().newCDPSession(page);
      const { url, errors, data } = await session.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${testApp.url}/manifest.${language}.webmanifest`, []]);
      const manifest = JSON.parse(data ?? '');
      expect(manifest.lang).toBe(`${language}-CA`);
      const files = [
        ...manifest.icons.map(({ src, type }: { src: string; type: string }) => [src, type]),
        ['/favicon.ico', 'image/x-icon'],
        ['/apple-touch-icon.png', 'image/png'],
        [`/social.${language}.jpg`, 'image/jpeg'],
      ];
      for (const [file, type] of files) {
        const response = await page.request.get(file);
        expect([file, response.status(), response.headers()['content-type']]).toEqual([file, 200, type]);
      }
    });
  }

  test('takes up the colour of each page, at night and by day', async ({ visitor }) => {
    const { page, words } = visitor;
    const colour = page.locator('meta[name=theme-color]');
    await visitor.opens('/');
    await expect(colour).toHaveAttribute('content', '#0a0f14');
    await visitor.follows(words.bookNow);
    await visitor.isAt('/postal-code');
    await expect(colour).toHaveAttribute('content', '#f2ede2');
    await page.goBack();
    await expect(colour).toHaveAttribute('content', '#0a0f14');
  });
});

test('a shared link shows the picture and the words of its language', async ({ page, testApp }) => {
  for (const [address, language] of [
    ['/what-is-this', 'en'],
    ['/fr/what-is-this', 'fr'],
  ]) {
    await page.goto(address ?? '');
    const told = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await told('og:image')).toBe(`${testApp.url}/social.${language}.jpg`);
    expect(await told('og:locale')).toBe(`${language}_CA`);
    expect(await told('og:url')).toBe(testApp.url + address);
    expect(await told('og:title')).toBe(
      language === 'en' ? 'A letter about storefront glass' : 'Une lettre sur le verre des vitrines',
    );
  }
});
