import { services } from '#business/services.ts';
import { formatPrice } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

const small = 'text-[0.875rem] leading-5.25';

/** What the services cost for this storefront; a failure, until the services are there to show it. */
export function PriceList({ offer, quiet }: { offer: Offer; quiet: boolean }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const hasPlaces = offer.platinumOffered && !offer.soldOut;
  // In the order of the cards below.
  const open = services
    .filter(({ needs, places }) => needs === null && (places === undefined || hasPlaces))
    .toReversed();
  return (
    <section
      className="flex min-h-16 flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-y border-line py-4 text-ink-500"
      aria-label={words.prices}
    >
      {offer.listFailed && !quiet ? (
        <p className={small}>
          {offer.layoutNotOffered ? words.layoutNotOffered : words.pricesFailed}{' '}
          {offer.layoutNotOffered ? (
            <TextLink href="/glass-coverage">{words.chooseLayout}</TextLink>
          ) : (
            <TextButton onClick={offer.again}>{words.tryAgain}</TextButton>
          )}
        </p>
      ) : (
        <>
          <dl className="flex flex-1 justify-between gap-x-9 gap-y-1 max-sm:basis-full max-sm:gap-x-3 sm:justify-start">
            {open.map(({ key, badge }) => {
              const price = offer.priceOf(key);
              return (
                <div key={key} className="sm:flex sm:items-baseline sm:gap-3">
                  <dt>{badge[language]}</dt>
                  <dd className="font-serif text-[1.4375rem] leading-7.5 font-[340] whitespace-nowrap text-ink-900 normal-nums">
                    {price === null ? '–' : formatPrice(price, language)}
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className={small}>{words.beforeTaxes}</p>
        </>
      )}
    </section>
  );
}
