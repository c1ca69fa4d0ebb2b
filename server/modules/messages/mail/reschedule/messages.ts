export const messages = {
  standsSubject: {
    en: (day: string) => `Your visit of ${day} takes place`,
    fr: (day: string) => `Votre visite du ${day} a bien lieu`,
  },
  standsTitle: { en: 'Your visit takes place', fr: 'Votre visite a bien lieu' },
  stands: {
    en: 'Your visit was cancelled by mistake, and we have taken the cancellation back. Everything is as you booked it.',
    fr: 'Votre visite a été annulée par erreur, et nous avons retiré cette annulation. Tout reste comme vous l’aviez réservé.',
  },
  standsPaid: {
    en: 'What you paid stays as it is; no refund is sent. The attached file puts the visit back into your calendar.',
    fr: 'La somme payée reste la même, et aucun remboursement n’est envoyé. Le fichier joint remet la visite dans votre agenda.',
  },
  preview: {
    en: (from: string) => `Before, it was ${from}. The attached file moves it in your calendar.`,
    fr: (from: string) => `Auparavant, c’était le ${from}. Le fichier joint le déplace dans votre agenda.`,
  },
  before: { en: 'Before', fr: 'Avant' },
  now: { en: 'Now', fr: 'Maintenant' },
  released: {
    en: 'The earlier date is released. What you paid stays as it is, and the attached file moves the visit in your calendar.',
    fr: 'La date précédente est libérée. La somme payée reste la même, et le fichier joint déplace la visite dans votre agenda.',
  },
  clear: {
    en: 'Until we arrive, please clear anything standing in front of the interior windows.',
    fr: 'D’ici notre arrivée, veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
  },
};
