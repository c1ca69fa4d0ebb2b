import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#business/companies.ts';
import { defaultPrices } from '#business/prices.ts';
import { textSets } from '#business/texts.ts';
import { languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { fillPlaceholders, type PlaceholderValues, placeholdersIn } from '#domain/placeholders.ts';
import { documentHtml } from '#web/document.ts';
import { paths, render } from '#web/prerender.tsx';
import { placeholderValues } from './fill.ts';
import { defaultFacts, type PageFacts } from './public-settings.ts';

/** Every text worded anew; the letter has two paragraphs. */
const worded = {
  letter: Object.fromEntries(
    Object.keys(textSets.letter.standard).map((place) => [
      place,
      { en: `New ${place}.\n\nCall us {hours}`, fr: `Nouveau ${place}.\n\nAppelez-nous {heures}` },
    ]),
  ),
  questions: Object.fromEntries(
    Object.keys(textSets.questions.standard).map((place) => [
      place,
      { en: `New ${place}: {price}`, fr: `Nouveau ${place}\u00a0: {prix}` },
    ]),
  ),
};

const changed: PageFacts = {
  settings: {
    contact: {
      phone: '+14385550187',
      email: 'bonjour@example.org',
      mailingAddress: { street: '7, rue de l’Essai', city: 'Laval', province: 'QC', postalCode: 'H7A 0A1' },
      hours: { days: [2, 6], opens: '8:30 AM', closes: '6:00 PM' },
    },
    blockedAreas: [],
    platinumOffered: false,
    examplePrice: cents(200_000),
    ...worded,
  },
  areas: ['H1A', 'H1W'],
  texts: worded,
  terms: {
    version: '2026-03-01',
    startsOn: '2026-03-01',
    texts: {
      title: { en: 'Our terms', fr: 'Nos conditions' },
      heading1: { en: 'Keys {{origin}}', fr: 'Clés {{origin}}' },
      text1: { en: 'Since {date}.\n\nNone.', fr: 'Depuis le {date}.\n\nAucune.' },
    },
  },
  companies: companies.map((company, index) => ({
    ...company,
    name: `Vitrier ${index}`,
    phone: `+1438555019${index}`,
    website: index === 2 ? 'https://www.example.net/' : undefined,
  })),
  prices: {
    ...defaultPrices,
    tiers: { ...defaultPrices.tiers, petite: { ...defaultPrices.tiers.petite, preview: cents(26_000) } },
  },
};

/** Every page as it is built, by its path and language. */
const pages = new Map<string, string>();
beforeAll(async () => {
  const assets = { sandbox: true, styles: [], fonts: [], start: '', scripts: [], fallbacks: '', notice: '' };
  for (const path of paths) {
    for (const language of languages) {
      const page = await render(path, language, assets);
      pages.set(`${language} ${path}`, documentHtml({ ...page, ...assets, language, path }));
    }
  }
}, 120_000);

/** The names of all values, those of what is repeated included. */
const namesOf = (values: PlaceholderValues): string[] =>
  [...values].flatMap(([name, value]) => [
    name,
    ...[value].flat().flatMap((entry) => (typeof entry === 'string' ? [] : namesOf(entry))),
  ]);

const served = (page: string, facts: PageFacts) =>
  fillPlaceholders(page, placeholderValues('https://example.com', facts));

describe('the placeholders of the built pages', () => {
  it('are all known, and every known one is somewhere', () => {
    const used = new Set([...pages.values()].flatMap(placeholdersIn));
    const known = new Set(namesOf(placeholderValues('', defaultFacts)));
    expect([...used].toSorted()).toEqual([...known].toSorted());
  });

  it.each([
    ['the defaults', defaultFacts],
    ['other settings', changed],
  ])('are all filled once a page is served with %s', (_which, facts) => {
    for (const [name, page] of pages) {
      // What an owner typed is never taken for a placeholder.
      const shown = served(page, facts).replaceAll('{{origin}}', '');
      expect([name, shown.includes('{{')]).toEqual([name, false]);
    }
  });

  it('leave nothing of the defaults in a page that is served with other settings', () => {
    for (const [name, page] of pages) {
      const shown = served(page, changed);
      const found = shown.match(
        /514.555-0142|15145550142|care@example\.com|100, rue Exemple, |Monday (to|-)|lundi au|"opens":"07:00"|#platinum"|1.815[.,]00|\$250\.00|Exemple [ABC]\b|5550101|www\.example\.com|250,00.\$|"250"|"H2T"|Coating expectations|Attentes quant|Dear Reader|Chère lectrice|firms we trust/i,
      );
      expect([name, found?.[0]]).toEqual([name, undefined]);
    }
  });

  it('give the terms as many sections and paragraphs as they have, before scripts', () => {
    const page = served(pages.get('en /terms') ?? '', changed);
    expect(page.match(/<h2[^>]*>[^<]*<\/h2>/g)).toEqual([
      '<h2 class="type-h3 scroll-mt-8" id="section-1">Keys {{origin}}</h2>',
    ]);
    expect(page).toContain('<p>Since March 1, 2026.</p><p>None.</p>');
    expect(page).toContain('href="#section-1">Keys {{origin}}</a>');
    const told = /<meta name="terms" lang="en" content="([^"]*)">/.exec(page)?.[1]?.replaceAll('&#34;', '"') ?? '';
    expect(JSON.parse(told)).toMatchObject({ version: '2026-03-01', text: { title: 'Our terms' } });
    expect(served(pages.get('fr /terms') ?? '', defaultFacts).match(/<h2 /g)).toHaveLength(21);
  });
});
