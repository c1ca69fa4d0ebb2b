export const messages = {
  unsubscribe: { en: 'I no longer want these emails', fr: 'Je ne veux plus de ces courriels' },
  unsubscribeNote: {
    en: 'There is nothing to fill in. Messages about a visit that you booked still come.',
    fr: 'Vous n’avez rien à remplir. Vous recevrez toujours les messages au sujet d’un rendez-vous réservé.',
  },

  seasonPreview: {
    en: 'Your storefront is filled in already. You choose a day.',
    fr: 'Votre vitrine est déjà inscrite. Il reste à choisir une journée.',
  },
  known: {
    en: 'Your storefront and your details are filled in. You choose a day and see the price before anything is paid.',
    fr: 'Votre vitrine et vos coordonnées sont déjà inscrites. Vous choisissez une journée et voyez le prix avant de payer.',
  },
  choose: { en: 'Choose your day', fr: 'Choisir votre journée' },
  until: {
    en: (day: string) =>
      `The link works until ${day}. Anyone who has it can see your details. Please keep this message to yourself.`,
    fr: (day: string) =>
      `Le lien fonctionne jusqu’au ${day}. Toute personne qui l’a voit vos coordonnées. Veuillez garder ce message pour vous.`,
  },
  seasonWhy: {
    en: 'You receive this message because you agreed to hear from us about the season and its offers.',
    fr: 'Vous recevez ce message parce que vous avez accepté d’avoir de nos nouvelles au sujet de la saison et de ses offres.',
  },

  planPreview: {
    en: 'A day of your yearly plan, and others. Nothing is held or charged before you choose.',
    fr: 'Une journée de votre plan annuel, et d’autres. Rien n’est retenu ni débité avant votre choix.',
  },
  planChoose: {
    en: (day: string, time: string) => `Choose ${day}, ${time}`,
    fr: (day: string, time: string) => `Choisir le ${day}, ${time}`,
  },
  planOthers: { en: 'Or one of these:', fr: 'Ou l’une de ces journées\u00a0:' },
  planNothing: {
    en: 'Nothing is booked, held or charged by this message. Your storefront, your details and the day are filled in; you see the price before anything is paid, and may choose another day or service.',
    fr: 'Ce message ne réserve, ne retient et ne débite rien. Votre vitrine, vos coordonnées et la journée sont déjà inscrites; vous voyez le prix avant de payer et pouvez choisir une autre journée ou un autre service.',
  },
  planEnd: {
    en: 'To end your plan, stop these emails with the link below, or tell us.',
    fr: 'Pour mettre fin à votre plan, cessez ces courriels au moyen du lien ci-dessous, ou dites-le-nous.',
  },
  planWhy: {
    en: 'You receive this message because you chose a yearly plan and agreed that we propose its days to you.',
    fr: 'Vous recevez ce message parce que vous avez choisi un plan annuel et accepté que nous vous en proposions les journées.',
  },

  ratingPreview: {
    en: 'A few words help other storefronts on the street.',
    fr: 'Quelques mots aident les autres commerces de la rue.',
  },
  write: { en: 'Write a review', fr: 'Écrire un avis' },
  ratingWhy: {
    en: 'You receive this message because you agreed that we ask you once after a visit.',
    fr: 'Vous recevez ce message parce que vous avez accepté que nous vous écrivions une fois après une visite.',
  },
};
