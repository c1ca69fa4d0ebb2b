const en = {
  unsubscribe: 'I no longer want these emails',
  unsubscribeNote: 'There is nothing to fill in. Messages about a visit that you booked still come.',

  seasonPreview: 'Your storefront is filled in already. You choose a day.',
  known: 'Your storefront and your details are filled in. You choose a day and see the price before anything is paid.',
  choose: 'Choose your day',
  until: (day: string) =>
    `The link works until ${day}. Whoever has it sees your details. Please keep this message to yourself.`,
  seasonWhy: 'You receive this message because you agreed to hear from us about the season and its offers.',

  planPreview: 'A day of your yearly plan, and others. Nothing is held or charged before you choose.',
  at: (day: string, time: string) => `${day}, ${time}`,
  planChoose: (day: string, time: string) => `Choose ${day}, ${time}`,
  planOthers: 'Or one of these:',
  planNothing:
    'Nothing is booked, held or charged by this message. Your storefront, your details and the day are filled in; you see the price before anything is paid, and may choose another day or service.',
  planEnd: 'To end your plan, stop these emails by the link below, or tell us.',
  planWhy: 'You receive this message because you chose a yearly plan and agreed that we propose its days to you.',

  ratingPreview: 'A few words help other storefronts on the street.',
  write: 'Write a review',
  ratingWhy: 'You receive this message because you agreed that we ask you once after a visit.',
};

const fr: typeof en = {
  unsubscribe: 'Je ne veux plus de ces courriels',
  unsubscribeNote: 'Vous n’avez rien à remplir. Vous recevrez toujours les messages au sujet d’une visite réservée.',

  seasonPreview: 'Votre vitrine est déjà inscrite. Il reste à choisir une journée.',
  known:
    'Votre vitrine et vos coordonnées sont déjà inscrites. Vous choisissez une journée et voyez le prix avant de payer.',
  choose: 'Choisir votre journée',
  until: (day) =>
    `Le lien fonctionne jusqu’au ${day}. Toute personne qui l’a voit vos coordonnées. Veuillez garder ce message pour vous.`,
  seasonWhy:
    'Vous recevez ce message parce que vous avez accepté d’avoir de nos nouvelles au sujet de la saison et de ses offres.',

  planPreview: 'Une journée de votre plan annuel, et d’autres. Rien n’est retenu ni débité avant votre choix.',
  at: (day, time) => `${day}, ${time}`,
  planChoose: (day, time) => `Choisir le ${day}, ${time}`,
  planOthers: 'Ou l’une de ces journées\u00a0:',
  planNothing:
    'Ce message ne réserve, ne retient et ne débite rien. Votre vitrine, vos coordonnées et la journée sont déjà inscrites\u00a0; vous voyez le prix avant de payer et pouvez choisir une autre journée ou un autre service.',
  planEnd: 'Pour mettre fin à votre plan, cessez ces courriels au moyen du lien ci-dessous, ou dites-le-nous.',
  planWhy:
    'Vous recevez ce message parce que vous avez choisi un plan annuel et accepté que nous vous en proposions les journées.',

  ratingPreview: 'Quelques mots aident les autres commerces de la rue.',
  write: 'Écrire un avis',
  ratingWhy: 'Vous recevez ce message parce que vous avez accepté que nous vous écrivions une fois après une visite.',
};

export const messages = { en, fr };
