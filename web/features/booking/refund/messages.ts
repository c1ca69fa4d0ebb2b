export type Refunds = Readonly<Record<string, string>>;

/** What has become of the money of a cancelled booking. */
const en: Refunds = {
  'not-eligible': 'No refund is due for it.',
  'not-needed': 'Nothing was paid, so there is nothing to refund.',
  pending: 'Your full refund is on its way.',
  rest: 'The rest of your payment is on its way.',
  review: 'We are looking after your refund in person.',
  refunded: 'What you paid was refunded in full.',
  part: 'Part of your payment was refunded. No refund is due for the rest.',
  coming: 'Part of your payment is on its way. No refund is due for the rest.',
  both: 'Part of your payment was refunded, another part is on its way. No refund is due for the rest.',
};

const fr: Refunds = {
  'not-eligible': 'Aucun remboursement n’est dû.',
  'not-needed': 'Rien n’a été payé\u00a0: il n’y a rien à rembourser.',
  pending: 'Votre remboursement complet est en route.',
  rest: 'Le reste de votre paiement est en route.',
  review: 'Une personne de notre équipe s’occupe de votre remboursement.',
  refunded: 'La somme payée a été remboursée en totalité.',
  part: 'Une partie de votre paiement a été remboursée. Aucun remboursement n’est dû pour le reste.',
  coming: 'Une partie de votre paiement est en route. Aucun remboursement n’est dû pour le reste.',
  both: 'Une partie de votre paiement a été remboursée, une autre est en route. Aucun remboursement n’est dû pour le reste.',
};

export const messages = { en, fr };
