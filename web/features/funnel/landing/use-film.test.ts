import { beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { useFilm } from './use-film.ts';

type List = EventTarget & { matches: boolean };
let lists: Map<string, List>;
let kept: Map<string, string>;
let rest: Map<number, () => void>;
let called = 0;

const list = (part: string): List => {
  for (const [query, found] of lists) if (query.includes(part)) return found;
  throw new Error(`Nobody watches ${part}.`);
};
const browser = ({ connection = {}, still = false, tall = false } = {}) => {
  openPage('/');
  lists = new Map();
  rest = new Map();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('reduced-motion') ? still : tall;
    const known = lists.get(query) ?? Object.assign(new EventTarget(), { matches });
    lists.set(query, known);
    return known;
  });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    called += 1;
    rest.set(called, act);
    return called;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => rest.delete(id));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
};
const open = () => runHook(() => useFilm(), {});
const comesToRest = () =>
  during(() => {
    for (const act of rest.values()) act();
    rest.clear();
  });

beforeEach(() => {
  kept = new Map();
});

describe('the landing film', () => {
  it('is not asked for before the page is at rest', async () => {
    browser();
    const film = await open();
    expect(film.now.shape).toBeNull();
    await comesToRest();
    expect(film.now).toMatchObject({ shape: 'landscape', paused: false });
  });

  it('is the portrait one in a tall window, and changes with it', async () => {
    browser({ tall: true });
    const film = await open();
    await comesToRest();
    expect(film.now.shape).toBe('portrait');
    await during(() => {
      list('aspect-ratio').matches = false;
      list('aspect-ratio').dispatchEvent(new Event('change'));
    });
    expect(film.now.shape).toBe('landscape');
  });

  it.each([
    { still: true },
    { connection: { saveData: true } },
    { connection: { effectiveType: '3g' } },
    { connection: { effectiveType: 'slow-2g' } },
  ])('is sent to nobody with %j', async (wish) => {
    browser(wish);
    const film = await open();
    await comesToRest();
    expect(film.now.shape).toBeNull();
  });

  it('goes when its visitor asks for less movement meanwhile', async () => {
    browser({ connection: { effectiveType: '4g' } });
    const film = await open();
    await comesToRest();
    await during(() => {
      list('reduced-motion').matches = true;
      list('reduced-motion').dispatchEvent(new Event('change'));
    });
    expect(film.now.shape).toBeNull();
  });

  it('stays paused for the visit, and runs again when that is asked for', async () => {
    browser();
    const film = await open();
    await comesToRest();
    await during(() => film.now.setPaused(true));
    expect(film.now.paused).toBe(true);
    await film.end();

    const again = await open();
    await comesToRest();
    expect(again.now.paused).toBe(true);
    await during(() => again.now.setPaused(false));
    await again.end();

    const third = await open();
    await comesToRest();
    expect(third.now.paused).toBe(false);
  });

  it('that the browser does not play by itself is not remembered as paused', async () => {
    browser();
    const film = await open();
    await comesToRest();
    await during(() => film.now.standStill());
    expect(film.now.paused).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('that cannot be had leaves the poster', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    browser();
    const film = await open();
    await comesToRest();
    await during(() => film.now.giveUp('it broke off'));
    expect(film.now.shape).toBeNull();
    vi.restoreAllMocks();
  });

  it('is never decided on for a page that was left before', async () => {
    browser();
    const film = await open();
    await film.end();
    await comesToRest();
    expect(lists.size).toBe(0);
  });
});
