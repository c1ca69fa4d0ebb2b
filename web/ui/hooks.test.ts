import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useLateDialog } from './overlay/use-late-dialog.ts';
import { useSlow } from './skeleton.tsx';
import { useReveal } from './use-reveal.ts';
import { formatSince } from './when.ts';

beforeEach(() => {
  openPage('/');
});

describe('an instant as seen from now', () => {
  const spoken = (text: string) => text.replace(/\u00a0/g, ' ');
  const late = '2025-10-09T03:30:00.000Z'; // 11:30 PM of October 8 in Montréal

  it('is the hour alone on the same day of the business', () => {
    expect(spoken(formatSince(late, '2025-10-09T03:59:00.000Z', 'en'))).toBe('11:30 PM');
    expect(spoken(formatSince(late, '2025-10-09T03:59:00.000Z', 'fr'))).toBe('23 h 30');
  });

  it('has its day from the next day of the business on', () => {
    expect(spoken(formatSince(late, '2025-10-09T04:00:00.000Z', 'en'))).toBe('Wed, Oct 8 at 11:30 PM');
  });
});

describe('what loads', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => during(() => vi.advanceTimersByTime(milliseconds));

  it('shows that it does after 300 ms, and at once that it is there', async () => {
    const slow = await runHook((props) => useSlow(props.loading), { loading: true });
    await pass(299);
    expect(slow.now).toBe(false);
    await pass(1);
    expect(slow.now).toBe(true);
    await slow.again({ props: { loading: false } });
    expect(slow.now).toBe(false);
  });

  it('a second time waits its 300 ms anew', async () => {
    const slow = await runHook((props) => useSlow(props.loading), { loading: true });
    await pass(300);
    await slow.again({ props: { loading: false } });
    await slow.again({ props: { loading: true } });
    expect(slow.now).toBe(false);
    await pass(300);
    expect(slow.now).toBe(true);
  });
});

describe('a dialog whose code comes late', () => {
  type Props = { likely: boolean; wanted?: boolean };
  const onFailure = vi.fn();
  let loads: PromiseWithResolvers<string>[];
  const load = () => {
    const coming = Promise.withResolvers<string>();
    loads.push(coming);
    return coming.promise;
  };
  const open = (props: Props, isReady = true) =>
    runHook((given: Props) => {
      usePageReady(isReady);
      return useLateDialog(load, { ...given, onFailure });
    }, props);
  let idle: (() => void)[];
  const rest = () => during(() => idle.splice(0).forEach((act) => void act()));
  beforeEach(() => {
    loads = [];
    idle = [];
    onFailure.mockClear();
    vi.stubGlobal('fetch', async () => undefined);
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    vi.stubGlobal('cancelIdleCallback', (id: number) => delete idle[id - 1]);
  });

  it('is fetched once it is likely, and is there when it is wanted', async () => {
    const dialog = await open({ likely: false });
    expect(loads).toHaveLength(0);
    await dialog.again({ props: { likely: true } });
    await rest();
    await during(() => loads[0]?.resolve('dialog'));
    await dialog.again({ props: { likely: true, wanted: true } });
    expect(dialog.now).toBe('dialog');
    expect(loads).toHaveLength(1);
  });

  it('is not fetched ahead of time while the page itself is on its way', async () => {
    await open({ likely: true }, false);
    await rest();
    expect(loads).toHaveLength(0);
  });

  it('is fetched by a press that does not wait for the browser to rest', async () => {
    const dialog = await open({ likely: true });
    await dialog.again({ props: { likely: true, wanted: true } });
    await rest();
    expect(loads).toHaveLength(1);
  });

  it('that did not come ahead of time is asked for by the press, and nobody is told before', async () => {
    const dialog = await open({ likely: true });
    await rest();
    await during(() => loads[0]?.reject(new TypeError('gone')));
    expect(onFailure).not.toHaveBeenCalled();
    await dialog.again({ props: { likely: true, wanted: true } });
    await during(() => loads[1]?.resolve('dialog'));
    expect(dialog.now).toBe('dialog');
  });

  it('that cannot be had says so, and is asked for by the next press', async () => {
    const dialog = await open({ likely: false, wanted: true });
    await during(() => loads[0]?.reject(new TypeError('gone')));
    expect(onFailure).toHaveBeenCalledOnce();
    await dialog.again({ props: { likely: false, wanted: false } });
    await dialog.again({ props: { likely: false, wanted: true } });
    await during(() => loads[1]?.resolve('dialog'));
    expect(dialog.now).toBe('dialog');
  });
});

describe('a part that appears', () => {
  const scrollIntoView = vi.fn();
  const open = async (props: { shown: boolean; ready: boolean }) => {
    const hook = (given: typeof props) => {
      const part = useReveal<HTMLElement>(given.shown, given.ready);
      part.current = { scrollIntoView } as unknown as HTMLElement;
    };
    return await runHook(hook, props);
  };
  beforeEach(() => scrollIntoView.mockClear());

  it('is scrolled into view when it comes, and again when it comes again', async () => {
    const part = await open({ shown: false, ready: true });
    await part.again({ props: { shown: true, ready: true } });
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
    await part.again({ props: { shown: false, ready: true } });
    await part.again({ props: { shown: true, ready: true } });
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('that was restored stays where it is: the page opens at its top', async () => {
    const part = await open({ shown: false, ready: false });
    await part.again({ props: { shown: true, ready: false } });
    await part.again({ props: { shown: true, ready: true } });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('comes at once for whoever minds movement', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const part = await open({ shown: false, ready: true });
    await part.again({ props: { shown: true, ready: true } });
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'auto' });
  });
});
