import { servedAreas } from '#business/area.ts';
import { brand } from '#business/brand.ts';
import { prices } from '#business/prices.ts';
import { formatMoney } from '#domain/format.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Language, languages } from '#domain/language.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import { serviceName, sizeName } from '#domain/names.ts';
import { placeholder } from '#domain/placeholders.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { priceSpan } from '#domain/pricing/span.ts';
import { builtOrigin } from '#domain/seo.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { messages } from './messages.ts';

export type Node = { readonly '@type': string; readonly [member: string]: unknown };

/** The same in both languages: one business, described twice. */
export const businessId = `${builtOrigin}/#business`;

/** The business. It comes to its customers, so it has a city and served postal areas, and no street. */
export function businessNode(
  language: Language,
  { contact, offered }: { contact: ContactWords; offered: readonly CoatingType[] },
): Node {
  const words = messages[language];
  const { low, high } = priceSpan(prices, offered);
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
    areaServed: [...servedAreas].map((postalCode) => ({
      '@type': 'GeoShape',
      addressCountry: brand.country,
      postalCode,
    })),
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
    priceRange: words.priceRange(formatMoney(low, language), formatMoney(high, language)),
  };
}

const money = (amount: Cents): number => Number(toDecimal(amount));

/** The services with what they cost by storefront size, before taxes. */
export function serviceNodes(language: Language, offered: readonly CoatingType[]): Node[] {
  return offered.map((service) => {
    const all = priceSpan(prices, [service]);
    return {
      '@type': 'Service',
      '@id': `${builtOrigin}/#${service}`,
      name: serviceName(service, language),
      description: messages[language].services[service],
      serviceType: messages[language].serviceType,
      provider: { '@id': businessId },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        lowPrice: money(all.low),
        highPrice: money(all.high),
        offerCount: all.count,
        offers: bookableSizes.map((size) => {
          const { low, high } = priceSpan(prices, [service], [size]);
          return {
            '@type': 'Offer',
            name: sizeName(size, language),
            priceSpecification: {
              '@type': 'PriceSpecification',
              priceCurrency: 'CAD',
              minPrice: money(low),
              maxPrice: money(high),
              valueAddedTaxIncluded: false,
            },
          };
        }),
      },
    };
  });
}
