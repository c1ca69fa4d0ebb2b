import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { setArrived, usePageReady, whenReady, whenReadyAndIdle } from './page-ready.ts';
import { whenIdle } from './when-idle.ts';

let page: ReturnType<typeof openPage>;
const isMarked = () => page.document.documentElement.attributes.has('data-ready');
const ready = (isReady: boolean) => runHook((props) => usePageReady(props.isReady), { isReady });

beforeEach(() => {
  page = openPage('/contact'); // A page of no step: nothing is counted.
  vi.stubGlobal('fetch', async () => undefined);
});
afterEach(() => setArrived(true));

describe('a page is ready', () => {
  it('once it says so, and no longer when it is left', async () => {
    const shown = await ready(false);
    expect(isMarked()).toBe(false);
    await shown.again({ props: { isReady: true } });
    expect(isMarked()).toBe(true);
    await shown.end();
    expect(isMarked()).toBe(false);
  });

  it('not while another one is on its way', async () => {
    await ready(true);
    setArrived(false);
    expect(isMarked()).toBe(false);
    setArrived(true);
    expect(isMarked()).toBe(true);
  });
});

describe('what waits for a page to be ready', () => {
  it('is done once, then', async () => {
    const act = vi.fn();
    const shown = await ready(false);
    whenReady(act);
    expect(act).not.toHaveBeenCalled();
    await shown.again({ props: { isReady: true } });
    await shown.again({ props: { isReady: false } });
    await shown.again({ props: { isReady: true } });
    expect(act).toHaveBeenCalledOnce();
  });

  it('is done at once where the page is ready already', async () => {
    const act = vi.fn();
    await ready(true);
    whenReady(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is not done once it is cancelled', async () => {
    const act = vi.fn();
    const shown = await ready(false);
    whenReady(act)();
    await shown.again({ props: { isReady: true } });
    expect(act).not.toHaveBeenCalled();
  });
});

describe('what can wait for a quiet moment', () => {
  const calls: (() => void)[] = [];
  const stubIdle = () => {
    calls.length = 0;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => calls.push(act));
    vi.stubGlobal('cancelIdleCallback', (id: number) => {
      calls[id - 1] = () => {};
    });
  };

  it('waits until the page has loaded, and then for the browser to rest', async () => {
    stubIdle();
    const act = vi.fn();
    Object.assign(page.document, { readyState: 'interactive' });
    whenIdle(act);
    expect(calls).toHaveLength(0);
    await page.happens('load');
    expect(act).not.toHaveBeenCalled();
    for (const call of calls) call();
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('can be called off %s the page has loaded', async (when) => {
    stubIdle();
    const act = vi.fn();
    Object.assign(page.document, { readyState: 'interactive' });
    const cancel = whenIdle(act);
    if (when === 'before') cancel();
    await page.happens('load');
    if (when === 'after') cancel();
    for (const call of calls) call();
    expect(act).not.toHaveBeenCalled();
  });

  it('waits for the page to take input first, where it is told to', async () => {
    stubIdle();
    const [act, other] = [vi.fn(), vi.fn()];
    const shown = await ready(false);
    whenReadyAndIdle(act);
    whenReadyAndIdle(other)();
    expect(calls).toHaveLength(0);
    await shown.again({ props: { isReady: true } });
    const late = vi.fn();
    const cancel = whenReadyAndIdle(late);
    cancel();
    expect(act).not.toHaveBeenCalled();
    for (const call of calls) call();
    expect(act).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it('comes soon after in a browser that does not tell of its rest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const [act, other] = [vi.fn(), vi.fn()];
      whenIdle(act);
      whenIdle(other)();
      await during(() => vi.advanceTimersByTime(200));
      expect(act).toHaveBeenCalledOnce();
      expect(other).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
