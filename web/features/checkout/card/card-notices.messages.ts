export const messages = {
  inDemand: { en: 'This day is in demand', fr: 'Cette journée est très demandée' },
  inDemandText: {
    en: 'Others may be paying for it at this moment, and it goes to whoever pays first. If someone is faster, your booking is not made and the whole amount is refunded right away.',
    fr: 'D’autres personnes sont peut-être en train de payer pour la réserver, et elle ira à la première qui aura payé. Si quelqu’un vous devance, votre réservation n’est pas faite et la totalité vous est remboursée aussitôt.',
  },
  cookiesText: {
    en: 'Without one we cannot hold a date or take a payment. Nothing was charged. Please allow cookies here and try again, or book by telephone.',
    fr: 'Sans eux, nous ne pouvons ni retenir une date ni recevoir un paiement. Rien n’a été débité. Veuillez les autoriser ici et réessayer, ou réservez par téléphone.',
  },
  provingText: {
    en: 'Your browser does a short calculation that keeps robots out. The card form opens in a few seconds.',
    fr: 'Votre navigateur fait un court calcul qui écarte les robots. Le formulaire de paiement s’ouvre dans quelques secondes.',
  },
  standard: { en: 'The standard price applies', fr: 'Le tarif courant s’applique' },
  standardText: {
    en: 'A courtesy refresh is free once, with the email address of the Platinum booking. With other details the standard price is charged.',
    fr: 'Le rafraîchissement est offert une seule fois, avec l’adresse courriel de la réservation Platine. Avec d’autres coordonnées, le tarif courant s’applique.',
  },
  freeAgain: { en: 'Ask for the courtesy refresh again', fr: 'Demander de nouveau le rafraîchissement offert' },
};
