import type { Language } from '#domain/language.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { Draft } from '#web/state/draft-schema.ts';
import type { MockAnswer } from './answers.ts';

export type Width = 390 | 1280;

/** One screen in one state, as a visitor sees it. */
export type Screen = {
  /** Begins the names of its pictures. */
  name: string;
  /** What is on it, for the title of its test and the index of the pictures. */
  shows: string;
  /** Its address, without the language. */
  path: string;
  /** The same in a language, where the language is not at its beginning. */
  address?: (language: Language) => string;
  /** What the browser remembers of the booking. */
  draft?: Draft;
  /** Answers that stand in for the server's own: failures, waiting, rare luck. */
  answers?: readonly MockAnswer[];
  /** What the visitor does until it is reached; ends by seeing it. Without it, the page being ready is enough. */
  until?: (visitor: Visitor) => Promise<void>;
  /** The browser's clock, where it is not ten in the morning. */
  at?: string;
  /** The one width in which the state exists, where it is not both. */
  only?: Width;
  /** The language of that one width, where it is not the usual one. */
  language?: Language;
  /** What covers the page is pictured as it fits into the window, not the page below it. */
  window?: true;
  /** What differs from run to run, as a selector: covered on pictures. */
  masked?: string;
  /** Faults of the console that belong to the state, by a part of their text. */
  faults?: readonly string[];
};

/** A picture of a screen: in English on a desktop, in French on a phone. */
export type Form = { language: Language; width: Width };

const desktop: Form = { language: 'en', width: 1280 };
const phone: Form = { language: 'fr', width: 390 };

const isOperators = ({ path }: Screen): boolean => path.startsWith('/admin');

/** The pictures of a screen. Of the operator's two one is kept, the same every time: half of the names have each. */
export function formsOf(screen: Screen): readonly Form[] {
  const { name, only, language } = screen;
  if (only) return [{ ...(only === 1280 ? desktop : phone), ...(language && { language }) }];
  if (!isOperators(screen)) return [desktop, phone];
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return [sum % 2 === 0 ? desktop : phone];
}

/** The file of a picture. */
export const pictureOf = ({ name }: Screen, { language, width }: Form): string => `${name}.${language}.${width}.png`;

/** What stands at an address: the same page for all orders and links, the same kind of page for all mails. */
const pageAt = (path: string): string => {
  const [first = '', second = ''] = new URL(path, 'http://site').pathname.split('/').slice(1);
  return first === 'admin' ? `${first}/${second}` : first;
};

/** A screen of each page: the one with the shortest name; the others are states of it. */
export const onePerPage = (screens: readonly Screen[]): ReadonlySet<Screen> => {
  const pages = new Map<string, Screen>();
  for (const screen of screens) {
    const page = pageAt(screen.path);
    const known = pages.get(page);
    if (!known || screen.name.length < known.name.length) pages.set(page, screen);
  }
  return new Set(pages.values());
};
