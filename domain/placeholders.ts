import type { BookableSize } from './funnel/size.ts';
import type { Bilingual, Language } from './language.ts';
import type { CoatingType } from './pricing/service.ts';
import type { CompanyWords } from './settings/company-words.ts';
import type { ContactWords } from './settings/contact-words.ts';
import { type LetterWords, paragraphsMax, type QuestionWords } from './settings/text-words.ts';

export type Placeholder =
  | 'origin'
  /** What the operator has changed; empty while everything is as built. */
  | 'settings'
  | 'platinumOffered'
  | `contact.${Language}.${keyof ContactWords}`
  | `hours.${'days' | 'opens' | 'closes'}`
  | 'areas'
  | CompanyPlaceholder
  | TextPlaceholder
  | TermsPlaceholder
  | PricePlaceholder;

/** What is said about the first, the second and the third company. */
export type CompanyPlaceholder = `company.${1 | 2 | 3}.${Language}.${keyof CompanyWords}`;
/** A text of the letter, one of its paragraphs, or a question or an answer by its number. */
export type TextPlaceholder =
  | `letter.${Language}.${Exclude<keyof LetterWords, 'paragraphs'> | `paragraph${number}`}`
  | `questions.${Language}.${keyof QuestionWords}${number}`;
/** The terms: all of them for the script that takes the page over, their parts, and those of a section in the list. */
export type TermsPlaceholder =
  | `terms.${Language}`
  | `terms.${Language}.${'title' | 'versionLine' | 'sections'}`
  | `section.${'number' | 'heading' | 'paragraphs'}`
  | 'paragraph.text';
/** The lowest and highest prices: of everything offered, in words, and of each service, by size and overall. */
export type PricePlaceholder = `price.${'lowest' | 'highest'}.${Language}` | ServicePricePlaceholder;
export type ServicePricePlaceholder = `price.${CoatingType}.${BookableSize | 'all'}.${'low' | 'high'}`;

/** How a value is escaped: markup, or a string in the JSON of a script element. */
type Context = 'html' | 'json';

/** A list in JSON is the only item of its array: `["{{json hours.days}}"]`; what is repeated has the values of each time. */
export type PlaceholderValues = ReadonlyMap<string, PlaceholderValue>;
export type PlaceholderValue = string | readonly string[] | readonly PlaceholderValues[];

/** Where a value goes, in Mustache syntax, which no text on the site contains. */
export const placeholder = (name: Placeholder, context: Context = 'html'): string =>
  context === 'json' ? `{{json ${name}}}` : `{{${name}}}`;

/** One text if the value is set, the other if it is empty. */
export const either = (name: Placeholder, text: string, otherwise: string): string =>
  text === otherwise ? text : `{{#${name}}}${text}{{/${name}}}{{^${name}}}${otherwise}{{/${name}}}`;

/** Wraps a part that is repeated, once for each entry of a list. */
export const each = (name: Placeholder): readonly [before: string, after: string] => [`{{*${name}}}`, `{{/${name}}}`];

const inBoth = <T>(of: (language: Language) => T): Bilingual<T> => ({ en: of('en'), fr: of('fr') });

/** A placeholder for each of some names, below a common beginning. */
const eachOf = <Name extends string>(
  names: readonly Name[],
  nameOf: (name: Name) => Placeholder,
  context: Context = 'html',
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, placeholder(nameOf(name), context)])) as Record<Name, string>;

const contactNames = ['phone', 'displayPhone', 'email', 'address', 'hoursLine', 'hours'] as const;
const companyNames = ['name', 'description', 'phone', 'displayPhone', 'email', 'website'] as const;

export const contactPlaceholders = (context: Context = 'html'): Bilingual<ContactWords> =>
  inBoth((language) => eachOf(contactNames, (name) => `contact.${language}.${name}`, context));

/** The wrapper of a part that is only shown if its value is set. */
const ifSet = (name: Placeholder): readonly [before: string, after: string] => [`{{#${name}}}`, `{{/${name}}}`];

/** A company as a page is built with it, and the wrapper of the part shown only if it has a website. */
export type BuiltCompany = CompanyWords & { readonly ifWebsite?: readonly [before: string, after: string] };

export const companyPlaceholders = (): readonly Bilingual<BuiltCompany>[] =>
  ([1, 2, 3] as const).map((number) =>
    inBoth((language) => ({
      ...eachOf(companyNames, (name) => `company.${number}.${language}.${name}`),
      ifWebsite: ifSet(`company.${number}.${language}.website`),
    })),
  );

/** A letter as a page is built with it, and the wrapper of an optional paragraph. */
export type BuiltLetter = LetterWords & {
  readonly ifParagraph?: readonly (readonly [before: string, after: string])[];
};

/** The letter as a page is built with it, with room for as many paragraphs as it may have. */
export function letterPlaceholders(): Bilingual<BuiltLetter> {
  const numbers = Array.from({ length: paragraphsMax }, (_, index) => index + 1);
  return inBoth((language) => ({
    ...eachOf(['greeting', 'opening', 'signature'], (name) => `letter.${language}.${name}`),
    paragraphs: numbers.map((number) => placeholder(`letter.${language}.paragraph${number}`)),
    ifParagraph: numbers.map((number) => ifSet(`letter.${language}.paragraph${number}`)),
  }));
}

export const questionPlaceholders = (count: number, context?: Context): Bilingual<readonly QuestionWords[]> =>
  inBoth((language) =>
    Array.from({ length: count }, (_, index) =>
      eachOf(['question', 'answer'], (name) => `questions.${language}.${name}${index + 1}`, context),
    ),
  );

/** A section as a page is built with it; once served, there are as many as the text has. */
export type BuiltSection = {
  readonly number: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly each: readonly [before: string, after: string];
  readonly eachParagraph: readonly [before: string, after: string];
};

export type BuiltTerms = {
  readonly title: string;
  readonly versionLine: string;
  readonly sections: readonly BuiltSection[];
};

export const termsPlaceholders = (): Bilingual<BuiltTerms> =>
  inBoth((language) => ({
    ...eachOf(['title', 'versionLine'], (name) => `terms.${language}.${name}`),
    sections: [
      {
        ...eachOf(['number', 'heading'], (name) => `section.${name}`),
        paragraphs: [placeholder('paragraph.text')],
        each: each(`terms.${language}.sections`),
        eachParagraph: each('section.paragraphs'),
      },
    ],
  }));

const marks = /\{\{([*#^])([\w.]+)\}\}(.*?)\{\{\/\2\}\}|\{\{(json )?([\w.-]+)\}\}/gs;

/** The page with every value in its place. What looks like a placeholder in a value is left as it is. */
export const fillPlaceholders = (page: string, values: PlaceholderValues): string =>
  page.replace(marks, (whole, sign?: string, part = '', text = '', json?: string, name = '') => {
    const value = values.get(sign ? part : name) ?? '';
    if (sign === '*')
      return [value]
        .flat()
        .map((entry) => (isValues(entry) ? fillPlaceholders(text, entry) : ''))
        .join('');
    if (sign) return (sign === '#') === (value !== '') ? fillPlaceholders(text, values) : '';
    if (!values.has(name)) return whole;
    return json
      ? [value]
          .flat()
          .map((one) => inJson(String(one)))
          .join('","')
      : inHtml(String(value));
  });

const isValues = (entry: string | PlaceholderValues): entry is PlaceholderValues => typeof entry !== 'string';

const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Within the quotes of a string; nothing in it ends the script element. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

export const placeholdersIn = (page: string): string[] =>
  [...page.matchAll(/\{\{(?:json |[*#^/])?([^{}]*)\}\}/g)].map(([, name = '']) => name);
