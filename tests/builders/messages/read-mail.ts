const named: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (markup: string): string =>
  markup.replace(/&(?:#(\d+)|(\w+));/g, (sign, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (named[name ?? ''] ?? sign),
  );

const body = (html: string): string => html.replace(/^.*?<body>/s, '').replace(/<!--.*?-->/gs, '');

/** What a person reads of a mail, in order. */
export const readable = (html: string): string =>
  decoded(
    body(html)
      .replace(/<\/?(?:bdi|del|a|b)(?:\s[^>]*)?>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/[ \n]+/g, ' ')
    .trim();

/** Where its links lead. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decoded(href));

/** What it is built of, without its words: the tags in order. */
export const tagsIn = (html: string): string[] => body(html).match(/<[^>]*>/g) ?? [];
