import type { Bilingual } from '#domain/language.ts';
export type Refunds = Readonly<Record<string, string>>;

/** What happened to a cancelled booking's money. */
export const messages: Readonly<Record<string, Bilingual>> = {
  'not-eligible': { en: 'No refund is due for it.', fr: 'Aucun remboursement n’est dû.' },
  'not-needed': {
    en: 'Nothing was paid, so there is nothing to refund.',
    fr: 'Rien n’a été payé\u00a0: il n’y a rien à rembourser.',
  },
  pending: { en: 'Your full refund is on its way.', fr: 'Votre remboursement complet est en cours.' },
  rest: { en: 'The rest of your payment is on its way.', fr: 'Le remboursement du reste est en cours.' },
  review: {
    en: 'Our team is handling your refund.',
    fr: 'Une personne de notre équipe s’occupe de votre remboursement.',
  },
  refunded: { en: 'What you paid was refunded in full.', fr: 'La somme payée a été remboursée en totalité.' },
  part: {
    en: 'Part of your payment was refunded. No refund is due for the rest.',
    fr: 'Une partie de votre paiement a été remboursée. Aucun remboursement n’est dû pour le reste.',
  },
  coming: {
    en: 'Part of your payment is on its way. No refund is due for the rest.',
    fr: 'Remboursement partiel en cours. Aucun remboursement n’est dû pour le reste.',
  },
  both: {
    en: 'Part of your payment was refunded, another part is on its way. No refund is due for the rest.',
    fr: 'Une partie de votre paiement a été remboursée, une autre le sera bientôt. Aucun remboursement n’est dû pour le reste.',
  },
};
