import { environmentManager, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { queryClient } from '#web/client/query.tsx';
import { tags } from '#web/state/language.tsx';
import { LanguageContext } from '#web/state/location.ts';
import { FakeElement } from './element.ts';

/** Lets everything happen that waits for nothing but its turn. */
const settled = () => act(async () => void (await new Promise((turn) => setImmediate(turn))));

/** Does something as the browser would, and lets its consequences happen. */
export async function during<T>(happening: () => T): Promise<Awaited<T>> {
  const given = await act(async () => await happening());
  await settled();
  return given;
}

let isOpen = false;

type Entry = { href: string; state: unknown };

/**
 * A browser's page without its drawing: an address with its history, a document that can be hidden, events. Hooks run in
 * it by React's own hand, effects included. It is gone when the test is over.
 */
export function openPage(address = '/') {
  const base = 'http://localhost:3000';
  let here = new URL(address, base);
  let state: unknown = null;
  const visited: Entry[] = [];
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    nodeType: 9,
    documentElement: Object.assign(new FakeElement('html'), { lang: tags.en }),
    body: new FakeElement('body'),
    activeElement: null as unknown,
    defaultView: window,
    visibilityState: 'visible' as DocumentVisibilityState,
    hidden: false,
    readyState: 'complete',
    querySelector: () => null,
    getElementById: () => null,
  });
  const go = (method: 'push' | 'replace') => (next: unknown, _: string, href: string | URL) => {
    here = new URL(href || here.href, base);
    state = next;
    visited.push({ href: `${method} ${here.pathname}${here.search}${here.hash}`, state });
    window.dispatchEvent(new Event(`${method}State`));
  };
  const history = {
    get state() {
      return state;
    },
    pushState: go('push'),
    replaceState: go('replace'),
  };
  const enter = (how: string) => (href: string) => {
    const next = new URL(href, base);
    visited.push({ href: `${how} ${next.pathname}${next.search}${next.hash}`, state: null });
  };
  const location = {
    assign: enter('enter'),
    replace: enter('enter instead'),
    get pathname() {
      return here.pathname;
    },
    get search() {
      return here.search;
    },
    get hash() {
      return here.hash;
    },
    get href() {
      return here.href;
    },
  };
  const globals = {
    window: Object.assign(window, { document, location, HTMLIFrameElement: class {} }),
    document,
    location,
    history,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: vi.fn(),
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  notifyManager.setScheduler(queueMicrotask);
  environmentManager.setIsServer(() => false);
  if (!isOpen) {
    // What is registered first is done last: by then every hook has left the page.
    onTestFinished(() => {
      isOpen = false;
      vi.unstubAllGlobals();
    });
    isOpen = true;
  }

  return {
    window,
    document,
    location,
    /** The addresses that were gone to, oldest first, each with how: `push /faq`; `enter /payment` with its document. */
    visited: () => visited.map(({ href }) => href),
    history,
    /** Comes to the front or goes to the back. */
    show: (visibilityState: DocumentVisibilityState) =>
      during(() => {
        Object.assign(document, { visibilityState, hidden: visibilityState === 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    /** Something happens to the window. */
    happens: (event: Event | string) =>
      during(() => window.dispatchEvent(typeof event === 'string' ? new Event(event) : event)),
  };
}

/** Runs a hook on the open page as a component would, and says what it gives now. */
export async function runHook<Given, Props>(
  hook: (props: Props) => Given,
  props: Props,
  { language = 'en' }: { language?: Language } = {},
) {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const root = createRoot(new FakeElement('div') as unknown as HTMLElement);
  let given: { now: Given } | null = null;
  let shown = { props, language };
  function Component() {
    given = { now: hook(shown.props) };
    return null;
  }
  const draw = () =>
    during(() => {
      document.documentElement.lang = tags[shown.language];
      const inside = createElement(LanguageContext, { value: shown.language }, createElement(Component));
      root.render(createElement(QueryClientProvider, { client }, inside));
    });
  let ended = false;
  const end = async () => {
    if (ended) return;
    ended = true;
    await during(() => root.unmount());
    client.clear();
  };
  onTestFinished(end);
  await draw();
  return {
    client,
    get now(): Given {
      if (!given) throw new Error('The hook has not run.');
      return given.now;
    },
    /** With other properties, or in the other language. */
    again: (next: Partial<typeof shown>) => {
      shown = { ...shown, ...next };
      return draw();
    },
    /** The component leaves the page. */
    end,
  };
}
