import { plainCapitals } from './characters.ts';
import type { Shape } from './shapes.ts';

/** Capitals without white space; `clean` is what a pasted text becomes. */
export const capitalsShape = (clean: (typed: string) => string): Shape => ({
  keep: (text) => plainCapitals(text).replaceAll(' ', ''),
  write: (kept) => kept,
  paste: clean,
});
