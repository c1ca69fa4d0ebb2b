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
const patrons = 40;

/** What the second brand sells: other services than the first, and one more. */
const list = [
  {
    key: 'ground',
    name: { en: 'Ground Floor Care', fr: 'Soin du rez-de-chaussée' },
    badge: { en: 'Ground', fr: 'Rez-de-chaussée' },
    spellings: [],
    needs: null,
    steps: coating,
    refreshable: true,
  },
  {
    key: 'street',
    name: { en: 'Street Side Care', fr: 'Soin côté rue' },
    badge: { en: 'Street', fr: 'Côté rue' },
    spellings: [],
    needs: null,
    steps: coating,
    refreshable: true,
  },
  {
    key: 'both-sides',
    name: { en: 'Both Sides Care', fr: 'Soin des deux côtés' },
    badge: { en: 'Both', fr: 'Deux côtés' },
    spellings: [],
    needs: null,
    steps: coating,
    refreshable: true,
  },
  {
    key: 'patron',
    name: { en: 'Patron’s Care', fr: 'Soin des mécènes' },
    badge: { en: 'Patron', fr: 'Mécène' },
    spellings: [],
    needs: null,
    steps: coating,
    refreshable: true,
    freeRefresh: true,
    places: patrons,
  },
  {
    key: 'wash',
    name: { en: 'Second Wash', fr: 'Second lavage' },
    badge: { en: 'Wash', fr: 'Lavage' },
    spellings: [],
    needs: 'order',
    steps: ['clear', 'arrive', 'care'],
  },
  {
    key: 'doorway',
    name: { en: 'Doorway Trial', fr: 'Essai sur la porte' },
    badge: { en: 'Trial', fr: 'Essai' },
    spellings: [],
    needs: 'code',
    steps: ['clear', 'arrive', 'coat-doors', 'instructions'],
  },
] as const satisfies Services;

export const services: Services = list;
type Sold = (typeof list)[number];
export type ServiceKey = Sold['key'];

/** Of a record whose service is not sold any more. */
const otherService: Bilingual = { en: 'Glass care', fr: 'Soin des vitres' };

/** The service of a stored key, in any spelling; null when it is not sold. */
export const serviceOf = (stored: string): Service | null => serviceIn(services, stored);

/** `Street Side Care`. */
export const serviceName = (stored: string, language: Language): string =>
  (serviceOf(stored)?.name ?? otherService)[language];

/** The short name, for phones: `Essai` where `Essai sur la porte` has no room. */
export const shortServiceName = (stored: string, language: Language): string =>
  serviceOf(stored)?.shortName?.[language] ?? serviceName(stored, language);

/** The one word of a list's badge: `Street`, `Côté rue`. */
export const badgeName = (stored: string, language: Language): string =>
  (serviceOf(stored)?.badge ?? otherService)[language];

/** What a visitor must have to buy it. */
export const needOf = (stored: string): Service['needs'] => serviceOf(stored)?.needs ?? null;

/** Whether the visit leaves coated glass, which is not to be touched for a day. */
export const isCoated = (stored: string): boolean => coatsGlass(serviceOf(stored));

/** The service that only so many clients can have, if there is one. */
export const limitedService: Service | null =
  /* @__PURE__ */ services.find(({ places }) => places !== undefined) ?? null;

/** What a storefront gets at least of which nothing else is known yet. */
export const coatedService: Service | null = /* @__PURE__ */ services.find(isCertified) ?? null;

/** How many clients can have it. */
export const limitedPlaces: number = limitedService?.places ?? 0;

/** The service that follows an earlier one, if there is one. */
export const refreshService: Service | null = /* @__PURE__ */ services.find(({ needs }) => needs === 'order') ?? null;

/** The service that asks for a code, if there is one. */
export const invitedService: Service | null = /* @__PURE__ */ services.find(({ needs }) => needs === 'code') ?? null;

const keysOf = (some: Services): readonly string[] => some.map(({ key }) => key);
export const serviceKeys = /* @__PURE__ */ keysOf(services);
/** Services whose visits have a certificate. */
export const certifiedTypes = /* @__PURE__ */ keysOf(/* @__PURE__ */ services.filter(isCertified));
export const refreshableTypes = /* @__PURE__ */ keysOf(
  /* @__PURE__ */ services.filter(({ refreshable }) => refreshable),
);
