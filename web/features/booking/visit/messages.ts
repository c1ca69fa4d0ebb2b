export const messages = {
  title: { en: 'If something changes', fr: 'En cas de changement' },
  moveUntil: {
    en: (moment: string) => `You can move it until ${moment}, as often as you need to.`,
    fr: (moment: string) => `Vous pouvez le déplacer jusqu’au ${moment}, autant de fois qu’il le faut.`,
  },
  moveOver: {
    en: (moment: string) => `It could be moved until ${moment}. We will gladly help by phone.`,
    fr: (moment: string) => `Il pouvait être déplacé jusqu’au ${moment}. Nous vous aiderons volontiers au téléphone.`,
  },
  reading: { en: 'Loading what can be changed...', fr: 'Chargement des changements possibles…' },
  unread: {
    en: 'What can be changed could not be loaded just now.',
    fr: 'Les changements possibles n’ont pas pu être affichés pour l’instant.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  move: { en: 'Move the visit', fr: 'Déplacer le rendez-vous' },
  cancel: { en: 'Cancel this booking', fr: 'Annuler cette réservation' },
  contact: { en: 'Correct your details', fr: 'Corriger vos coordonnées' },
  earlier: { en: 'Tell me when an earlier day frees up', fr: 'Prévenez-moi si une journée plus tôt se libère' },
  cancelling: { en: 'One moment...', fr: 'Un instant…' },
  cancelFailed: { en: 'Cancellation Failed', fr: 'Échec de l’annulation' },
  cancelFailedText: {
    en: 'The page for cancelling could not be opened. Please try again.',
    fr: 'La page d’annulation n’a pas pu s’ouvrir. Veuillez réessayer.',
  },
};
