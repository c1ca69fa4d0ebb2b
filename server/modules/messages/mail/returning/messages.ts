const en = {
  unsubscribe: 'I no longer want these emails',
  unsubscribeNote: 'There is nothing to fill in. Messages about a visit that you booked still come.',

  seasonSubject: (day: string) => `The season opens on ${day}: choose your day`,
  seasonPreview: 'Your storefront is filled in already. You choose a day.',
  seasonTitle: 'Clear glass from the first days of the season',
  seasonText: (day: string, lastVisit: string) =>
    `We are back on ${day}. Your storefront was done on ${lastVisit}; a refresh renews its protection before the summer.`,
  known: 'Your storefront and your details are filled in. You choose a day and see the price before anything is paid.',
  choose: 'Choose your day',
  until: (day: string) =>
    `The link works until ${day}. Whoever has it sees your details. Please keep this message to yourself.`,
  seasonWhy: 'You receive this message because you agreed to hear from us about the season and its offers.',

  ratingSubject: 'How did your visit go?',
  ratingPreview: 'A few words help other storefronts on the street.',
  ratingTitle: 'How did your visit go?',
  ratingText: (day: string) =>
    `On ${day} we were at your storefront. If you have a minute, please tell others how it went.`,
  write: 'Write a review',
  amiss: 'Is anything not right? Then please tell us first, by reply to this message. We see to it.',
  ratingWhy: 'You receive this message because you agreed that we ask you once after a visit.',
};

const fr: typeof en = {
  unsubscribe: 'Je ne veux plus de ces courriels',
  unsubscribeNote: 'Vous n’avez rien à remplir. Vous recevrez toujours les messages au sujet d’une visite réservée.',

  seasonSubject: (day) => `La saison ouvre le ${day}\u00a0: choisissez votre journée`,
  seasonPreview: 'Votre vitrine est déjà inscrite. Il reste à choisir une journée.',
  seasonTitle: 'Un verre clair dès les premiers jours de la saison',
  seasonText: (day, lastVisit) =>
    `Nous serons de retour le ${day}. Votre vitrine a été traitée le ${lastVisit}\u00a0; un rafraîchissement renouvelle sa protection avant l’été.`,
  known:
    'Votre vitrine et vos coordonnées sont déjà inscrites. Vous choisissez une journée et voyez le prix avant de payer.',
  choose: 'Choisir votre journée',
  until: (day) =>
    `Le lien fonctionne jusqu’au ${day}. Toute personne qui l’a voit vos coordonnées. Veuillez garder ce message pour vous.`,
  seasonWhy:
    'Vous recevez ce message parce que vous avez accepté d’avoir de nos nouvelles au sujet de la saison et de ses offres.',

  ratingSubject: 'Comment s’est passée votre visite\u00a0?',
  ratingPreview: 'Quelques mots aident les autres commerces de la rue.',
  ratingTitle: 'Comment s’est passée votre visite\u00a0?',
  ratingText: (day) =>
    `Nous étions devant votre vitrine le ${day}. Si vous avez un instant, dites aux autres comment cela s’est passé.`,
  write: 'Écrire un avis',
  amiss: 'Quelque chose ne va pas\u00a0? Dites-le-nous d’abord, en réponse à ce message. Nous nous en occuperons.',
  ratingWhy: 'Vous recevez ce message parce que vous avez accepté que nous vous écrivions une fois après une visite.',
};

export const messages = { en, fr };
