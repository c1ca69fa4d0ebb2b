import { type Draft, emptyDraft } from '#web/state/draft-schema.ts';

/** How far a visitor has come, as the browser remembers it. */
const served: Draft = { ...emptyDraft, postalCode: 'H2Y' };
const little: Draft = { ...served, storefrontSize: 'little-storefront' };
const facade: Draft = { ...little, selectedLayout: 'layout8', glassCoverage: 'moderate' };
const aligned: Draft = {
  ...facade,
  quizAnswers: ['B', 'C', 'A'],
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
};
const day: Draft = { ...aligned, appointmentDate: '2025-10-09' };
const time: Draft = { ...day, appointmentTime: '9:00 AM' };
const chosen: Draft = { ...time, coatingType: 'complete' };
const accepted: Draft = { ...chosen, termsAccepted: true };

export const drafts = { served, little, facade, aligned, day, time, chosen, accepted };
