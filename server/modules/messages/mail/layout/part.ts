import { type Html, html } from '../html.ts';
import { plain } from '../isolate.ts';

/** A piece of a letter, written side by side for a reader who sees it drawn and for one who has plain text. */
export type Part = { html: Html; text: string };

/** Pieces one after the other, an empty line between those that say something in plain text. */
export const joinParts = (parts: readonly Part[]): Part => ({
  html: html`${parts.map((part) => part.html)}`,
  text: parts
    .map(({ text }) => plain(text))
    .filter((text) => text !== '')
    .join('\n\n'),
});

/** Pieces that exist only in some cases. */
export const optional = (is: boolean, ...parts: readonly Part[]): readonly Part[] => (is ? parts : []);
