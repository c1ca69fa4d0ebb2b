import { type Html, html } from '../html.ts';
import { plain } from '../isolate.ts';

/** A piece of a mail, in both HTML and plain text. */
export type Part = { html: Html; text: string };

/** Pieces in sequence, with an empty line between non-empty ones in plain text. */
export const joinParts = (parts: readonly Part[]): Part => ({
  html: html`${parts.map((part) => part.html)}`,
  text: parts
    .map(({ text }) => plain(text))
    .filter((text) => text !== '')
    .join('\n\n'),
});
