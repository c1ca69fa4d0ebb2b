import { useId } from 'react';
import { offered } from '#business/service-cards.ts';
import { needOf } from '#business/services.ts';
import { type OfferedService, withWindows } from '#domain/pricing/service.ts';
import type { Draft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Included, ServiceRow } from './service-row.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

const isOpen = ({ needs }: OfferedService): boolean => needs === null;
/** The most comprehensive first; people with an order or a code look below. */
const onCards = [...offered.filter(isOpen).toReversed(), ...offered.filter((service) => !isOpen(service))];

/** The services with their prices. */
export function ServiceChoice({ draft, offer }: { draft: Draft; offer: Offer }) {
  const words = useMessages(messages);
  const id = useId();
  // Some services ask for a number or a code: their fields come after the page's own code.
  const fields = useLateDialog(() => import('./service-fields.tsx'), {
    likely: true,
    wanted: needOf(draft.coatingType) !== null,
  });
  const language = useLanguage();
  const about = { size: draft.storefrontSize, language };
  const row = ({ key, places }: OfferedService) => ({
    service: key,
    chosen: draft.coatingType === key,
    price: offer.priceOf(key),
    limited: places !== undefined,
    soldOut: places !== undefined && offer.soldOut,
  });
  const onOffer = onCards.filter(({ places }) => places === undefined || offer.platinumOffered);
  const fieldOf = ({ needs }: OfferedService) => {
    if (!fields || needs === null) return null;
    return needs === 'order' ? (
      <fields.OrderNumberField value={draft.clientId} offer={offer} />
    ) : (
      <fields.InvitationCodeField value={draft.invitationCode} offer={offer} />
    );
  };
  return (
    <section className="animate-enter">
      <h2 id={id} className="type-h2-form">
        {words.heading}
      </h2>
      {offer.listFailed && <PricesFailed offer={offer} />}
      <RadioGroup
        aria-labelledby={id}
        // Those that need something share a line.
        className="mt-4 grid gap-3 lg:grid-cols-2"
      >
        {onOffer.map((service) => (
          <ServiceRow key={service.key} {...row(service)} half={service.needs !== null} field={fieldOf(service)}>
            {'text' in service.card ? (
              service.card.text[language]
            ) : (
              <Included items={service.card.included.map((item) => withWindows(service, item, about))} />
            )}
            {service.places !== undefined && <Places of={service.places} soldOut={offer.soldOut} />}
          </ServiceRow>
        ))}
      </RadioGroup>
    </section>
  );
}

function Places({ of, soldOut }: { of: number; soldOut: boolean }) {
  const words = useMessages(messages);
  return (
    <span className={soldOut ? 'mt-2 block font-medium' : 'mt-2 block font-medium text-bronze-700'}>
      {soldOut ? words.soldOut(of) : words.places(of)}
    </span>
  );
}

function PricesFailed({ offer }: { offer: Offer }) {
  const words = useMessages(messages);
  return (
    <Notice tone="error" title={offer.layoutNotOffered ? words.layoutNotOffered : words.pricesFailed} className="mt-4">
      {offer.layoutNotOffered ? (
        <TextLink href="/glass-coverage">{words.chooseLayout}</TextLink>
      ) : (
        <Button kind="secondary" size="small" className="mt-2 mb-1" onClick={offer.again}>
          {words.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
