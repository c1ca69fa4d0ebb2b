import { brand } from '#business/brand.ts';
import { faq } from '#business/faq.ts';
import type { Language } from '#domain/language.ts';
import { builtOrigin, isListed, type ListedPath, localizedPath } from '#domain/seo.ts';
import { businessId, businessNode, type Node, serviceNodes } from './business.ts';
import { messages } from './messages.ts';

export type Graph = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Node[] };

type Page = { path: string; language: Language; title: string; description: string };

const pageTypes: Readonly<Partial<Record<ListedPath, string>>> = {
  '/what-is-this': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
};

const questions = (language: Language): Node[] =>
  faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: answer[language] },
  }));

/** Schema.org's account of a page worth finding; null for all others. The server puts its own origin in. */
export function structuredData({ path, language, title, description }: Page): Graph | null {
  if (!isListed(path)) return null;
  const inLanguage = `${language}-${brand.country}`;
  const url = builtOrigin + localizedPath(language, path);
  const siteId = `${builtOrigin}${localizedPath(language, '/')}#site`;
  const trail = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#trail`,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: messages[language].home,
        item: builtOrigin + localizedPath(language, '/'),
      },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  };
  const page = {
    '@type': pageTypes[path] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage,
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    ...(path !== '/' && { breadcrumb: { '@id': trail['@id'] } }),
    ...(path === '/faq' && { mainEntity: questions(language) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': siteId,
    url: builtOrigin + localizedPath(language, '/'),
    name: brand.name,
    inLanguage,
    publisher: { '@id': businessId },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      site,
      page,
      businessNode(language),
      ...(path === '/' ? serviceNodes(language) : []),
      ...(path === '/' ? [] : [trail]),
    ],
  };
}
