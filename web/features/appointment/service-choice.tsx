import { useId } from 'react';
import type { CoatingType } from '#domain/pricing/service.ts';
import { essentialWindows } from '#domain/pricing/service.ts';
import type { Draft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Included, ServiceRow } from './service-row.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

/** The five services with their prices. */
export function ServiceChoice({ draft, offer }: { draft: Draft; offer: Offer }) {
  const words = useMessages(messages);
  const id = useId();
  // Two services of five ask for a number or a code: their fields come after the page's own code.
  const fields = useLateDialog(() => import('./service-fields.tsx'), {
    likely: true,
    wanted: draft.coatingType === 'refresh' || draft.coatingType === 'preservation-preview',
  });
  const row = (service: CoatingType) => ({
    service,
    chosen: draft.coatingType === service,
    price: offer.priceOf(service),
  });
  return (
    <section className="animate-enter">
      <h2 id={id} className="type-h2-form">
        {words.heading}
      </h2>
      {offer.listFailed && <PricesFailed offer={offer} />}
      <RadioGroup
        aria-labelledby={id}
        // The two services at the foot share a line.
        className="mt-4 grid gap-3 lg:grid-cols-2 lg:[&>*:nth-last-child(n+3)]:col-span-2"
      >
        {offer.platinumOffered && (
          <ServiceRow {...row('platinum')} soldOut={offer.soldOut}>
            <Included
              items={[words.cleaning, words.allWindows, words.assurance, words.sprayer, words.courtesyRefresh]}
            />
            <span className={offer.soldOut ? 'mt-2 block font-medium' : 'mt-2 block font-medium text-bronze-700'}>
              {offer.soldOut ? words.soldOut : words.places}
            </span>
          </ServiceRow>
        )}
        <ServiceRow {...row('complete')}>
          <Included items={[words.cleaning, words.exteriorWindows]} />
        </ServiceRow>
        <ServiceRow {...row('essential')}>
          <Included items={[words.cleaning, words.someWindows(essentialWindows(draft.storefrontSize))]} />
        </ServiceRow>
        <ServiceRow
          {...row('refresh')}
          half
          field={fields && <fields.OrderNumberField value={draft.clientId} offer={offer} />}
        >
          {words.refreshText}
        </ServiceRow>
        <ServiceRow
          {...row('preservation-preview')}
          half
          field={fields && <fields.InvitationCodeField value={draft.invitationCode} offer={offer} />}
        >
          {words.previewText}
        </ServiceRow>
      </RadioGroup>
    </section>
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
