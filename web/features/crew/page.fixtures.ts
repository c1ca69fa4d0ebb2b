import { vi } from 'vitest';

/** As much of a page's element as the crew's script uses of one. */
export class FakeElement {
  readonly name: string;
  readonly attributes = new Map<string, string>();
  children: (FakeElement | string)[] = [];
  value = '';
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(name: string) {
    this.name = name;
  }

  setAttribute(key: string, value: string): void {
    this.attributes.set(key, value);
  }
  getAttribute(key: string): string | null {
    return this.attributes.get(key) ?? null;
  }
  removeAttribute(key: string): void {
    this.attributes.delete(key);
  }
  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children);
  }
  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }
  focus(): void {}

  get hidden(): boolean {
    return this.attributes.has('hidden');
  }
  set hidden(value: boolean) {
    if (value) this.attributes.set('hidden', '');
    else this.attributes.delete('hidden');
  }
  get open(): boolean {
    return this.attributes.has('open');
  }
  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }
  set textContent(text: string) {
    this.children = [text];
  }

  /** Lets a listener hear of something that the reader did. */
  happens(type: string): void {
    this.#listeners.get(type)?.({ currentTarget: this, preventDefault: () => undefined });
  }
  /** All elements below it of which something holds. */
  all(holds: (one: FakeElement) => boolean): FakeElement[] {
    return this.children.flatMap((child) =>
      typeof child === 'string' ? [] : [...(holds(child) ? [child] : []), ...child.all(holds)],
    );
  }
  /** Those of a name, or with a class. */
  named(name: string): FakeElement[] {
    return this.all((one) => one.name === name);
  }
  classed(name: string): FakeElement[] {
    return this.all((one) => one.getAttribute('class')?.split(' ').includes(name) ?? false);
  }
}

/** A page whose elements are remembered only by whoever holds them. */
export function stubPage(userAgent = 'Mozilla/5.0 (Linux; Android 16; Mobile)'): void {
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: (name: string) => new FakeElement(name),
    querySelector: () => null,
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('navigator', { userAgent });
}
