import { brand } from '#business/brand.ts';
import { wordsOfService } from '#business/service-words.ts';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes } from '#domain/funnel/size.ts';
import { inLanguage, type Language, languages } from '#domain/language.ts';
import { sizeName } from '#domain/names.ts';
import { placeholder } from '#domain/placeholders.ts';
import type { CoatingType, Services } from '#domain/pricing/service.ts';
import { builtOrigin } from '#domain/seo.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { messages } from './messages.ts';

export type Node = { readonly '@type': string; readonly [member: string]: unknown };

/** The same in both languages: one business, described twice. */
export const businessId = `${builtOrigin}/#business`;

/** The business. It comes to its customers, so it has a city and served postal areas, and no street. */
export function businessNode(language: Language, { contact }: { contact: ContactWords }): Node {
  const words = inLanguage(messages, language);
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: brand.name,
    legalName: brand.legalName,
    description: words.business,
    url: `${builtOrigin}/`,
    logo: `${builtOrigin}/icon-512.png`,
    image: `${builtOrigin}/social.${language}.jpg`,
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: brand.city,
      addressRegion: brand.region,
      addressCountry: brand.country,
    },
    areaServed: {
      '@type': 'GeoShape',
      addressCountry: brand.country,
      postalCode: [placeholder('areas', 'json')],
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [placeholder('hours.days', 'json')],
      opens: placeholder('hours.opens', 'json'),
      closes: placeholder('hours.closes', 'json'),
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: languages.map((one) => `${one}-${brand.country}`),
    },
    knowsLanguage: languages.map((one) => `${one}-${brand.country}`),
    currenciesAccepted: 'CAD',
    priceRange: words.priceRange(
      placeholder(`price.lowest.${language}`, 'json'),
      placeholder(`price.highest.${language}`, 'json'),
    ),
  };
}

const priceOf = (service: CoatingType, size: BookableSize | 'all', end: 'low' | 'high'): string =>
  placeholder(`price.${service}.${size}.${end}`, 'json');

const offerCount = bookableSizes.length * layouts.filter((layout) => !isTestLayout(layout)).length;

/** The services with what they cost by storefront size, before taxes. */
export function serviceNodes(language: Language, offered: Services): Node[] {
  return offered.map(({ key: service, name }) => {
    const words = wordsOfService(service);
    return {
      '@type': 'Service',
      '@id': `${builtOrigin}/#${service}`,
      name: name[language],
      description: words?.description[language],
      image: `${builtOrigin}/services/${words?.picture}`,
      serviceType: messages.serviceType[language],
      provider: { '@id': businessId },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        lowPrice: priceOf(service, 'all', 'low'),
        highPrice: priceOf(service, 'all', 'high'),
        offerCount,
        offers: bookableSizes.map((size) => ({
          '@type': 'Offer',
          name: sizeName(size, language),
          priceSpecification: {
            '@type': 'PriceSpecification',
            priceCurrency: 'CAD',
            minPrice: priceOf(service, size, 'low'),
            maxPrice: priceOf(service, size, 'high'),
            valueAddedTaxIncluded: false,
          },
        })),
      },
    };
  });
}
