import type { Language } from '#domain/language.ts';

export type Document = {
  language: Language;
  path: string;
  title: string;
  description: string;
  tone: 'light' | 'night';
  sandbox: boolean;
  body: string;
  styles: readonly string[];
  /** Fonts asked for at once. */
  fonts: readonly string[];
  /** The entry first, then what the page needs. */
  scripts: readonly string[];
  /** Pages that exist in both languages; the 'not found' page is nowhere. */
  alternates: boolean;
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const french = (path: string): string => (path === '/' ? '/fr' : `/fr${path}`);

/** A whole page. No inline script and no inline style: the content security policy allows neither. */
export function documentHtml(page: Document): string {
  const [entry = '', ...chunks] = page.scripts;
  const ground = page.tone === 'night' ? '#0a0f14' : '#f2ede2';
  const alternates = [
    ['en-CA', page.path],
    ['fr-CA', french(page.path)],
    ['x-default', page.path],
  ].map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`);
  return [
    '<!doctype html>',
    `<html lang="${page.language}-CA"${page.sandbox ? ' data-sandbox' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    `<meta name="theme-color" content="${ground}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...page.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...page.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    ...chunks.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(page.alternates ? alternates : ['<meta name="robots" content="noindex">']),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head>',
    `<body><div id="root">${page.body}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}
