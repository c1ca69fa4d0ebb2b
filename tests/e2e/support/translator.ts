import { expect, type Page } from '@playwright/test';

type Translator = {
  /** How long the translator takes for what comes later. */
  lateMs?: number;
  /** When it takes the page on: before React does, or once the page takes input. */
  begin?: 'before' | 'ready';
};

/**
 * What a browser's translation does to every document: each text node gives way to `<font><font>words</font></font>`, later
 * ones some time after they have come. The words stay, so that they can be read.
 */
export const translates = (page: Page, { lateMs = 250, begin = 'ready' }: Translator = {}): Promise<unknown> =>
  page.addInitScript(
    ({ lateMs, begin }) => {
      if (window !== window.top) return;
      const skipped = 'script, style, textarea, input, noscript, template, font, [translate="no"], .notranslate';
      const wrap = (node: Node): void => {
        if (node instanceof Text) {
          if (!node.data.trim() || !node.parentElement || node.parentElement.closest(skipped)) return;
          const outer = document.createElement('font');
          const inner = document.createElement('font');
          inner.textContent = node.data;
          outer.append(inner);
          node.parentElement.replaceChild(outer, node);
        } else if (node instanceof Element && !node.matches(skipped)) for (const one of [...node.childNodes]) wrap(one);
      };
      const start = () => {
        wrap(document.body);
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes) setTimeout(() => node.isConnected && wrap(node), lateMs);
        }).observe(document.body, { childList: true, subtree: true });
      };
      if (begin === 'before') return addEventListener('DOMContentLoaded', start);
      const ready = new MutationObserver(() => {
        if (!document.documentElement?.hasAttribute('data-ready')) return;
        ready.disconnect();
        start();
      });
      ready.observe(document, { attributes: true, childList: true, subtree: true });
    },
    { lateMs, begin },
  );

/** Waits until no text of the page is in its own words. */
export const isTranslated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const skipped = 'script, style, textarea, noscript, template, font, [translate="no"]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.trim() && !parentElement?.closest(skipped)) return false;
    }
    return true;
  });

/** An answer comes after the translator has been through all that says that it is awaited; a new document gets it at once. */
export const answersLate = (page: Page, address: string | RegExp): Promise<unknown> =>
  page.route(address, async (route) => {
    const ready = await page.evaluate(() => document.documentElement.hasAttribute('data-ready')).catch(() => false);
    if (ready) await isTranslated(page).catch(() => undefined); // another page is on its way
    await route.continue();
  });

type Fiber = { tag: number; child: Fiber | null; sibling: Fiber | null; stateNode: unknown; memoizedProps: unknown };

/** What React means the page to say and the page does not say, text by text. */
const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const faults: string[] = [];
    const walk = (fiber: Fiber | null): void => {
      for (let one = fiber; one; one = one.sibling) {
        const { stateNode, memoizedProps } = one;
        if (stateNode instanceof Text) {
          const { nextSibling } = stateNode;
          const said = stateNode.data || (nextSibling?.nodeName === 'FONT' ? nextSibling.textContent : '');
          if (!stateNode.isConnected || said !== memoizedProps) faults.push(`${said} instead of ${memoizedProps}`);
        } else if (stateNode instanceof Element) {
          const { children } = memoizedProps as { children?: unknown };
          const own = typeof children === 'string' || typeof children === 'number' ? `${children}` : null;
          if (own !== null && stateNode.textContent !== own) faults.push(`${stateNode.textContent} instead of ${own}`);
        }
        walk(one.child);
      }
    };
    const container = Object.entries(root ?? {}).find(([name]) => name === key)?.[1] as {
      stateNode: { current: Fiber };
    };
    walk(container.stateNode.current.child);
    return faults;
  });

const codes = /HC-\d{8}-\d{6}|HC\d{4}|VIP\d{2}|BK-|HCPREVIEW/;

/** The page lives, is translated to the last word but for its codes, and no word on it is an old one. */
export async function saysWhatIsMeant(page: Page): Promise<void> {
  await isTranslated(page);
  expect(await page.locator('font').count()).toBeGreaterThan(5);
  expect(await unsaid(page)).toEqual([]);
  expect(await page.locator('font font').filter({ hasText: codes }).allTextContents()).toEqual([]);
}
