import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Sent = { url: string; init: RequestInit };
let sent: Sent[];
let fails = false;

/** The counter of a document that has just been opened, in such a browser. */
async function opened(browser: object = {}) {
  vi.stubGlobal('navigator', browser);
  vi.resetModules();
  return await import('./analytics.ts');
}
/** Nobody came by a link of a source. */
const bodies = () =>
  sent.map(({ init }) => {
    const { source, ...body } = JSON.parse(String(init.body));
    return source === '' ? body : { source, ...body };
  });

beforeEach(() => {
  sent = [];
  fails = false;
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (fails) throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the count of steps', () => {
  it('tells the step and nothing of who took it: no cookie goes along', async () => {
    const { countStep } = await opened();
    countStep('size');
    expect(sent).toMatchObject([{ url: '/api/step', init: { credentials: 'omit', keepalive: true } }]);
    expect(bodies()).toEqual([{ step: 'size' }]);
  });

  it('counts going back and forth once', async () => {
    const { countStep } = await opened();
    countStep('size');
    countStep('layout');
    countStep('size');
    expect(bodies()).toEqual([{ step: 'size' }, { step: 'layout' }]);
  });

  it('counts an area that is asked about, each of them once', async () => {
    const { countStep } = await opened();
    for (const area of ['J4B', 'H2Y', 'J4B', undefined]) countStep('postal-code', area);
    expect(bodies()).toEqual([
      { step: 'postal-code', area: 'J4B' },
      { step: 'postal-code', area: 'H2Y' },
      { step: 'postal-code' },
    ]);
  });

  it('tells where the visitor came from, as the draft has it', async () => {
    const { countStep } = await opened();
    const { updateDraft } = await import('./draft.ts');
    updateDraft({ source: 'van' });
    countStep('size');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ step: 'size', source: 'van' });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'leaves out whoever asks for it by %j',
    async (wish) => {
      const { countStep } = await opened(wish);
      countStep('size');
      expect(sent).toEqual([]);
    },
  );

  it.each([{ globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: null }])(
    'counts with %j',
    async (wish) => {
      const { countStep } = await opened(wish);
      countStep('size');
      expect(sent).toHaveLength(1);
    },
  );

  it('disturbs nobody when it does not arrive', async () => {
    fails = true;
    const { countStep } = await opened();
    expect(() => countStep('size')).not.toThrow();
    await new Promise((turn) => setImmediate(turn));
  });

  it.each([
    ['/', 'landing'],
    ['/fr', 'landing'],
    ['/fr/calendar-booking', 'appointment'],
    ['/sentiment', 'questions'],
    ['/manual-review', 'review'],
  ])('knows the step of the page %s', async (path, step) => {
    const { countPage } = await opened();
    countPage(path);
    expect(bodies()).toEqual([{ step }]);
  });

  it.each(['/payment', '/admin', '/contact', '/fr/terms', '/nowhere'])('knows no step of %s', async (path) => {
    const { countPage } = await opened();
    countPage(path);
    expect(sent).toEqual([]);
  });
});
