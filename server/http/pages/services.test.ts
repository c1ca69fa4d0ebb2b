import { describe, expect, it } from 'vitest';
import { coatingTypes } from '#domain/pricing/service.ts';
import { escapedJson } from '#web/seo/escaped.ts';
import { structuredData } from '#web/seo/structured-data.ts';
import { withoutServices } from './services.ts';

const told = structuredData({ path: '/', language: 'fr', title: 'Accueil', description: '</script> et <b>' });
const page = `<head><script type="application/ld+json">${escapedJson(told)}</script></head><body>$&</body>`;
const graphOf = (text: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')['@graph'];
const servicesOf = (text: string) =>
  graphOf(text)
    .filter((node: { '@type': string }) => node['@type'] === 'Service')
    .map((node: { '@id': string }) => node['@id'].split('#')[1]);

const rangeOf = (text: string) => graphOf(text).find((node: { priceRange?: string }) => node.priceRange)?.priceRange;

describe('what search engines are told of the services', () => {
  it('is left alone while all are offered', () => {
    expect(withoutServices(page, [])).toBe(page);
    expect(servicesOf(page)).toEqual([...coatingTypes]);
  });

  it('leaves out one that is not offered, and nothing else', () => {
    const without = withoutServices(page, ['platinum']);
    expect(servicesOf(without)).toEqual(coatingTypes.filter((service) => service !== 'platinum'));
    expect(graphOf(without)).toHaveLength(graphOf(page).length - 1);
    expect(rangeOf(page)).toContain('12\u00a0581,00\u00a0$');
    expect(rangeOf(without)).toBe('De 250,00\u00a0$ à 4\u00a0815,00\u00a0$');
    expect(without.endsWith('</script></head><body>$&</body>')).toBe(true);
    expect(without.match(/<\/script>/g)).toHaveLength(1);
  });
});
