import { services } from '#business/services.ts';
import { formatPrice } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

/**
 * What the services cost for this storefront, known before a day is chosen. Its space is kept while it loads. A failure is
 * shown here only until the services are there to show it.
 */
export function PriceList({ offer, quiet }: { offer: Offer; quiet: boolean }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const hasPlaces = offer.platinumOffered && !offer.soldOut;
  const open = services.filter(({ needs, places }) => needs === null && (places === undefined || hasPlaces));
  return (
    <section className="price-list" aria-label={words.prices}>
      {offer.listFailed && !quiet ? (
        <p>
          {offer.layoutNotOffered ? words.layoutNotOffered : words.pricesFailed}{' '}
          {offer.layoutNotOffered ? (
            <TextLink href="/glass-coverage">{words.chooseLayout}</TextLink>
          ) : (
            <TextButton onClick={offer.again}>{words.tryAgain}</TextButton>
          )}
        </p>
      ) : (
        <>
          <dl>
            {open.map(({ key, badge }) => {
              const price = offer.priceOf(key);
              return (
                <div key={key}>
                  <dt>{badge[language]}</dt>
                  <dd>{price === null ? '–' : formatPrice(price, language)}</dd>
                </div>
              );
            })}
          </dl>
          <p>{words.beforeTaxes}</p>
        </>
      )}
    </section>
  );
}
