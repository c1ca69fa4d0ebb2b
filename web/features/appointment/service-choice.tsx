import { type ReactNode, useId } from 'react';
import { offered } from '#business/service-cards.ts';
import { needOf, serviceName, shortServiceName } from '#business/services.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import { type CoatingType, type OfferedService, withWindows } from '#domain/pricing/service.ts';
import { Tick } from '#web/pictures/icons.tsx';
import { type Draft, updateDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

function Included({ items }: { items: readonly string[] }) {
  return (
    <span className="grid gap-x-6 text-balance lg:grid-cols-2">
      {items.map((item) => (
        <span key={item} className="flex gap-2.5 py-px">
          <Tick className="mt-1.5 size-3 flex-none text-bronze-700" />
          <span>
            <WordBoundary>{item}</WordBoundary>{' '}
          </span>
        </span>
      ))}
    </span>
  );
}

type ServiceRowProps = {
  service: CoatingType;
  chosen: boolean;
  price: Cents | null;
  children: ReactNode;
  field?: ReactNode;
  soldOut: boolean;
  /** Only a limited number of clients can have it. */
  limited: boolean;
  /** Two side by side: the price is below. */
  half: boolean;
};

function ServiceRow({ service, chosen, price, children, field, limited, soldOut, half }: ServiceRowProps) {
  const language = useLanguage();
  const short = shortServiceName(service, language);
  const rest = serviceName(service, language).slice(short.length);
  return (
    <RadioRow
      name="service"
      value={service}
      checked={chosen}
      disabled={soldOut}
      onChange={() => updateDraft({ coatingType: service })}
      tone={limited && !soldOut ? 'bronze' : 'plain'}
      className={classNames(
        !half && 'lg:col-span-2',
        soldOut && '[&_.radio-row-text_svg]:text-current',
        half && 'lg:[&_.radio-row-aside]:col-start-2 lg:[&_.radio-row-aside]:row-start-2',
        half &&
          'lg:[&_.radio-row-aside]:mt-2 lg:[&_.radio-row-aside]:text-start lg:[&_.radio-row-label]:grid-cols-[auto_minmax(0,1fr)]',
        half && 'lg:[&_.radio-row-opened]:pl-6',
      )}
      title={
        <>
          {short}
          {rest && <span className="max-sm:sr-only">{rest}</span>}
        </>
      }
      aside={<span className="whitespace-nowrap">{price === null ? '–' : formatMoney(price, language)}</span>}
      opened={chosen && field}
    >
      {children}
    </RadioRow>
  );
}

const isOpen = ({ needs }: OfferedService): boolean => needs === null;
/** The most comprehensive first; people with an order or a code look below. */
const onCards = [...offered.filter(isOpen).toReversed(), ...offered.filter((service) => !isOpen(service))];

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
