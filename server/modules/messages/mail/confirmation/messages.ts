import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  subject: (day: string, order: string) => `Confirmed: your visit on ${day} (${order})`,
  correctedSubject: (day: string, order: string) =>
    `Confirmed with its storefront corrected: your visit on ${day} (${order})`,
  preview: (service: string, time: string) => `${service}, ${time}. Your invoice and a calendar file are attached.`,
  title: 'Your visit is confirmed',
  correctedTitle: 'Your storefront is corrected',
  corrected:
    'We have corrected how your storefront stands in your booking. The day and the hour stay the same. This letter replaces the one before it.',
  thanks: 'Thank you. The day is set aside for you. All that you need to know is in this letter; please keep it.',
  details: 'Booking Details',
  payment: 'Payment',
  total: 'Total, CAD',
  paidTotal: 'Paid when booking, CAD',
  credit: 'Credit for the corrected storefront',
  paid: (transaction: string, approval: string) =>
    `Paid by card. Transaction number ${transaction}, approval code ${approval}.`,
  paidByHand: { cash: 'Paid in cash.', transfer: 'Paid by transfer.' },
  nothingDue: 'No payment was due for this visit.',
  attached: (hasTerms: boolean): string =>
    hasTerms
      ? 'Your invoice, the terms as you accepted them and a calendar file are attached to this message.'
      : 'Your invoice and a calendar file are attached to this message.',
  next: 'What Happens Next',
  steps: [
    'Clear anything standing in front of the interior windows.',
    'We arrive at the scheduled time. Someone gives us access to the inside of the glass.',
    'We care for the glass, interior and exterior.',
    'We apply the nano-coating.',
    'You receive care instructions and the warranty.',
  ],
  weather: 'Weather Proof System',
  weatherText:
    'We follow the forecast. If the weather does not suit the work, we propose the next clear day by text message and by email. Moving to it costs nothing. Without an answer, your date stays as it is.',
  changes: 'If something changes',
  page: (hours: number) =>
    `Your booking page shows every detail and has the invoice again. You can move the visit there yourself until ${hours}\u00a0hours before it begins.`,
  open: 'Open your booking',
  refunded: (until: string, hours: number) =>
    `You may also cancel. More than ${hours}\u00a0hours ahead, which is before ${until}, you are refunded in full within ${least}-${most} business days. Later, nothing is refunded.`,
  refreshKept: (until: string, hours: number) =>
    `You may also cancel. More than ${hours}\u00a0hours ahead, which is before ${until}, your free refresh stays yours for another day. Later, it is used.`,
  freeOfCharge: 'You may also cancel. Nothing was paid, so nothing has to be refunded.',
  late: (hours: number) =>
    `You may also cancel. The visit is ${hours}\u00a0hours away or less, so nothing is refunded any more.`,
  cancel: 'Cancel this booking',
};

const fr: typeof en = {
  subject: (day, order) => `Confirmation\u00a0: votre rendez-vous du ${day} (${order})`,
  correctedSubject: (day, order) => `Confirmation, vitrine corrigée\u00a0: votre rendez-vous du ${day} (${order})`,
  preview: (service, time) => `${service}, ${time}. Votre facture et un fichier d’agenda sont joints.`,
  title: 'Votre rendez-vous est confirmé',
  correctedTitle: 'Votre vitrine est corrigée',
  corrected:
    'Nous avons corrigé la description de votre vitrine dans votre réservation. La date et l’heure restent les mêmes. Cette lettre remplace la précédente.',
  thanks: 'Merci. Cette journée vous est réservée. Tout ce qu’il faut savoir est dans cette lettre. Conservez-la.',
  details: 'Détails de la réservation',
  payment: 'Paiement',
  total: 'Total ($\u00a0CA)',
  paidTotal: 'Payé à la réservation ($\u00a0CA)',
  credit: 'Crédit pour la vitrine corrigée',
  paid: (transaction, approval) => `Payé par carte. Nº de transaction ${transaction}, code d’approbation ${approval}.`,
  paidByHand: { cash: 'Payé en argent comptant.', transfer: 'Payé par virement.' },
  nothingDue: 'Aucun paiement n’était requis pour cette visite.',
  attached: (hasTerms) =>
    hasTerms
      ? 'Votre facture, les conditions que vous avez acceptées et un fichier d’agenda sont joints à ce message.'
      : 'Votre facture et un fichier d’agenda sont joints à ce message.',
  next: 'Prochaines étapes',
  steps: [
    'Dégagez tout ce qui se trouve devant les vitres, à l’intérieur.',
    'Nous arrivons à l’heure prévue. Quelqu’un nous donne accès à l’intérieur.',
    'Nous prenons soin des vitres, à l’intérieur comme à l’extérieur.',
    'Nous appliquons le nanorevêtement.',
    'Vous recevez les consignes d’entretien et la garantie.',
  ],
  weather: 'Système à l’épreuve des intempéries',
  weatherText:
    'Nous suivons les prévisions. Si la météo ne convient pas au travail, nous vous proposons la prochaine journée claire par message texte et par courriel. Le report est sans frais. Sans réponse de votre part, la date reste la même.',
  changes: 'En cas de changement',
  page: (hours) =>
    `Votre page de réservation montre tous les détails et contient de nouveau la facture. Vous pouvez y changer la date vous-même jusqu’à ${hours}\u00a0heures avant le début de la visite.`,
  open: 'Ouvrir votre réservation',
  refunded: (until, hours) =>
    `Vous pouvez aussi annuler. Plus de ${hours}\u00a0heures à l’avance, soit avant le ${until}, le remboursement est complet, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Plus tard, rien n’est remboursé.`,
  refreshKept: (until, hours) =>
    `Vous pouvez aussi annuler. Plus de ${hours}\u00a0heures à l’avance, soit avant le ${until}, votre rafraîchissement gratuit reste à vous pour un autre jour. Plus tard, il est utilisé.`,
  freeOfCharge: 'Vous pouvez aussi annuler. Rien n’a été payé, il n’y a donc rien à rembourser.',
  late: (hours) =>
    `Vous pouvez aussi annuler. La visite est dans ${hours}\u00a0heures ou moins, et plus rien n’est remboursé.`,
  cancel: 'Annuler cette réservation',
};

export const messages = { en, fr };
