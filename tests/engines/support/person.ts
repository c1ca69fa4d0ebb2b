import { expect } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { draftKey } from '#tests/e2e/support/drafts.ts';
import { type Words, words } from '#tests/e2e/support/words.ts';
import type { Draft } from '#web/state/draft-schema.ts';
import { covered } from './covered.ts';
import type { Key, Tab } from './engine.ts';
import { look, type Query, type Seen, sent } from './look.ts';
import { until } from './until.ts';

/** Somebody at a page, with a mouse and a keyboard, in any of the engines. */
export class Person {
  readonly tab: Tab;
  readonly words: Words;
  private readonly url: string;

  constructor(tab: Tab, { url, language }: { url: string; language: Language }) {
    this.tab = tab;
    this.url = url;
    this.words = words[language];
  }

  /** Opens an address, in this person's language, and waits until the page takes input. */
  async opens(path: string): Promise<void> {
    await this.tab.goTo(`${this.url}${this.words.prefix}${path}`);
    await this.isReady();
  }

  isReady = () => this.holds('the page takes input', () => document.documentElement.hasAttribute('data-ready'));

  async isAt(path: string): Promise<void> {
    await this.holds(`at ${path}`, (wanted) => location.pathname === wanted, `${this.words.prefix}${path}`);
    await this.isReady();
  }

  /** Waits until something is so in the page. */
  holds<Given extends readonly unknown[]>(
    what: string,
    isSo: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    return until(async () => expect(await this.tab.run(isSo, ...given), what).toBe(true));
  }

  /** Waits until a text is on screen. */
  reads(text: string | RegExp): Promise<void> {
    const { source, flags } =
      typeof text === 'string' ? (sent({ name: text }).name ?? { source: '', flags: '' }) : text;
    const isThere = (source: string, flags: string) =>
      [document.body.innerText, ...document.body.innerText.split('\n')].some((part) =>
        new RegExp(source, flags).test(part.replace(/\s+/g, ' ').trim()),
      );
    return this.holds(`reads ${text}`, isThere, source, flags.includes('i') ? flags : `${flags}i`);
  }

  /** Waits until something is there, and says what is seen of it. */
  async sees(query: Query): Promise<Seen> {
    let seen: Seen | null = null;
    await until(async () => {
      seen = await this.tab.run(look, sent(query));
      expect(seen, JSON.stringify(sent(query))).not.toBeNull();
    });
    return seen as unknown as Seen;
  }

  /** Presses something once it is still and nothing lies over it. */
  async presses(query: Query): Promise<void> {
    let place = { x: 0, y: 0 };
    await until(async () => {
      const seen = await this.tab.run(look, sent(query));
      expect(seen ?? {}, JSON.stringify(sent(query))).toMatchObject({ under: '', isUnready: false });
      if (seen) place = seen;
    });
    await this.tab.press(place);
  }

  /** Presses something until what it brings is there: Firefox, slow to paint, presses where it lay before a scroll. */
  pressesFor = (query: Query, brings: Query): Promise<void> =>
    until(async () => {
      const isThere = async () => (await this.tab.run(look, sent(brings))) !== null;
      if (await isThere()) return;
      await this.presses(query);
      expect(await isThere(), JSON.stringify(sent(brings))).toBe(true);
    });

  chooses = (name: string | RegExp) => this.presses({ role: 'radio', name });
  keys = async (...keys: Key[]): Promise<void> => {
    for (const key of keys) await this.tab.key(key);
  };

  /** Types into a field in place of what is there, once it has the keys: a page may still move under the press. */
  async fills(query: Query, text: string): Promise<void> {
    const field: Query = { role: 'field', ...query };
    await until(async () => {
      await this.presses(field);
      expect(await this.tab.run(look, sent(field)), JSON.stringify(sent(field))).toMatchObject({ isFocused: true });
    });
    await this.tab.run((frame: string | undefined) => {
      const ground = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
      const field = ground?.activeElement;
      if (field && 'select' in field) (field as HTMLInputElement).select();
    }, query.frame);
    await this.tab.type(text);
  }

  /** As a browser does that was here before. */
  remembers = (draft: Draft) =>
    this.tab.run((key: string, text: string) => localStorage.setItem(key, text), draftKey, JSON.stringify(draft));

  /** No control of the page, or of the dialog over it, lies under something else. */
  async reachesAll(): Promise<void> {
    expect(await this.tab.run(covered), await this.tab.run(() => location.href)).toEqual([]);
  }
}
