import type { Bilingual } from '#domain/language.ts';
import type { OfferedService, ServiceOffer } from '#domain/pricing/service.ts';
import { warrantyYears } from './policies.ts';
import { type ServiceKey, services } from './services.ts';

const cleaning: Bilingual = { en: 'Interior and exterior cleaning', fr: 'Nettoyage intérieur et extérieur' };

/** How each service is offered and priced. */
const cards = {
  essential: {
    tone: 'plain',
    card: {
      included: [cleaning, { en: '{windows} exterior windows coated', fr: '{windows} vitres extérieures traitées' }],
    },
    windows: { 'little-storefront': 3, 'mid-storefront': 5, 'grand-storefront': 7 },
    pricing: 'steps',
    priceField: 'essentialCoat',
  },
  complete: {
    tone: 'pale',
    card: {
      included: [cleaning, { en: 'All exterior windows coated', fr: 'Toutes les vitres extérieures traitées' }],
    },
    pricing: 'steps',
    priceField: 'completeCoat',
  },
  platinum: {
    tone: 'dark',
    card: {
      included: [
        cleaning,
        {
          en: 'All interior and exterior windows coated',
          fr: 'Toutes les vitres traitées, intérieur et extérieur',
        },
        { en: `${warrantyYears}-year assurance`, fr: `Garantie de ${warrantyYears}\u00a0ans` },
        { en: 'Personal professional-grade sprayer', fr: 'Un pulvérisateur de qualité professionnelle, à vous' },
        { en: 'One-time courtesy refresh', fr: 'Un rafraîchissement offert, une seule fois' },
      ],
    },
    pricing: 'steps',
    priceField: 'platinumPreservation',
  },
  refresh: {
    tone: 'warm',
    card: {
      text: {
        en: 'For existing clients, with the order number of an earlier booking.',
        fr: 'Pour notre clientèle actuelle, avec le numéro de commande d’une réservation antérieure.',
      },
    },
    pricing: 'steps',
    priceField: 'preservationRefresh',
  },
  'preservation-preview': {
    tone: 'plain',
    card: {
      text: {
        en: 'By invitation only. Covers windows\u00a0on\u00a0doors.',
        fr: 'Sur invitation seulement. Vitres\u00a0des\u00a0portes.',
      },
    },
    pricing: { flat: 'preview' },
    priceField: 'preservationPreview',
  },
} as const satisfies Record<ServiceKey, ServiceOffer>;

type Sold = (typeof cards)[ServiceKey];
/** The names of the prices on the wire. */
export type PriceField = Sold['priceField'];
/** Services priced in steps: a price list has each of them. */
export type StepKey = { [Key in ServiceKey]: (typeof cards)[Key]['pricing'] extends 'steps' ? Key : never }[ServiceKey];

const byKey: Readonly<Record<string, ServiceOffer>> = cards;

/** Everything sold, with how it is offered. */
export const offered: readonly OfferedService[] = services.flatMap((service) => {
  const offer = byKey[service.key];
  return offer ? [{ ...service, ...offer }] : [];
});

/** The same for one service, by its key. */
export const offerOf = (key: string): OfferedService | null => offered.find((service) => service.key === key) ?? null;
