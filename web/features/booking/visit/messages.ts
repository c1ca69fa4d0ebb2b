const en = {
  title: 'Your visit',
  at: (time: string) => `at ${time}`,
  moveUntil: (moment: string) => `You can move it until ${moment}, as often as you need to.`,
  moveOver: (moment: string) => `It could be moved until ${moment}. We are glad to help by phone.`,
  reading: 'Reading what can be changed...',
  unread: 'What can be changed could not be read just now.',
  tryAgain: 'Try again',
  move: 'Move the visit',
  cancel: 'Cancel this booking',
  contact: 'Correct your details',
  earlier: 'Tell me when an earlier day frees',
  cancelling: 'One moment...',
  cancelFailed: 'Cancellation Failed',
  cancelFailedText: 'The page for cancelling could not be opened. Please try again.',
};

const fr: typeof en = {
  title: 'Votre visite',
  at: (time) => `à ${time}`,
  moveUntil: (moment) => `Vous pouvez la déplacer jusqu’au ${moment}, autant de fois qu’il le faut.`,
  moveOver: (moment) => `Elle pouvait être déplacée jusqu’au ${moment}. Nous vous aiderons volontiers au téléphone.`,
  reading: 'Chargement des changements possibles…',
  unread: 'Les changements possibles n’ont pas pu être affichés pour l’instant.',
  tryAgain: 'Réessayer',
  move: 'Déplacer la visite',
  cancel: 'Annuler cette réservation',
  contact: 'Corriger vos coordonnées',
  earlier: 'Prévenez-moi si une journée plus tôt se libère',
  cancelling: 'Un instant…',
  cancelFailed: 'Échec de l’annulation',
  cancelFailedText: 'La page d’annulation n’a pas pu s’ouvrir. Veuillez réessayer.',
};

export const messages = { en, fr };
