import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { drafts, remember } from '../support/drafts.ts';
import { expect, test as over } from '../support/test-app.ts';

type Foreign = { url: string; asked: string[] };

/** Another site: a script, a page to be shown in a frame, and a page that frames ours. */
const test = over.extend<{ foreign: Foreign }>({
  foreign: async ({ testApp }, use) => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/script.js') return response.setHeader('content-type', 'text/javascript').end('window.ran = true;');
      response.setHeader('content-type', 'text/html');
      return response.end(url === '/framing' ? `<iframe src="${testApp.url}/"></iframe>` : '<p>foreign</p>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

/** What a hostile text would bring into the page, if it became markup. */
const attacks = {
  'an inline script': {
    violates: 'script-src-elem',
    attack: () => document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' })),
  },
  'an event handler in markup': {
    violates: 'script-src-attr',
    attack: () => document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="window.ran = true">'),
  },
  'a script of another site': {
    violates: 'script-src-elem',
    attack: (url: string) =>
      document.head.append(Object.assign(document.createElement('script'), { src: `${url}/script.js` })),
  },
  'a frame of another site': {
    violates: 'frame-src',
    attack: (url: string) =>
      document.body.append(Object.assign(document.createElement('iframe'), { src: `${url}/frame` })),
  },
  'code made out of text': { violates: 'script-src', attack: () => void setTimeout('window.ran = true') },
  'another base for addresses': {
    violates: 'base-uri',
    attack: (url: string) => document.head.append(Object.assign(document.createElement('base'), { href: url })),
  },
  'a call to another site': {
    violates: 'connect-src',
    attack: (url: string) => void fetch(`${url}/call`).catch(() => undefined),
  },
};

/** Tries an attack and answers the first rule that the browser says was broken. */
async function violated(page: Page, attack: (url: string) => void, url: string): Promise<string> {
  await page.evaluate(() => {
    const seen = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
        once: true,
      }),
    );
    Object.assign(window, { seen });
  });
  await page.evaluate(attack, url);
  return page.evaluate(() => (window as unknown as { seen: Promise<string> }).seen);
}

for (const path of ['/', '/fr/payment', '/admin']) {
  test(`the browser refuses on ${path} what a hostile text would bring in`, async ({ page, foreign }) => {
    await remember(page, drafts.accepted); // Nobody is led on to another page, which has another document.
    await page.goto(path);
    for (const [what, { attack, violates }] of Object.entries(attacks)) {
      expect([what, await violated(page, attack, foreign.url)]).toEqual([what, violates]);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(foreign.asked).toEqual([]);
  });
}

test('no other site can show ours in a frame', async ({ page, testApp, foreign }) => {
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(`${foreign.url}/framing`);
  await refused;
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${testApp.url}/`);
  expect(foreign.asked).toContain('/framing');
});
