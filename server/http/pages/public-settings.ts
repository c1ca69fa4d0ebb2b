import { exampleOf } from '#business/faq.ts';
import { defaultPrices } from '#business/prices.ts';
import { defaultSettings } from '#business/settings.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import { versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';

/** A page waits no longer than this for the database; then it has what was known last. */
const timeoutMs = 300;

/** What pages show of the operator's facts. */
export type PageFacts = { readonly settings: PublicSettings; readonly prices: PriceList };

export const defaultFacts: PageFacts = { settings: defaultSettings, prices: defaultPrices };

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
    // Read within the last second, as it mostly is: nothing to wait for.
    if (reading === done) return lastRead;
    return settledOrLate(taken(reading)).then(() => lastRead);
  };
}

function factsOf({ contact, blockedAreas, platinumOffered, priceLists }: OperatorSettings, now: Date): PageFacts {
  const settings = { contact, blockedAreas, platinumOffered };
  const prices = versionAt(priceLists, now)?.value ?? defaultPrices;
  if (prices === defaultPrices) return { settings, prices };
  return { settings: { ...settings, examplePrice: exampleOf(prices) }, prices };
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
