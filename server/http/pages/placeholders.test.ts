import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { companies } from '#business/companies.ts';
import { defaultPrices } from '#business/prices.ts';
import { textSets } from '#business/texts.ts';
import { languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { fillPlaceholders, placeholdersIn } from '#domain/placeholders.ts';
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
  const assets = { sandbox: true, styles: [], fonts: [], start: '', scripts: [] };
  for (const path of paths) {
    for (const language of languages) {
      const page = await render(path, language, assets);
      pages.set(`${language} ${path}`, documentHtml({ ...page, ...assets, language, path }));
    }
  }
}, 120_000);

const served = (page: string, facts: PageFacts) =>
  fillPlaceholders(page, placeholderValues('https://example.com', facts));

describe('the placeholders of the built pages', () => {
  it('are all known, and every known one is somewhere', () => {
    const used = new Set([...pages.values()].flatMap(placeholdersIn));
    const known = new Set(placeholderValues('', defaultFacts).keys());
    expect([...used].toSorted()).toEqual([...known].toSorted());
  });

  it.each([
    ['the defaults', defaultFacts],
    ['other settings', changed],
  ])('are all filled once a page is served with %s', (_which, facts) => {
    for (const [name, page] of pages) expect([name, served(page, facts).includes('{{')]).toEqual([name, false]);
  });

  it('leave nothing of the defaults in a page that is served with other settings', () => {
    for (const [name, page] of pages) {
      // The terms keep the address that customers accepted with them.
      const shown = served(page, changed).replaceAll(name.endsWith(' /terms') ? brand.email : '{{', '');
      const found = shown.match(
        /514.555-0142|15145550142|care@example\.com|100, rue Exemple, |Monday (to|-)|lundi au|"opens":"07:00"|#platinum"|1.815[.,]00|\$250\.00|Exemple [ABC]\b|5550101|www\.example\.com|250,00.\$|"250"|"H2T"|Dear Reader|Chère lectrice|firms we trust/i,
      );
      expect([name, found?.[0]]).toEqual([name, undefined]);
    }
  });
});
