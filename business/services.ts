import { type CoatingType, coatingTypes } from '#domain/pricing/service.ts';

/** What happens at a visit. */
export type VisitStep = 'clear' | 'arrive' | 'care' | 'coat' | 'coat-doors' | 'instructions' | 'instructions-warranty';

const coating: readonly VisitStep[] = ['clear', 'arrive', 'care', 'coat', 'instructions-warranty'];

/** The steps of each service, as it is sold: letters, texts and pages promise these and no others. */
export const stepsOf: Readonly<Record<CoatingType, readonly VisitStep[]>> = {
  essential: coating,
  complete: coating,
  platinum: coating,
  refresh: ['clear', 'arrive', 'care'],
  'preservation-preview': ['clear', 'arrive', 'coat-doors', 'instructions'],
};

/** Whether the visit leaves coated glass, which is not to be touched for a day. */
export const isCoated = (service: CoatingType): boolean =>
  stepsOf[service].some((step) => step === 'coat' || step === 'coat-doors');

/** Services whose coating carries its maker's warranty, and whose visits have a certificate. */
export const certifiedTypes: readonly CoatingType[] = coatingTypes.filter((service) =>
  stepsOf[service].includes('instructions-warranty'),
);
