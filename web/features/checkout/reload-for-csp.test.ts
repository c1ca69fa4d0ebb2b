import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForCsp } from './reload-for-csp.ts';
import { stubStorage } from './session/storage.fixtures.ts';

const reload = vi.fn();
let storage: ReturnType<typeof stubStorage>;
const openedAs = (path: string | null) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(path === null ? [] : [{ name: `https://example.com${path}` } as PerformanceEntry]);

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  storage = stubStorage('sessionStorage');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the payment page', () => {
  it.each(['/payment', '/fr/payment', '/payment?cancelled=1', null])('that was opened as %s stays', (path) => {
    openedAs(path);
    expect(reloadForCsp()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('in a document that began elsewhere is loaded anew, whose policy lets the card form in', () => {
    openedAs('/fr/calendar-booking');
    expect(reloadForCsp()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded anew once, and not for ever', () => {
    openedAs('/calendar-booking');
    reloadForCsp();
    expect(reloadForCsp()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may be loaded anew again by a later visit, once it was right in between', () => {
    openedAs('/calendar-booking');
    reloadForCsp();
    openedAs('/payment');
    reloadForCsp();
    openedAs('/calendar-booking');
    expect(reloadForCsp()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays where the browser keeps nothing: a second reload could not be told from the first', () => {
    openedAs('/calendar-booking');
    storage.refuse();
    expect(reloadForCsp()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
