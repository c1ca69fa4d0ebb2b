import type { Bilingual, Language } from '#domain/language.ts';
import {
  coatsGlass,
  isCertified,
  type Service,
  type Services,
  serviceIn,
  type VisitStep,
} from '#domain/pricing/service.ts';

const coating: readonly VisitStep[] = ['clear', 'arrive', 'care', 'coat', 'instructions-warranty'];

/** How many clients can ever have Platinum Preservation. */
const platinumPlaces = 99;

/** Everything sold, from the least to the most, then what needs an earlier order or a code. */
const list = [
  {
    key: 'essential',
    name: { en: 'Essential Preservation', fr: 'Préservation essentielle' },
    badge: { en: 'Essential', fr: 'Essentielle' },
    spellings: ['essentialCoat'],
    needs: null,
    steps: coating,
    refreshable: true,
  },
  {
    key: 'complete',
    name: { en: 'Full Preservation', fr: 'Préservation complète' },
    badge: { en: 'Full', fr: 'Complète' },
    spellings: ['fullCoat', 'completeCoat'],
    needs: null,
    steps: coating,
    refreshable: true,
  },
  {
    key: 'platinum',
    name: { en: 'Platinum Preservation', fr: 'Préservation Platine' },
    badge: { en: 'Platinum', fr: 'Platine' },
    spellings: ['platinumCoat'],
    needs: null,
    steps: coating,
    refreshable: true,
    freeRefresh: true,
    places: platinumPlaces,
  },
  {
    key: 'refresh',
    name: { en: 'Preservation Refresh', fr: 'Rafraîchissement de préservation' },
    shortName: { fr: 'Rafraîchissement' },
    badge: { en: 'Refresh', fr: 'Rafraîchissement' },
    spellings: ['preservationRefresh'],
    needs: 'order',
    steps: ['clear', 'arrive', 'care'],
  },
  {
    key: 'preservation-preview',
    name: { en: 'Preservation Preview', fr: 'Aperçu de préservation' },
    shortName: { fr: 'Aperçu' },
    badge: { en: 'Preview', fr: 'Aperçu' },
    spellings: ['preservationPreview'],
    needs: 'code',
    steps: ['clear', 'arrive', 'coat-doors', 'instructions'],
  },
] as const satisfies Services;

export const services: Services = list;
type Sold = (typeof list)[number];
export type ServiceKey = Sold['key'];

/** For a record whose service is no longer sold. */
const otherService: Bilingual = { en: 'Window Preservation Service', fr: 'Service de préservation des vitres' };

/** The service of a stored key, in any spelling; null when it is not sold. */
export const serviceOf = (stored: string): Service | null => serviceIn(services, stored);

/** `Full Preservation`. */
export const serviceName = (stored: string, language: Language): string =>
  (serviceOf(stored)?.name ?? otherService)[language];

/** The short name, for phones: `Aperçu` instead of `Aperçu de préservation`. */
export const shortServiceName = (stored: string, language: Language): string =>
  serviceOf(stored)?.shortName?.[language] ?? serviceName(stored, language);

/** The one word of a list's badge: `Full`, `Complète`. */
export const badgeName = (stored: string, language: Language): string =>
  (serviceOf(stored)?.badge ?? otherService)[language];

/** What a visitor must have to buy it. */
export const needOf = (stored: string): Service['needs'] => serviceOf(stored)?.needs ?? null;

/** Whether the visit leaves coated glass, which must not be touched for a day. */
export const isCoated = (stored: string): boolean => coatsGlass(serviceOf(stored));

/** The service with a limited number of clients, if any. */
export const limitedService: Service | null =
  /* @__PURE__ */ services.find(({ places }) => places !== undefined) ?? null;

/** The least a storefront gets when nothing else is known yet. */
export const coatedService: Service | null = /* @__PURE__ */ services.find(isCertified) ?? null;

/** How many clients can have it. */
export const limitedPlaces: number = limitedService?.places ?? 0;

/** The service that follows an earlier one, if any. */
export const refreshService: Service | null = /* @__PURE__ */ services.find(({ needs }) => needs === 'order') ?? null;

/** The service that requires a code, if any. */
export const invitedService: Service | null = /* @__PURE__ */ services.find(({ needs }) => needs === 'code') ?? null;

const keysOf = (some: Services): readonly string[] => some.map(({ key }) => key);
export const serviceKeys = /* @__PURE__ */ keysOf(services);
/** Services whose visits have a certificate. */
export const certifiedTypes = /* @__PURE__ */ keysOf(/* @__PURE__ */ services.filter(isCertified));
export const refreshableTypes = /* @__PURE__ */ keysOf(
  /* @__PURE__ */ services.filter(({ refreshable }) => refreshable),
);
