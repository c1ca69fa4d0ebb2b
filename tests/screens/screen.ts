import type { Language } from '#domain/language.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import type { Draft } from '#web/state/draft-schema.ts';
import type { StandIn } from './answers.ts';

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
  answers?: readonly StandIn[];
  /** What the visitor does until it is reached; ends by seeing it. Without it, the page being ready is enough. */
  until?: (visitor: Visitor) => Promise<void>;
  /** What the visitor has to do anew when the window has changed. */
  again?: (visitor: Visitor) => Promise<void>;
  /** The widths in which the state exists, where it is not both. It is reached in the first one. */
  widths?: readonly Width[];
  /** What covers the page is pictured as it fits into the window, not the page below it. */
  window?: true;
  /** A photograph needs more colours than a drawing. */
  photographic?: true;
  /** What differs from run to run, as a selector: covered on pictures. */
  masked?: string;
  /** Faults of the console that belong to the state, by a part of their text. */
  faults?: readonly string[];
};

const operatorsWidth = { en: 1280, fr: 390 } as const;

/** The widths of a screen's pictures. Of the operator's two are kept: at the desk in English, on the phone in French. */
export function widthsOf({ widths = [1280, 390], path }: Screen, language: Language): readonly Width[] {
  return path.startsWith('/admin') && widths.length > 1 ? [operatorsWidth[language]] : widths;
}

/** The file of a picture. */
export const pictureOf = ({ name }: Screen, language: Language, width: Width): string =>
  `${name}.${language}.${width}.png`;
