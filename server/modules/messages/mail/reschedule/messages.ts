const en = {
  standsSubject: (day: string) => `Your visit of ${day} takes place`,
  standsTitle: 'Your visit takes place',
  stands:
    'Your visit was cancelled by mistake, and we have taken the cancellation back. Everything is as you booked it.',
  standsPaid:
    'What you paid stays as it is; no refund is sent. The attached file puts the visit back into your calendar.',
  preview: (from: string) => `Before, it was ${from}. The attached file moves it in your calendar.`,
  before: 'Before',
  now: 'Now',
  released:
    'The earlier date is released. What you paid stays as it is, and the attached file moves the visit in your calendar.',
  clear: 'Until we arrive, please clear anything standing in front of the interior windows.',
};

const fr: typeof en = {
  standsSubject: (day) => `Votre visite du ${day} a bien lieu`,
  standsTitle: 'Votre visite a bien lieu',
  stands:
    'Votre visite a été annulée par erreur, et nous avons retiré cette annulation. Tout reste comme vous l’aviez réservé.',
  standsPaid:
    'La somme payée reste la même, et aucun remboursement n’est envoyé. Le fichier joint remet la visite dans votre agenda.',
  preview: (from) => `Auparavant, c’était le ${from}. Le fichier joint le déplace dans votre agenda.`,
  before: 'Avant',
  now: 'Maintenant',
  released:
    'La date précédente est libérée. La somme payée reste la même, et le fichier joint déplace la visite dans votre agenda.',
  clear: 'D’ici notre arrivée, veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
};

export const messages = { en, fr };
