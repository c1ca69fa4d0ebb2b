export const messages = {
  standsSubject: {
    en: (day: string) => `Your visit on ${day} will take place`,
    fr: (day: string) => `Votre rendez-vous du ${day} aura bien lieu`,
  },
  standsTitle: { en: 'Your visit will take place', fr: 'Votre rendez-vous aura bien lieu' },
  stands: {
    en: 'Your visit was cancelled by mistake, and we have taken the cancellation back. Everything is as you booked it.',
    fr: 'Votre rendez-vous a été annulé par erreur, et nous avons retiré cette annulation. Tout reste comme vous l’aviez réservé.',
  },
  standsPaid: {
    en: 'Your payment stands, and no refund will be sent. The attached file puts the visit back into your calendar.',
    fr: 'Votre paiement est maintenu, et aucun remboursement ne sera fait. Le fichier joint remet le rendez-vous dans votre agenda.',
  },
  preview: {
    en: (from: string) => `Before, it was ${from}. The attached file moves it in your calendar.`,
    fr: (from: string) => `Auparavant, c’était le ${from}. Le fichier joint le déplace dans votre agenda.`,
  },
  before: { en: 'Before', fr: 'Avant' },
  now: { en: 'Now', fr: 'Maintenant' },
  released: {
    en: 'The earlier date is released. What you paid stays as it is, and the attached file moves the visit in your calendar.',
    fr: 'La date précédente est libérée. La somme payée reste la même, et le fichier joint déplace le rendez-vous dans votre agenda.',
  },
  clear: {
    en: 'Until we arrive, please clear anything standing in front of the interior windows.',
    fr: 'D’ici notre arrivée, veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
  },
};
