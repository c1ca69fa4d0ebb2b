import { escapeHtml } from '#domain/html.ts';
import { markedUp } from './isolate.ts';

/** Markup that is safe to embed in a document. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[];

const isList = (value: Value): value is readonly Html[] => Array.isArray(value);

function written(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return markedUp(escapeHtml(value));
  return isList(value) ? value.map(({ markup }) => markup).join('') : value.markup;
}

/** Literal markup; every interpolated value is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.reduce((so, part, index) => `${so}${written(values[index - 1] ?? '')}${part}`),
});
