import type { Language } from '#domain/language.ts';
import { catalogue } from './catalogue.ts';
import type { Screen, Width } from './screen.ts';

/** How a screen is opened: in a language, on a desktop or a phone. */
export type Form = { language: Language; width: Width };

/** What stands at an address: the same page for all orders and links, the same kind of page for all mails. */
const pageAt = (path: string): string => {
  const [first = '', second = ''] = new URL(path, 'http://site').pathname.split('/').slice(1);
  return first === 'admin' ? `${first}/${second}` : first;
};

/** A screen of each page: the one with the shortest name; the others are states of it. */
export const onePerPage: ReadonlySet<Screen> = (() => {
  const pages = new Map<string, Screen>();
  for (const screen of catalogue) {
    const page = pageAt(screen.path);
    const known = pages.get(page);
    if (!known || screen.name.length < known.name.length) pages.set(page, screen);
  }
  return new Set(pages.values());
})();

const phone: Form = { language: 'fr', width: 390 };

const isOperators = ({ path }: Screen): boolean => path.startsWith('/admin');

/** A page in English; its states in French, which has the longer words. */
const desktopOf = (screen: Screen): Form => ({ language: onePerPage.has(screen) ? 'en' : 'fr', width: 1280 });

/** A visitor's page is kept in both forms; of a state, and of the operator's, one: half of the names have each. */
export function formsOf(screen: Screen): readonly Form[] {
  const { name, only, language, walked } = screen;
  if (walked) return [];
  const desktop = desktopOf(screen);
  if (only) return [{ ...(only === 1280 ? desktop : phone), ...(language && { language }) }];
  if (onePerPage.has(screen) && !isOperators(screen)) return [desktop, phone];
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return [sum % 2 === 0 ? desktop : phone];
}

/** The file of a picture. */
export const pictureOf = ({ name }: Pick<Screen, 'name'>, { language, width }: Form): string =>
  `${name}.${language}.${width}.png`;

/** The file of the words of a state that shares a picture. */
export const wordsOf = ({ name }: Pick<Screen, 'name'>, { language, width }: Form): string =>
  `${name}.${language}.${width}.yml`;
