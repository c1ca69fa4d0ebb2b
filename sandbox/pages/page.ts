import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';
import { type Html, html } from '#server/modules/messages/mail/html.ts';
import { messages } from './messages.ts';

type MessageKey = keyof typeof messages;
type Cell = string | number | Html | readonly Html[];

/** A section's language and texts. */
export type Reader = { language: Language; say(key: MessageKey): string };

/** The records of one simulator: its name, the column headings, the first of which names a row, and the rows. */
export type Section = {
  id: MessageKey;
  note?: MessageKey;
  form?(reader: Reader): Promise<Html>;
  columns: readonly MessageKey[];
  rows(reader: Reader): Promise<readonly (readonly Cell[])[]>;
  /** The paths of the full list and of other pages, in `/sandbox/`. */
  links?: Readonly<Record<string, MessageKey>>;
};

type Field = {
  name: string;
  value: string | number;
  label?: string;
  options?: readonly (readonly [value: string, label: string])[];
  type?: 'number' | 'date' | 'hidden';
  min?: number;
  max?: number;
  step?: number;
};

/** A form that calls `PUT /path/:name`; its body has the fields and the pressed button. */
type Form = {
  call: string;
  /** What the fields are about, if only their position shows it: labels for screen readers only. */
  about?: string;
  fields: readonly Field[];
  buttons: readonly { label: string; name?: string; value?: string }[];
};

export const readerIn = (language: Language): Reader => ({ language, say: (key) => messages[key][language] });

export async function renderSection({ id, note, form, columns, rows, links }: Section, reader: Reader): Promise<Html> {
  const { say } = reader;
  const all = await rows(reader);
  const row = ([name, ...cells]: readonly Cell[]) =>
    html`<tr><th scope="row">${name ?? ''}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
  const table = html`<div class="table" role="region" aria-label="${say(id)}" tabindex="0"><table>
<thead><tr>${columns.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead>
<tbody>${all.map(row)}</tbody>
</table></div>`;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${say(id)}</h2>
${note ? html`<p>${say(note)}</p>` : ''}
${(await form?.(reader)) ?? ''}
${all.length > 0 ? table : html`<p>${say('empty')}</p>`}
<p>${Object.entries(links ?? {}).map(([path, label]) => html`<a href="/sandbox/${path}">${say(label)}</a>`)}</p>
</section>
`;
}

const attributes = (values: Readonly<Record<string, string | number>>): Html[] =>
  Object.entries(values).map(([name, value]) => html` ${name}="${value}"`);

export function renderForm({ call, about, fields, buttons }: Form): Html {
  const field = ({ label, options, ...rest }: Field) => {
    const given = attributes({ ...rest, ...(about && label && { 'aria-label': `${about}: ${label}` }) });
    const option = ([value, name]: readonly [string, string]) =>
      html`<option value="${value}"${value === rest.value ? html` selected` : ''}>${name}</option>`;
    const control = options ? html`<select${given}>${options.map(option)}</select>` : html`<input${given} required>`;
    return about || !label ? control : html`<label>${label} ${control}</label>`;
  };
  const button = ({ label, ...rest }: Form['buttons'][number]) => html`<button${attributes(rest)}>${label}</button>`;
  return html`<form data-call="${call}">${fields.map(field)}${buttons.map(button)}</form>`;
}

/** An instant in business time. */
export const formatInstant = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(instant);

type Page = { language: Language; title: string; header: Html; main: Html | readonly Html[]; script?: string };

/** A whole page under its heading. */
export const renderPage = ({ language, title, header, main, script }: Page): string =>
  html`<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>
<header>
<p class="brand">${brand.name}</p>
<h1>${title}</h1>
${header}
</header>
<main>
<p role="status"></p>
${main}
</main>
</body>
</html>
`.markup;
