import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#business/settings.ts';
import { aBuild, openApp } from '#tests/builders/app.ts';
import { mondayMorning } from '#tests/builders/test-app.ts';

const { build, remove } = aBuild();
const { app } = await openApp({ build });
const live = (await openApp({ build, sandbox: false, publicUrl: 'https://example.com' })).app;
afterAll(async () => {
  await Promise.all([app.close(), live.close()]);
  remove();
});

describe('the file by which Apple knows the domain', () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association';

  it('is served as it was downloaded', async () => {
    const withFile = (await openApp({ build, applePayFile: Buffer.from('7B22') })).app;
    const { statusCode, body } = await withFile.inject(path);
    await withFile.close();
    expect([statusCode, body]).toEqual([200, '7B22']);
  });

  it('is nowhere without the setting', async () => {
    expect((await app.inject(path)).statusCode).toBe(404);
  });
});

type Headers = Record<string, string>;
const browser = (languages: string, more: Headers = {}): Headers => ({
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': languages,
  ...more,
});

it.each(['x', '/x', '', '%00', '.', '..%5c', '..../package.json', '....//package.json', 'nothing.js'])(
  'the address /assets/%s is a wrong one, and no failure of ours',
  async (name) => {
    const { statusCode, headers } = await app.inject(`/assets/${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

describe('a page', () => {
  it('is the prerendered one of its path, language and mode', async () => {
    expect((await app.inject('/')).body).toBe('sandbox en /');
    expect((await app.inject('/fr/payment')).body).toBe('sandbox fr /payment/');
    expect((await live.inject('/payment')).body).toBe('live en /payment/');
    const { headers, statusCode } = await app.inject('/calendar-booking');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('is sent as brotli to who takes it', async () => {
    const response = await app.inject({ url: '/fr', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('sandbox fr /');
    const refused = await app.inject({ url: '/fr', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, 'sandbox fr /']);
  });

  it('is asked for again each time, and not sent again when it is the same', async () => {
    const first = await app.inject('/fr');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await app.inject({ url: '/fr', headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url: '/fr', headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    expect(other.statusCode).toBe(200);
  });

  it('that is kept is never shown in the other language', async () => {
    for (const path of ['', '/calendar-booking', '/contact', '/calendar-booking', '']) {
      const [english, french] = await Promise.all([app.inject(path || '/'), app.inject(`/fr${path}`)]);
      expect([english.headers['content-language'], french.headers['content-language']]).toEqual(['en-CA', 'fr-CA']);
      expect(english.body).not.toBe(french.body);
      expect(french.headers.etag).not.toBe(english.headers.etag);
      if (path !== '/contact')
        expect([english.body, french.body].map((body) => body.slice(8, 10))).toEqual(['en', 'fr']);
    }
  });

  it('answers HEAD with the headers alone', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/payment' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', String('sandbox en /payment/'.length)]);
  });

  it('has one address: a closing slash leads to the one without', async () => {
    const { statusCode, headers } = await app.inject('/fr/payment/?order=1');
    expect([statusCode, headers.location]).toEqual([308, '/fr/payment?order=1']);
    expect((await app.inject('//evil.example/')).statusCode).toBe(404);
  });

  it('about one person is listed by no search engine', async () => {
    for (const url of ['/payment', '/fr/payment', '/confirmation', '/nowhere', '/sandbox', '/api/nothing']) {
      const { headers } = await app.inject(url);
      expect([url, headers['x-robots-tag'], headers['cache-control']]).toEqual([url, 'noindex', 'no-store']);
    }
    const { headers } = await app.inject('/');
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual([undefined, 'no-cache']);
  });

  it('answers alike whether there is what it is asked about: that is told by its call', async () => {
    for (const url of ['/confirmation?order=HC-00000000-000000', '/fr/confirmation?order=HC-00000000-000000'])
      expect((await app.inject(url)).statusCode).toBe(200);
  });

  it('says which language it is in', async () => {
    for (const [url, language] of [
      ['/', 'en-CA'],
      ['/fr', 'fr-CA'],
      ['/fr/payment', 'fr-CA'],
      ['/nowhere', 'en-CA'],
      ['/fr/nowhere', 'fr-CA'],
    ]) {
      expect([url, (await app.inject(url ?? '')).headers['content-language']]).toEqual([url, language]);
    }
  });

  it('names the site by the address that it is reached at', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const response = await live.inject({ url: '/calendar-booking', headers });
      const body = headers['accept-encoding'] ? brotliDecompressSync(response.rawPayload).toString() : response.body;
      expect(body).toBe('live en /calendar-booking/ at https://example.com/');
      const again = await live.inject({ url: '/calendar-booking', headers });
      expect(again.headers.etag).toBe(response.headers.etag);
    }
    expect((await app.inject('/fr/calendar-booking')).body).toContain('at http://localhost:3000/');
  });

  it('with a secret key in its address is kept nowhere and told to nobody', async () => {
    for (const url of ['/confirmation?order=HC-1&key=secret', '/fr/confirmation?key=secret']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    const { headers } = await app.inject('/confirmation?order=HC-1');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('the language of the first visit', () => {
  it.each<[string, string, Headers, string | null]>([
    ['/', 'a French browser', browser('fr-CA,fr;q=0.9,en;q=0.5'), '/fr'],
    ['/payment?a=b&c=%20d', 'a French browser', browser('fr'), '/fr/payment?a=b&c=%20d'],
    ['/confirmation?order=HC-1&key=k', 'a French browser', browser('fr'), '/fr/confirmation?order=HC-1&key=k'],
    ['/', 'an English browser', browser('en-CA,fr;q=0.9'), null],
    ['/', 'a German browser', browser('de'), null],
    ['/', 'an English browser that chose French', browser('en', { cookie: 'language=fr' }), '/fr'],
    ['/', 'a French browser that chose English', browser('fr', { cookie: 'language=en' }), null],
    ['/', 'a French browser with a cookie of nonsense', browser('fr', { cookie: 'language=de' }), '/fr'],
    ['/', 'a French script', { 'accept-language': 'fr', accept: '*/*' }, null],
    ['/fr', 'an English browser that chose English', browser('en', { cookie: 'language=en' }), null],
    ['/fr/payment', 'an English browser', browser('en'), null],
    ['/favicon.svg', 'a French browser', browser('fr'), null],
  ])('%s for %s', async (url, _who, headers, location) => {
    const response = await app.inject({ url, headers });
    expect(response.headers.location ?? null).toBe(location);
    expect(response.statusCode).toBe(location === null ? 200 : 302);
  });

  it('is left by the toggle’s EN before the page’s script is there, for good', async () => {
    const inSite = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    for (const headers of [browser('fr', inSite), browser('en', { ...inSite, cookie: 'language=fr' })]) {
      const response = await app.inject({ url: '/confirmation?order=HC-1', headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-language']).toBe('en-CA');
      expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'language', value: 'en' }));
    }
    const elsewhere = browser('fr', { ...inSite, 'sec-fetch-site': 'cross-site' });
    expect((await app.inject({ url: '/', headers: elsewhere })).headers.location).toBe('/fr');
  });

  it('is not kept as if it were the same for all', async () => {
    const redirect = await app.inject({ url: '/confirmation?key=k', headers: browser('fr') });
    expect(redirect.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(redirect.headers.vary).toBe('accept-encoding, accept-language, cookie, sec-fetch-site');
    expect((await app.inject({ url: '/', headers: browser('en') })).headers.vary).toContain('accept-language, cookie');
  });
});

describe('an unknown address', () => {
  it('is answered with 404 and the page that says so', async () => {
    for (const [url, body] of [
      ['/nowhere', 'sandbox en /404/'],
      ['/fr/nowhere', 'sandbox fr /404/'],
      ['/404', 'sandbox en /404/'],
      ['/french', 'sandbox en /404/'],
      ['/assets/gone.js', 'sandbox en /404/'],
      ['/..%2f..%2fpackage.json', 'sandbox en /404/'],
      ['/.env', 'sandbox en /404/'],
      ['/assets/..%2f..%2f..%2fpackage.json', 'sandbox en /404/'],
    ]) {
      const response = await app.inject({ url: url ?? '', headers: browser('en') });
      expect([url, response.statusCode, response.body]).toEqual([url, 404, body]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('without a language is answered in its reader’s', async () => {
    for (const [headers, body, language] of [
      [browser('fr-CA'), 'sandbox fr /404/', 'fr-CA'],
      [browser('fr', { cookie: 'language=en' }), 'sandbox en /404/', 'en-CA'],
      [browser('en', { cookie: 'language=fr' }), 'sandbox fr /404/', 'fr-CA'],
      [browser('de'), 'sandbox en /404/', 'en-CA'],
    ] as const) {
      const response = await app.inject({ url: '/nowhere?a=b', headers });
      expect([response.statusCode, response.body, response.headers['content-language']]).toEqual([404, body, language]);
      expect(response.headers.vary).toBe('accept-encoding, accept-language, cookie, sec-fetch-site');
    }
    const french = await app.inject({ url: '/fr/nowhere', headers: browser('en', { cookie: 'language=en' }) });
    expect([french.statusCode, french.body]).toEqual([404, 'sandbox fr /404/']);
  });

  it('stays as it is, with all that is typed, when a form is sent before its script is there', async () => {
    const payload = 'email=camille%40example.com';
    const headers = { ...browser('fr'), 'content-type': 'application/x-www-form-urlencoded' };
    for (const url of ['/payment', '/fr/payment', '/calendar-booking']) {
      const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
      expect([url, statusCode, body]).toEqual([url, 204, '']);
    }
    expect((await app.inject({ method: 'POST', url: '/nowhere', headers, payload })).statusCode).not.toBe(204);
  });

  it('is a failure like any other for who does not read pages', async () => {
    const response = await app.inject({ method: 'POST', url: '/payment', payload: {} });
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a robot', () => {
  const linesOf = async (site: typeof app) => {
    const response = await site.inject('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    return response.body.split('\n').filter((line) => line !== '');
  };

  it('is kept from calls, secrets and pages that act, and shown the map', async () => {
    const lines = await linesOf(live);
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/api/', '/sandbox', '/admin', '/payment', '/confirmation', '/cancel-booking'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Allow: /api/storefronts/');
    expect(lines).toContain('Disallow: /fr/weather-response');
    expect(lines).not.toContain('Disallow: /');
    expect(lines.at(-1)).toBe('Sitemap: https://example.com/sitemap.xml');
  });

  it('finds nothing at a site of simulators', async () => {
    expect(await linesOf(app)).toEqual(['User-agent: *', 'Disallow: /']);
  });
});

it('whoever found a weakness reads to whom to write, as the settings have it, for less than a year', async () => {
  const contact = { ...defaultSettings.contact, email: 'vitres@example.com' };
  const { app: site } = await openApp({ publicUrl: 'https://example.com', sandbox: false, contact: () => contact });
  const { statusCode, headers, body } = await site.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:vitres@example.com',
    'Preferred-Languages': 'en, fr',
    Canonical: 'https://example.com/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - mondayMorning.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  await site.close();
});

describe('the map of the site', () => {
  it('has every page worth finding in both languages, each with its twins', async () => {
    const { body, headers } = await live.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(pages).toHaveLength(14);
    expect(pages).toContain('https://example.com/');
    expect(pages).toContain('https://example.com/fr/faq');
    expect(pages.filter((page) => /payment|confirmation|cancel|weather|admin|sandbox|404/.test(page ?? ''))).toEqual(
      [],
    );
    const entry = body.split('\n').find((line) => line.includes('<loc>https://example.com/fr/faq</loc>')) ?? '';
    for (const [lang, path] of [
      ['en', '/faq'],
      ['fr', '/fr/faq'],
      ['x-default', '/faq'],
    ]) {
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${lang}" href="https://example.com${path}"/>`);
    }
  });
});

describe('a built file', () => {
  it('never changes under its name', async () => {
    const response = await app.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('at the top, as the icon, is asked for again', async () => {
    const { headers } = await app.inject('/favicon.svg');
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  });
});
