import { describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { serviceKeys } from '#business/services.ts';
import { languages } from '#domain/language.ts';
import { builtOrigin, listedPaths } from '#domain/seo.ts';
import { titles } from '#web/prerender.tsx';
import { descriptionOf } from './description.ts';
import { escapedJson, seoData } from './head.ts';
import { structuredData } from './structured-data.ts';

type Shape = { needs: readonly string[]; may?: readonly string[] };
const page: Shape = {
  needs: ['url', 'name', 'description', 'inLanguage', 'isPartOf', 'about'],
  may: ['breadcrumb', 'mainEntity'],
};

/** Schema.org's types that are used: what search engines require of each, and what else each may carry. */
const schema: Readonly<Record<string, Shape>> = {
  WebSite: { needs: ['url', 'name', 'inLanguage', 'publisher'] },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  FAQPage: { needs: [...page.needs, 'mainEntity'], may: ['breadcrumb'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
  LocalBusiness: {
    needs: ['name', 'address', 'url', 'telephone', 'openingHoursSpecification', 'areaServed', 'priceRange', 'image'],
    may: ['legalName', 'description', 'logo', 'email', 'contactPoint', 'knowsLanguage', 'currenciesAccepted'],
  },
  PostalAddress: { needs: ['addressLocality', 'addressRegion', 'addressCountry'] },
  GeoShape: { needs: ['addressCountry', 'postalCode'] },
  OpeningHoursSpecification: { needs: ['dayOfWeek', 'opens', 'closes'] },
  ContactPoint: { needs: ['contactType', 'telephone'], may: ['email', 'availableLanguage'] },
  Service: { needs: ['name', 'provider', 'offers'], may: ['description', 'image', 'serviceType'] },
  AggregateOffer: { needs: ['lowPrice', 'priceCurrency'], may: ['highPrice', 'offerCount', 'offers'] },
  Offer: { needs: ['priceSpecification'], may: ['name'] },
  PriceSpecification: { needs: ['priceCurrency', 'minPrice', 'maxPrice'], may: ['valueAddedTaxIncluded'] },
  BreadcrumbList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position', 'name', 'item'] },
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Everything that a validator would complain of. */
function faultsOf(value: unknown, ids: ReadonlySet<string>, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faultsOf(one, ids, `${where}[${index}]`));
  if (value === '' || value === undefined) return [`${where} is empty`];
  if (!isObject(value)) return [];
  const { '@type': type, '@id': id, ...members } = value;
  if (type === undefined) return ids.has(String(id)) ? [] : [`${where} refers to ${id}, which is not there`];
  const shape = schema[String(type)];
  if (!shape) return [`${where} has the unknown type ${type}`];
  const known = [...shape.needs, ...(shape.may ?? [])];
  return [
    ...shape.needs.filter((name) => !(name in members)).map((name) => `${where}: ${type} lacks ${name}`),
    ...Object.keys(members)
      .filter((name) => !known.includes(name))
      .map((name) => `${where}: ${type} has no ${name}`),
    ...Object.entries(members).flatMap(([name, member]) => faultsOf(member, ids, `${where}.${name}`)),
  ];
}

const graphFaults = (graph: readonly Record<string, unknown>[]): string[] =>
  faultsOf(graph, new Set(graph.map((node) => String(node['@id']))), '@graph');

describe.each(languages)('what search engines are told in %s', (language) => {
  const graphOf = (path: (typeof listedPaths)[number]) => {
    const data = structuredData({
      path,
      language,
      title: titles[language][path],
      description: descriptionOf(path, language),
      platinumOffered: true,
    });
    return data?.['@graph'] ?? [];
  };
  const nodeOf = (path: (typeof listedPaths)[number], type: string) =>
    graphOf(path).find((node) => node['@type'] === type);

  it.each(listedPaths)('of %s follows the schema', (path) => {
    expect(graphFaults(graphOf(path))).toEqual([]);
    expect(graphOf(path).length).toBeGreaterThanOrEqual(3);
  });

  it('is the business with its areas and what it charges', () => {
    expect(nodeOf('/', 'LocalBusiness')).toMatchObject({
      name: brand.name,
      priceRange:
        language === 'en'
          ? '{{json price.lowest.en}} to {{json price.highest.en}}'
          : 'De {{json price.lowest.fr}} à {{json price.highest.fr}}',
    });
    expect(JSON.stringify(nodeOf('/contact', 'LocalBusiness')?.areaServed)).toContain('["{{json areas}}"]');
  });

  it('is every service with its prices before taxes, the test price left out', () => {
    const services = graphOf('/').filter((node) => node['@type'] === 'Service');
    expect(services.map((node) => node['@id'])).toEqual(serviceKeys.map((type) => `${builtOrigin}/#${type}`));
    const [essential, , platinum] = services;
    expect(essential?.offers).toMatchObject({ lowPrice: '{{json price.essential.all.low}}', priceCurrency: 'CAD' });
    expect(platinum?.offers).toMatchObject({ highPrice: '{{json price.platinum.all.high}}', offerCount: 39 });
  });

  it('is every question with its answer, word for word', () => {
    expect(nodeOf('/faq', 'FAQPage')?.mainEntity).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => ({
        '@type': 'Question',
        name: `{{json questions.${language}.question${number}}}`,
        acceptedAnswer: { '@type': 'Answer', text: `{{json questions.${language}.answer${number}}}` },
      })),
    );
  });

  it('is nothing on pages that are not worth finding', () => {
    for (const path of ['/payment', '/confirmation', '/404', '/sentiment'])
      expect(seoData({ path, language, heading: 'x', description: () => 'y' })).toBe('');
  });
});

it('no text can end the element that holds the data', () => {
  expect(escapedJson({ text: '</script><script>' })).toBe('{"text":"\\u003c/script>\\u003cscript>"}');
});

it('a wrong account is noticed', () => {
  const wrong = [
    { '@type': 'LocalBusiness', '@id': 'a', name: '' },
    { '@type': 'Service', '@id': 'b', name: 'x', provider: { '@id': 'c' }, offers: { '@type': 'Deal' }, colour: 1 },
  ];
  const faults = graphFaults(wrong).join('\n');
  for (const fault of ['lacks address', 'name is empty', 'refers to c', 'unknown type Deal', 'has no colour'])
    expect(faults).toContain(fault);
});
