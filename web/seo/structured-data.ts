import { brand } from '#business/brand.ts';
import { questions } from '#business/faq.ts';
import { services } from '#business/services.ts';
import type { Language } from '#domain/language.ts';
import { contactPlaceholders, questionPlaceholders } from '#domain/placeholders.ts';
import { builtOrigin, isListed, type ListedPath } from '#domain/seo.ts';
import { questionCount } from '#domain/settings/text-words.ts';
import { localizedPath } from '#domain/site-path.ts';
import { businessId, businessNode, type Node, serviceNodes } from './business.ts';
import type { Description } from './description.ts';
import { messages } from './messages.ts';

export type Graph = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Node[] };

type Page = { path: string; language: Language; title: string; description: Description; platinumOffered: boolean };

const pageTypes: Readonly<Partial<Record<ListedPath, string>>> = {
  '/what-is-this': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
};

const answered = (language: Language): Node[] =>
  questionPlaceholders(questionCount(questions), 'json')[language].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));

/** Schema.org's account of a page worth finding; null for all others. The server fills its placeholders. */
export function structuredData({ path, language, title, description, platinumOffered }: Page): Graph | null {
  if (!isListed(path)) return null;
  const contact = contactPlaceholders('json')[language];
  const offered = services.filter(({ places }) => platinumOffered || places === undefined);
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
        name: messages.home[language],
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
    description: description(contact),
    inLanguage,
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    ...(path !== '/' && { breadcrumb: { '@id': trail['@id'] } }),
    ...(path === '/faq' && { mainEntity: answered(language) }),
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
      businessNode(language, { contact }),
      ...(path === '/' ? serviceNodes(language, offered) : []),
      ...(path === '/' ? [] : [trail]),
    ],
  };
}
