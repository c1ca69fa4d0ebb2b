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
  /** Its picture is one of a real walk (`walked/`): here it is only measured. */
  walked?: true;
  /** Faults of the console that belong to the state, by a part of their text. */
  faults?: readonly string[];
};
