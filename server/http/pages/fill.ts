import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { letter } from '#business/about.ts';
import { defaultExample, exampleWords, questions } from '#business/faq.ts';
import { testPrice } from '#business/prices.ts';
import { offered as all } from '#business/service-cards.ts';
import { limitedService, serviceKeys } from '#business/services.ts';
import { defaultSettings } from '#business/settings.ts';
import { terms as termsSet } from '#business/terms/index.ts';
import { hoursForMachines } from '#domain/calendar/opening-hours.ts';
import { formatMoney } from '#domain/format.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Language, languages } from '#domain/language.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import {
  fillPlaceholders,
  type PlaceholderValue,
  type PlaceholderValues,
  type PricePlaceholder,
} from '#domain/placeholders.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceSpan } from '#domain/pricing/span.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { type Company, companyWords } from '#domain/settings/company-words.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { sameValue } from '#domain/settings/settings.ts';
import { type Terms, termsText } from '#domain/settings/terms.ts';
import { type LetterWords, letterWords, paragraphsMax, questionWords } from '#domain/settings/text-words.ts';
import { type KeptFile, variantOf } from './files.ts';
import { defaultFacts, type PageFacts } from './public-settings.ts';

/** The price range for search engines, before taxes. */
function priceValues(list: PriceList, offers: { platinumOffered: boolean }): [PricePlaceholder, string][] {
  const table = priceTable(list, { test: testPrice, services: all });
  const offered = serviceKeys.filter((service) => offers.platinumOffered || service !== limitedService?.key);
  const { low, high } = priceSpan(table, offered);
  const ends = languages.flatMap((language): [PricePlaceholder, string][] => [
    [`price.lowest.${language}`, formatMoney(low, language)],
    [`price.highest.${language}`, formatMoney(high, language)],
  ]);
  const ofServices = serviceKeys.flatMap((service) =>
    (['all', ...bookableSizes] as const).flatMap((size): [PricePlaceholder, string][] => {
      const span = priceSpan(table, [service], size === 'all' ? bookableSizes : [size]);
      return [
        [`price.${service}.${size}.low`, whole(span.low)],
        [`price.${service}.${size}.high`, whole(span.high)],
      ];
    }),
  );
  return [...ends, ...ofServices];
}

const whole = (amount: Cents): string => toDecimal(amount).replace(/\.00$/, '');

const compress = promisify(brotliCompress);

/** Values of the built pages that only the running server knows. */
export type SiteFacts = { origin: () => string; facts: () => PageFacts | Promise<PageFacts> };

/** Fills the placeholders of the built pages, once per page and change, on first request. */
export function pageFiller({ origin, facts }: SiteFacts): (file: KeptFile) => KeptFile | Promise<KeptFile> {
  let filledWith = defaultFacts;
  let filled = new Map<KeptFile, KeptFile | Promise<KeptFile>>();
  const fill = (file: KeptFile, now: PageFacts) => {
    if (now !== filledWith && !sameValue(now, filledWith)) filled = new Map();
    filledWith = now;
    const known = filled.get(file);
    if (known) return known;
    const pages = filled;
    const fresh = withValues(file, placeholderValues(origin(), now));
    pages.set(file, fresh);
    fresh.then(
      (page) => pages.set(file, page),
      () => pages.delete(file),
    );
    return fresh;
  };
  return (file) => {
    const now = facts();
    return now instanceof Promise ? now.then((known) => fill(file, known)) : fill(file, now);
  };
}

async function withValues(file: KeptFile, values: PlaceholderValues): Promise<KeptFile> {
  const built = file.plain.body.toString();
  const text = fillPlaceholders(built, values);
  if (text === built) return file;
  const body = Buffer.from(text);
  return { ...file, plain: variantOf(body), brotli: file.brotli && variantOf(await compress(body)) };
}

/** A page's values from the site and the settings. The script gets the settings themselves once they are changed. */
export function placeholderValues(
  origin: string,
  { settings, prices, companies, areas, texts, terms }: PageFacts,
): PlaceholderValues {
  const words = contactWords(settings.contact);
  const price = settings.examplePrice ?? defaultExample;
  const { dayOfWeek, opens, closes } = hoursForMachines(settings.contact.hours);
  return new Map<string, PlaceholderValue>([
    ['origin', origin],
    ['settings', sameValue(settings, defaultSettings) ? '' : JSON.stringify(settings)],
    ['platinumOffered', settings.platinumOffered ? 'true' : ''],
    ...languages.flatMap((language) => {
      const { address: _inNoBuiltPage, ...shown } = words[language];
      return Object.entries(shown).map(([name, text]) => [`contact.${language}.${name}`, text] as const);
    }),
    ...languages.flatMap((language) => [
      ...letterValues(language, letterWords(letter, texts.letter, { hours: words[language].hours }, language)),
      ...questionWords(questions, texts.questions, exampleWords(price, language), language).flatMap(
        ({ question, answer }, index) => [
          [`questions.${language}.question${index + 1}`, question] as const,
          [`questions.${language}.answer${index + 1}`, answer] as const,
        ],
      ),
      ...termsValues(language, terms),
    ]),
    ...companies.flatMap(companyValues),
    ...priceValues(prices, settings),
    ['areas', areas],
    ['hours.days', dayOfWeek],
    ['hours.opens', opens],
    ['hours.closes', closes],
  ]);
}

/** A page's values for a company, by its place in the list. */
function companyValues(company: Company, index: number): [string, string][] {
  const words = companyWords(company);
  return languages.flatMap((language) =>
    Object.entries(words[language]).map(([name, text]): [string, string] => [
      `company.${index + 1}.${language}.${name}`,
      text,
    ]),
  );
}

/** A page's values for the letter; missing paragraphs are empty. */
const letterValues = (language: Language, { greeting, opening, paragraphs, signature }: LetterWords) => [
  [`letter.${language}.greeting`, greeting] as const,
  [`letter.${language}.opening`, opening] as const,
  ...Array.from(
    { length: paragraphsMax },
    (_, index) => [`letter.${language}.paragraph${index + 1}`, paragraphs[index] ?? ''] as const,
  ),
  [`letter.${language}.signature`, signature] as const,
];

/** The values of the terms page, and the same for the script that hydrates it. */
function termsValues(language: Language, terms: Terms): [string, PlaceholderValue][] {
  const text = termsText(termsSet, terms, language);
  const sections = text.sections.map(
    ({ heading, paragraphs }, index) =>
      new Map<string, PlaceholderValue>([
        ['section.number', String(index + 1)],
        ['section.heading', heading],
        ['section.paragraphs', paragraphs.map((paragraph) => new Map([['paragraph.text', paragraph]]))],
      ]),
  );
  return [
    [`terms.${language}`, JSON.stringify({ version: terms.version, text })],
    [`terms.${language}.title`, text.title],
    [`terms.${language}.versionLine`, text.versionLine],
    [`terms.${language}.sections`, sections],
  ];
}
