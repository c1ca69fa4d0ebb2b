import { afterAll, describe, expect, it } from 'vitest';
import { aBuild, openApp } from '#tests/builders/app.ts';

const { build, remove } = aBuild();
const sandbox = (await openApp({ build })).app;
const form = { scriptUrl: 'https://gateway.moneris.com/chktv2/js/chkt_v2.01.js', mode: 'prod' } as const;
const live = (await openApp({ build, publicUrl: 'https://example.com', sandbox: false, form })).app;
afterAll(async () => {
  await Promise.all([sandbox.close(), live.close()]);
  remove();
});

const headersOf = async (app: typeof live, url: string) => (await app.inject(url)).headers;

async function policyOf(app: typeof live, url: string): Promise<Record<string, string>> {
  const policy = String((await headersOf(app, url))['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((part) => part.trim().split(/ (.*)/).slice(0, 2)));
}

const ofPage = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'object-src': "'none'",
};

describe('the content security policy', () => {
  it.each(['/', '/fr', '/confirmation', '/calendar-booking', '/nowhere'])(
    'of %s admits our own files and nothing written into the page',
    async (url) => {
      expect(await policyOf(live, url)).toEqual(ofPage);
    },
  );

  it.each(['/crew', '/fr/crew'])(
    'of %s also admits a worker of our own and pictures that were just taken, and nothing more',
    async (url) => {
      expect(await policyOf(live, url)).toEqual({ ...ofPage, 'worker-src': "'self'", 'img-src': "'self' data: blob:" });
    },
  );

  it.each(['/payment', '/fr/payment'])(
    'of %s also admits the card gateway and a worker of our own, and nobody else',
    async (url) => {
      const gateway = 'https://gateway.moneris.com';
      expect(await policyOf(live, url)).toMatchObject({
        'default-src': "'none'",
        'script-src': `'self' ${gateway}`,
        'style-src': `'self' ${gateway}`,
        'frame-src': gateway,
        'worker-src': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(await policyOf(sandbox, url)).toMatchObject({ 'script-src': "'self'", 'frame-src': "'self'" });
    },
  );

  it('of a call lets nothing run', async () => {
    const nothing = {
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    };
    for (const url of ['/api/booked-dates', '/api/nothing', '/api/%zz'])
      expect(await policyOf(live, url)).toEqual(nothing);
  });

  it('of the simulator card form lets our own pages embed it', async () => {
    const url = '/sandbox/moneris/chktv2/display/index.php?tck=x';
    expect(await policyOf(sandbox, url)).toMatchObject({ 'frame-ancestors': "'self'", 'default-src': "'none'" });
    expect((await headersOf(sandbox, url))['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('every answer', () => {
  it.each(['/', '/payment', '/nowhere', '/api/booked-dates', '/api/nothing', '/assets/entry-abc.js', '/healthz'])(
    'of %s carries the security headers',
    async (url) => {
      expect(await headersOf(live, url)).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it('asks for TLS only where there is some', async () => {
    expect((await headersOf(sandbox, '/'))['strict-transport-security']).toBeUndefined();
  });
});
