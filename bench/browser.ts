import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium as playwright } from '@playwright/test';
import { freePort } from '#tests/builders/ports.ts';
import { chromium } from '../tests/e2e/support/browser.ts';

/** What a visitor has answered who is about to choose a day. */
export const draft = {
  postalCode: 'H2Y',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout12',
  glassCoverage: 'extensive',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
};
export const draftKey = 'hauteclaire.draft.v1';

export type DebuggedBrowser = {
  port: number;
  /** Puts the answers into the browser, or takes them out. */
  remember(url: string, answers: object | null): Promise<void>;
  close(): Promise<void>;
};

/** The browser of the journeys with an open debugging port, and nothing else attached while it is measured. */
export async function debuggedBrowser(): Promise<DebuggedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'hauteclaire-browser-'));
  const port = await freePort();
  const { executablePath, args, env } = await chromium();
  const own = [
    '--headless',
    '--no-first-run',
    '--disable-dev-shm-usage',
    '--hide-scrollbars',
    '--mute-audio',
    '--lang=en-CA',
  ];
  const debug = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...own, ...debug, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes('DevTools listening on')) break;
  }
  child.stderr.resume();

  return {
    port,
    async remember(url, answers) {
      const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
      try {
        const page = await browser.contexts()[0]?.newPage();
        await page?.goto(`${url}/robots.txt`);
        await page?.evaluate(([key, value]) => (value ? localStorage.setItem(key, value) : localStorage.clear()), [
          draftKey,
          answers && JSON.stringify(answers),
        ] as const);
        await page?.close();
      } finally {
        await browser.close(); // Only lets go of it.
      }
    },
    async close() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
