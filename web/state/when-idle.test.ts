import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let done: number;
let onLoad: (() => void) | null;
const act = () => {
  done += 1;
};

beforeEach(() => {
  [done, onLoad] = [0, null];
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    onLoad = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    onLoad = null;
  });
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what waits until the browser is idle', () => {
  it('is done a moment after the page has loaded, where a browser does not say when it is idle', () => {
    whenIdle(act);
    expect(done).toBe(0);
    vi.runAllTimers();
    expect(done).toBe(1);
  });

  it('is not done when it is cancelled in that moment', () => {
    whenIdle(act)();
    vi.runAllTimers();
    expect(done).toBe(0);
  });

  it('waits for the page to load first', () => {
    vi.stubGlobal('document', { readyState: 'interactive' });
    whenIdle(act);
    vi.runAllTimers();
    expect(done).toBe(0);
    onLoad?.();
    vi.runAllTimers();
    expect(done).toBe(1);
  });

  it('is not done when it is cancelled before or after the page has loaded', () => {
    vi.stubGlobal('document', { readyState: 'interactive' });
    whenIdle(act)();
    expect(onLoad).toBeNull();
    const cancel = whenIdle(act);
    onLoad?.();
    cancel();
    vi.runAllTimers();
    expect(done).toBe(0);
  });

  it('leaves the moment to a browser that knows it, within two seconds, and takes back what it asked', () => {
    const asked: { act: () => void; timeout: number | undefined }[] = [];
    const cancelled: number[] = [];
    vi.stubGlobal('requestIdleCallback', (idle: () => void, options?: IdleRequestOptions) =>
      asked.push({ act: idle, timeout: options?.timeout }),
    );
    vi.stubGlobal('cancelIdleCallback', (id: number) => cancelled.push(id));
    const cancel = whenIdle(act);
    expect(asked).toEqual([{ act, timeout: 2000 }]);
    cancel();
    expect(cancelled).toEqual([1]);
  });
});
