import { sharedPicture } from '#contract/booking-links.ts';
import { languages } from '#domain/language.ts';
import { personalPaths } from '#domain/personal-paths.ts';
import { listedPaths } from '#domain/seo.ts';
import { localizedPath } from '#domain/site-path.ts';

/** API calls, the simulators' records, and every page about one booking, in both languages. */
const closed = [
  '/api/',
  '/sandbox',
  ...languages.flatMap((one) => personalPaths.map((path) => localizedPath(one, path))),
];

/** Networks fetch the picture of a link that is shared there. */
const shared = sharedPicture.replace(':file', '');

/** What robots may read. A sandbox must not be indexed at all. */
export function robotsText({ origin, sandbox }: { origin: string; sandbox: boolean }): string {
  const rules = sandbox
    ? ['Disallow: /']
    : [`Allow: ${shared}`, ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ''].join('\n');
}

/** The pages worth finding, each in both languages and linked to its counterpart. */
export function sitemapXml(origin: string): string {
  const link = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`;
  const entries = listedPaths.flatMap((path) => {
    const twins = [...languages.map((one) => link(one, localizedPath(one, path))), link('x-default', path)].join('');
    return languages.map((one) => `<url><loc>${origin}${localizedPath(one, path)}</loc>${twins}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
