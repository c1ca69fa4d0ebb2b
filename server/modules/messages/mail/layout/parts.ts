import type { Language } from '#domain/language.ts';
import { type Html, html } from '../html.ts';
import { plain } from '../isolate.ts';
import { colours } from './colours.ts';
import { joinParts, type Part } from './part.ts';
import { type } from './type.ts';

const hairline = `border-top:1px solid ${colours.rule};`;
const table = 'border-collapse:separate;border-spacing:0;width:100%;';

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(Math.min(plain(text).length, 60))}`;

/** Hyphenated words and phone numbers stay on one line. */
const unbroken = (text: string) =>
  text
    .split(/([^ \n]*[^ \n-]-[^ \n-][^ \n]*)/)
    .map((part, index) =>
      index % 2 === 1 && part.length <= 24 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    );

export const title = (text: string): Part => ({
  html: html`<h1 class="ink" style="margin:0 0 12px;text-wrap:balance;${type.title}">${unbroken(text)}</h1>`,
  text: underlined(text, '='),
});

export const heading = (text: string): Part => ({
  html: html`<h2 class="ink" style="margin:14px 0 5px;${type.heading}">${text}</h2>`,
  text: underlined(text, '-'),
});

const paragraph = (text: string, style: string = type.body): Part => ({
  html: html`<p class="soft" style="margin:0 0 10px;${style}">${unbroken(text)}</p>`,
  text,
});

/** What a mail consists of: a text is a paragraph, and nothing stands for what is left out. */
export type Piece = Part | string | false | null | undefined | readonly Piece[];

const isList = (piece: Piece): piece is readonly Piece[] => Array.isArray(piece);

export const joined = (pieces: readonly Piece[]): Part => joinParts(pieces.flatMap(partsOf));

function partsOf(piece: Piece): readonly Part[] {
  if (typeof piece === 'string') return [paragraph(piece)];
  if (isList(piece)) return piece.flatMap(partsOf);
  return piece ? [piece] : [];
}

/** Paragraphs below what is read first. */
export const fine = (...texts: readonly string[]): Piece => texts.map((text) => paragraph(text, type.fine));

/** A remark about the mail itself. */
export const note = (text: string): Part => ({
  html: html`<p class="quiet" style="margin:0 0 10px;${type.small}">${unbroken(text)}</p>`,
  text,
});

/** Steps to take, in order. */
export function steps(texts: readonly string[]): Part {
  const row = (text: string, index: number): Html => html`
<tr><td class="metal rule" width="28" valign="top" style="padding:5px 0;${hairline}${type.numeral}">${index + 1}</td>
<td class="soft rule" valign="top" style="padding:5px 0;${hairline}${type.fine}">${text}</td></tr>`;
  return {
    html: html`<table role="presentation" width="100%" style="${table}margin:0 0 10px;">${texts.map(row)}</table>`,
    text: texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
  };
}

/** A label and its value; the last one may be a total. */
export type Pair = readonly [label: string, value: string];

/** A number or a code, which is excluded from automatic translation. */
const isCode = (value: string): boolean => /^[A-Z\d]+(-[A-Z\d]+)*$/.test(value);

const colon = { en: ':', fr: '\u00a0:' };

export function pairs(rows: readonly Pair[], language: Language, { sum = false } = {}): Part {
  const row = ([label, value]: Pair, index: number): Html => {
    const total = sum && index === rows.length - 1;
    return html`
<tr><td class="quiet rule" valign="top" style="padding:5px 10px 5px 0;width:${sum ? '58%' : '42%'};${hairline}${type.label}">${label}</td>
<td class="ink rule"${isCode(value) ? html` translate="no"` : ''} valign="top" style="padding:5px 0;${hairline}${total ? type.display : type.fact}${sum ? 'text-align:right;white-space:nowrap;' : ''}">${value}</td></tr>`;
  };
  return {
    html: html`<table role="presentation" width="100%" style="${table}margin:0 0 12px;">${rows.map(row)}</table>`,
    text: rows.map(([label, value]) => `${label}${colon[language]} ${value}`).join('\n'),
  };
}

const plate = { dark: `background-color:${colours.ink};`, light: `background-color:${colours.white};` };

/** The main button. */
export function button(label: string, href: string, kind: 'dark' | 'light' = 'dark'): Part {
  const [colour, edge] = kind === 'dark' ? [colours.sheet, colours.ink] : [colours.ink, colours.glassLine];
  return {
    html: html`<table role="presentation" class="wide" style="border-collapse:separate;border-spacing:0;margin:0 0 12px;"><tr>
<td class="${kind}-plate" align="center" bgcolor="${kind === 'dark' ? colours.ink : colours.white}" style="${plate[kind]}border:1px solid ${edge};border-radius:2px;">
<a class="${kind}-plate" href="${href}" style="display:block;padding:13px 28px;color:${colour};${type.button}">${label}</a></td></tr></table>`,
    text: `${label}\n${href}`,
  };
}

/** Two answers side by side; one below the other on a phone. */
export const beside = (left: Part, right: Part): Part => ({
  html: html`<table role="presentation" class="wide" style="border-collapse:separate;border-spacing:0;"><tr>
<td class="cell" valign="middle" style="padding:0 20px 0 0;">${left.html}</td><td class="cell" valign="middle" style="padding:0;">${right.html}</td></tr></table>`,
  text: joinParts([left, right]).text,
});

/** Two things of a letter in columns, the left one as wide as said; one below the other on a phone. */
export function columns(left: Piece, right: Piece, percent: number): Part {
  const [one, other] = [joined([left]), joined([right])];
  return {
    html: html`<table role="presentation" width="100%" style="${table}"><tr>
<td class="cell" width="${percent}%" valign="top" style="width:${percent}%;padding:0 24px 0 0;">${one.html}</td><td class="cell" valign="top" style="padding:0;">${other.html}</td></tr></table>`,
    text: joinParts([one, other]).text,
  };
}

export const link = (label: string, href: string): Part => ({
  html: html`<p style="margin:0 0 12px;${type.value}"><a class="ink" href="${href}" style="display:inline-block;margin:-12px 0;padding:12px 0;color:${colours.ink};text-decoration:underline;text-underline-offset:4px;">${label}</a></p>`,
  text: `${label}\n${href}`,
});

/** Separates two mails on the same page. */
const divider: Part = {
  html: html`<div class="rule" style="margin:28px 0 24px;border-top:1px solid ${colours.bronze};font-size:1px;line-height:1px;">&nbsp;</div>`,
  text: '* * *',
};

const spokenIn = (language: Language, { html: markup, text }: Part): Part => ({
  html: html`<div lang="${language}-CA">${markup}</div>`,
  text,
});

/** For someone whose language is unknown: everything in French, with the same in English below. */
export const inBoth = (say: (language: Language) => readonly Piece[]): Piece => [
  spokenIn('fr', joined(say('fr'))),
  divider,
  spokenIn('en', joined(say('en'))),
];
