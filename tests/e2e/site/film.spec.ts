import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test-app.ts';

const moving = { reducedMotion: 'no-preference' } as const;
const filmOf = (page: Page) => page.locator('video');
const pause = { en: 'Pause film', fr: 'Mettre le film en pause' };
const play = { en: 'Play film', fr: 'Lire le film' };

/** Every film that the page asks for. */
function filmsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const runs = (page: Page) =>
  expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)).toBe(true);
const stands = (page: Page) =>
  expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

/** Resolves when the page has loaded and is idle, which is when a film would be asked for. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
    for (let i = 0; i < 3; i++) await new Promise((done) => requestIdleCallback(done));
  });

test.describe('the film on the landing page', () => {
  test.use({ contextOptions: moving });

  test('runs over its poster without sound, and begins anew at its end', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/');
    await runs(page);
    const film = filmOf(page);
    await expect(film).toHaveAttribute('data-stage', 'running');
    const state = await film.evaluate(({ muted, loop, duration, videoWidth }: HTMLVideoElement) => ({
      muted,
      loop,
      duration: Math.round(duration * 10) / 10,
      videoWidth,
    }));
    expect(state).toEqual({ muted: true, loop: true, duration: 9, videoWidth: 1600 });
    const wrapped = film.evaluate(
      (one: HTMLVideoElement) =>
        new Promise<boolean>((done) => {
          let last = 0;
          one.addEventListener('timeupdate', () => {
            if (one.currentTime < last && !one.paused && !one.ended) done(true);
            last = one.currentTime;
          });
          one.currentTime = one.duration - 0.4;
        }),
    );
    expect(await wrapped).toBe(true);
  });

  for (const language of ['en', 'fr'] as const) {
    test(`is paused and played by keyboard, and stays paused for the visit (${language})`, async ({
      page,
      baseURL,
    }) => {
      const home = `${baseURL}${language === 'fr' ? '/fr' : '/'}`;
      await page.goto(home);
      await runs(page);
      const button = page.getByRole('button', { name: pause[language] });
      await page.getByRole('link', { name: /What is this|Qu’est-ce/ }).focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Enter');
      await stands(page);
      await page.goto(home);
      const again = page.getByRole('button', { name: play[language] });
      await again.press('Space');
      await runs(page);
      await expect(button).toBeVisible();
    });
  }

  test('is not asked for again by who paused it, until it is wanted', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/');
    await runs(page);
    await visitor.presses(pause.en);
    const asked = filmsAsked(page);
    await visitor.opens('/');
    await expect(page.getByRole('button', { name: play.en })).toBeVisible();
    await idle(page);
    expect(asked).toEqual([]);
  });

  test('that the browser does not start stands still, with a button that starts it', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const own = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function play() {
        HTMLMediaElement.prototype.play = own;
        return Promise.reject(new DOMException('not now', 'NotAllowedError'));
      };
    });
    await page.goto(`${baseURL}/`);
    await page.getByRole('button', { name: play.en }).click();
    await runs(page);
    await expect(page.getByRole('button', { name: pause.en })).toBeVisible();
  });

  test('rests while the page is out of sight', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/');
    await runs(page);
    const turn = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await turn(true);
    await stands(page);
    await turn(false);
    await runs(page);
  });

  test('is the upright one on a phone', async ({ page, testApp }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked = filmsAsked(page);
    await page.goto(testApp.url);
    await runs(page);
    expect(asked.every((url) => url.includes('/portrait'))).toBe(true);
  });

  // What the browser itself writes about a connection that broke; no page can keep it from doing so.
  const browsersOwn = 'Failed to load resource: net::ERR_FAILED';
  const troubles: readonly [string, (route: Route) => Promise<void>][] = [
    ['the network fails', (route) => route.abort('failed')],
    ['it arrives broken', (route) => route.fulfill({ status: 200, contentType: 'video/webm', body: 'no film' })],
  ];
  for (const [trouble, answer] of troubles) {
    test(`leaves its poster and raises no error of its own when ${trouble}`, async ({ visitor, knownFaults }) => {
      knownFaults.push(browsersOwn);
      const { page } = visitor;
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      await page.route(/\.(webm|mp4)$/, answer);
      await visitor.opens('/');
      await expect.poll(() => said.join('\n')).toContain('info: The landing film is not shown');
      await expect(filmOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: pause.en })).toHaveCount(0);
      expect(said.filter((line) => line.startsWith('error') && !line.includes(browsersOwn))).toEqual([]);
      const poster = page.locator('picture img');
      expect(await poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    });
  }

  test('stands on a poster that is there before any script, and nothing moves when it comes', async ({ visitor }) => {
    const { page } = visitor;
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<picture>');
    expect(html).not.toContain('<video');
    await page.addInitScript(() => {
      const shifts: { at: number; what: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          shifts.push({ at: entry.startTime, what: entry.sources.map(({ node }) => node?.nodeName).join(' ') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // On a busy machine a font may be drawn after the first paint. The film is let through once that is over.
    let letThroughAt = 0;
    await page.route(/\.(webm|mp4)$/, async (route) => {
      letThroughAt ||= await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return performance.now();
      });
      await route.continue();
    });
    await visitor.opens('/');
    await runs(page);
    const shifts = await page.evaluate((): { at: number; what: string }[] => Reflect.get(window, 'shifts'));
    expect(letThroughAt).toBeGreaterThan(0);
    expect(shifts.filter(({ at }) => at > letThroughAt)).toEqual([]);
  });

  test('is sent in pieces to a browser that asks for pieces, and kept for good', async ({ visitor }) => {
    const { page } = visitor;
    const asked = filmsAsked(page);
    await visitor.opens('/');
    await runs(page);
    const answer = await page.request.get(asked[0] ?? '', { headers: { range: 'bytes=0-1' } });
    expect(answer.status()).toBe(206);
    expect((await answer.body()).length).toBe(2);
    expect(answer.headers()).toMatchObject({
      'content-range': expect.stringMatching(/^bytes 0-1\/\d+$/),
      'content-type': 'video/webm',
      'cache-control': expect.stringContaining('immutable'),
    });
  });
});

test.describe('no film is sent', () => {
  test('to who wants little motion', async ({ visitor }) => {
    const asked = filmsAsked(visitor.page);
    await visitor.opens('/');
    await idle(visitor.page);
    expect(asked).toEqual([]);
    await expect(visitor.page.locator('video, .film-button')).toHaveCount(0);
  });

  for (const line of [{ saveData: true }, { saveData: false, effectiveType: '3g' }]) {
    test(`over a line that says ${JSON.stringify(line)}`, async ({ browser, testApp }) => {
      const context = await browser.newContext({ ...moving, baseURL: testApp.url, locale: 'en-CA' });
      const page = await context.newPage();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, line);
      const asked = filmsAsked(page);
      await page.goto('/');
      await idle(page);
      expect(asked).toEqual([]);
      await expect(page.locator('video')).toHaveCount(0);
      await context.close();
    });
  }
});
