import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { LanguageContext } from '#web/state/location.ts';
import { FakeElement } from './element.ts';
import { during, openPage } from './page.ts';

type Child = DrawnElement | { data: string };
type Given = Record<string, unknown>;

/** An element as React draws it, with what it holds and what it hears. */
export class DrawnElement extends FakeElement {
  children: Child[] = [];
  readonly style = {};
  name = '';
  value = '';

  get className(): string {
    return this.getAttribute('class') ?? '';
  }
  get open(): boolean {
    return this.attributes.has('open');
  }
  override get textContent(): string {
    return this.children.map((child) => (child instanceof DrawnElement ? child.textContent : child.data)).join('');
  }
  override set textContent(data: string) {
    this.children = data === '' ? [] : [{ data }];
  }
  /** Of a text area: what stands between its tags. */
  set defaultValue(text: string) {
    this.textContent = text;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  appendChild(child: Child): void {
    this.insertBefore(child, null);
  }
  insertBefore(child: Child, before: Child | null): void {
    this.removeChild(child);
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, child);
  }
  removeChild(child: Child): void {
    this.children = this.children.filter((one) => one !== child);
  }
  focus(): void {}
  querySelector(name: string): DrawnElement | undefined {
    return this.named(name)[0];
  }

  /** Lets React hear of something that the reader did here: `happens('onClick')`. */
  happens(what: string): Promise<unknown> {
    const props = Object.entries(this).find(([key]) => key.startsWith('__reactProps'))?.[1] as Given;
    const event = { currentTarget: this, target: this, preventDefault: () => undefined };
    return during(() => (props[what] as (given: object) => unknown)?.(event));
  }
  /** All elements below it of which something holds. */
  all(holds: (one: DrawnElement) => boolean): DrawnElement[] {
    return this.children.flatMap((child) =>
      child instanceof DrawnElement ? [...(holds(child) ? [child] : []), ...child.all(holds)] : [],
    );
  }
  /** Those of a name, or with a class. */
  named = (name: string): DrawnElement[] => this.all(({ tagName }) => tagName === name.toUpperCase());
  classed = (name: string): DrawnElement[] => this.all(({ className }) => className.split(' ').includes(name));
}

/** Draws a part of the page in English, and holds it as long as the test lasts. */
export async function drawn(part: ReactNode): Promise<DrawnElement> {
  const { document } = openPage('/');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16; Mobile)' });
  Object.assign(document, {
    createElement: (name: string) => new DrawnElement(name),
    createElementNS: (_: string, name: string) => new DrawnElement(name),
    createTextNode: (data: string) => ({
      data,
      set nodeValue(text: string) {
        this.data = text;
      },
    }),
  });
  const place = new DrawnElement('div');
  const root = createRoot(place as unknown as HTMLElement);
  onTestFinished(() => during(() => root.unmount()));
  await during(() => root.render(createElement(LanguageContext, { value: 'en' }, part)));
  return place;
}
