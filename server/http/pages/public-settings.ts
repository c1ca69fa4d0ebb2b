import { servedAreas } from '#business/area.ts';
import { companies } from '#business/companies.ts';
import { exampleOf } from '#business/faq.ts';
import { defaultPrices } from '#business/prices.ts';
import { defaultSettings } from '#business/settings.ts';
import { standardTerms } from '#business/terms/index.ts';
import { textSets } from '#business/texts.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Company } from '#domain/settings/company-words.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import { sameValue } from '#domain/settings/settings.ts';
import type { Terms } from '#domain/settings/terms.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';

/** A page waits no longer than this for the database, then uses the last known values. */
const timeoutMs = 300;

export type PageFacts = {
  readonly settings: PublicSettings;
  readonly prices: PriceList;
  readonly companies: readonly Company[];
  readonly areas: readonly string[];
  readonly texts: Readonly<Record<'letter' | 'questions', Texts>>;
  readonly terms: Terms;
};

const defaultAreas = inAreaOrder(servedAreas);

export const defaultFacts: PageFacts = {
  settings: defaultSettings,
  prices: defaultPrices,
  companies,
  areas: defaultAreas,
  texts: { letter: textSets.letter.standard, questions: textSets.questions.standard },
  terms: standardTerms,
};

/** The facts that the pages show; they are served whether or not the database answers. */
export function lastKnownFacts({
  settings: { read },
  clock,
}: Pick<Deps, 'settings' | 'clock'>): () => PageFacts | Promise<PageFacts> {
  let lastRead = defaultFacts;
  let done: Promise<OperatorSettings> | null = null;
  const taken = (reading: Promise<OperatorSettings>) =>
    reading.then(
      (settings) => {
        lastRead = factsOf(settings, clock.now());
        done = reading;
      },
      () => {},
    );
  return () => {
    const reading = read();
    // Usually read within the last second: nothing to wait for.
    if (reading === done) return lastRead;
    return settledOrLate(taken(reading)).then(() => lastRead);
  };
}

function factsOf(known: OperatorSettings, now: Date): PageFacts {
  const { contact, blockedAreas, platinumOffered } = known;
  const prices = versionAt(known.priceLists, now)?.value ?? defaultPrices;
  const others = versionAt(known.companyLists, now)?.value ?? companies;
  const areas = versionAt(known.areaLists, now)?.value ?? defaultAreas;
  const texts = {
    letter: versionAt(known.letters, now)?.value ?? defaultFacts.texts.letter,
    questions: versionAt(known.questionLists, now)?.value ?? defaultFacts.texts.questions,
  };
  const settings = {
    contact,
    blockedAreas,
    platinumOffered,
    ...(prices !== defaultPrices && { examplePrice: exampleOf(prices) }),
    ...(others !== companies && { companies: others }),
    ...(!sameValue(areas, defaultAreas) && { servedAreas: areas }),
    ...(texts.letter !== defaultFacts.texts.letter && { letter: texts.letter }),
    ...(texts.questions !== defaultFacts.texts.questions && { questions: texts.questions }),
  };
  const terms = versionAt(known.termsVersions, now)?.value ?? standardTerms;
  return { settings, prices, companies: others, areas, texts, terms };
}

function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
