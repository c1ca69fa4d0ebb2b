import type { OfferedService, ServiceOffer } from '#domain/pricing/service.ts';
import { type ServiceKey, services } from './services.ts';

/** How each service is offered and priced. */
const cards = {
  ground: {
    tone: 'plain',
    card: { included: [{ en: '{windows} windows coated', fr: '{windows} vitres traitées' }] },
    windows: { 'little-storefront': 2, 'mid-storefront': 4, 'grand-storefront': 6 },
    pricing: 'steps',
    priceField: 'groundFloor',
  },
  street: {
    tone: 'pale',
    card: { included: [{ en: 'The street side coated', fr: 'Le côté rue traité' }] },
    pricing: 'steps',
    priceField: 'streetSide',
  },
  'both-sides': {
    tone: 'pale',
    card: { included: [{ en: 'Both sides coated', fr: 'Les deux côtés traités' }] },
    pricing: 'steps',
    priceField: 'bothSides',
  },
  patron: {
    tone: 'dark',
    card: { included: [{ en: 'Both sides coated', fr: 'Les deux côtés traités' }] },
    pricing: 'steps',
    priceField: 'patron',
  },
  wash: {
    tone: 'warm',
    card: { text: { en: 'With the number of an earlier order.', fr: 'Avec le numéro d’une commande antérieure.' } },
    pricing: 'steps',
    priceField: 'secondWash',
  },
  doorway: {
    tone: 'plain',
    card: { text: { en: 'By invitation, for the door.', fr: 'Sur invitation, pour la porte.' } },
    pricing: { flat: 'doorway' },
    priceField: 'doorwayTrial',
  },
} as const satisfies Record<ServiceKey, ServiceOffer>;

type Sold = (typeof cards)[ServiceKey];
/** The names of the prices on the wire. */
export type PriceField = Sold['priceField'];
/** Services whose price rises in steps: a list of prices has each. */
export type StepKey = { [Key in ServiceKey]: (typeof cards)[Key]['pricing'] extends 'steps' ? Key : never }[ServiceKey];

const byKey: Readonly<Record<string, ServiceOffer>> = cards;

/** All that is sold, with how it is offered. */
export const offered: readonly OfferedService[] = services.flatMap((service) => {
  const offer = byKey[service.key];
  return offer ? [{ ...service, ...offer }] : [];
});

/** The same of one service, by its own key. */
export const offerOf = (key: string): OfferedService | null => offered.find((service) => service.key === key) ?? null;
