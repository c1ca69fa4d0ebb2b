import { describe, expect, it } from 'vitest';
import { serviceKeys } from '#business/services.ts';
import { fillPlaceholders } from '#domain/placeholders.ts';
import { seoData } from '#web/seo/head.ts';
import { placeholderValues } from './fill.ts';
import { defaultFacts } from './public-settings.ts';

const told = seoData({ path: '/', language: 'fr', heading: 'Accueil', description: () => '</script> et <b>' });
const served = (platinumOffered: boolean) =>
  fillPlaceholders(
    `<head>${told}</head><body>$&</body>`,
    placeholderValues('https://example.com', {
      ...defaultFacts,
      settings: { ...defaultFacts.settings, platinumOffered },
    }),
  );
const graphOf = (text: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')['@graph'];
const servicesOf = (text: string) =>
  graphOf(text)
    .filter((node: { '@type': string }) => node['@type'] === 'Service')
    .map((node: { '@id': string }) => node['@id'].split('#')[1]);

const rangeOf = (text: string) => graphOf(text).find((node: { priceRange?: string }) => node.priceRange)?.priceRange;

describe('what search engines are told of the business and its services', () => {
  it('is all of them while all are offered', () => {
    expect(servicesOf(served(true))).toEqual([...serviceKeys]);
  });

  it('leaves out one that is not offered, and nothing else', () => {
    const [page, without] = [served(true), served(false)];
    expect(servicesOf(without)).toEqual(serviceKeys.filter((service) => service !== 'platinum'));
    expect(graphOf(without)).toHaveLength(graphOf(page).length - 1);
    expect(rangeOf(page)).toContain('12\u00a0581,00\u00a0$');
    expect(rangeOf(without)).toBe('De 250,00\u00a0$ à 4\u00a0815,00\u00a0$');
    expect(without.endsWith('</script></head><body>$&</body>')).toBe(true);
    expect(without.match(/<\/script>/g)).toHaveLength(1);
  });

  it('has the prices that apply, without the test price', () => {
    const services = graphOf(served(true)).filter((node: { '@type': string }) => node['@type'] === 'Service');
    const [essential, , platinum] = services;
    expect(essential.offers).toMatchObject({ lowPrice: '500', highPrice: '3150' });
    expect(platinum.offers).toMatchObject({ lowPrice: '3000', highPrice: '12581' });
    expect(platinum.offers.offers[0].priceSpecification).toMatchObject({ minPrice: '3000', maxPrice: '7044' });
  });

  it('names the phone and the hours', () => {
    const business = graphOf(served(true)).find((node: { '@type': string }) => node['@type'] === 'LocalBusiness');
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);
    expect(business).toMatchObject({
      telephone: '+15145550142',
      contactPoint: { telephone: '+15145550142', email: 'care@example.com' },
      openingHoursSpecification: { dayOfWeek: days, opens: '07:00', closes: '17:00' },
    });
  });
});
