export const messages = {
  subject: {
    en: (service: string) => `Your price: ${service}`,
    fr: (service: string) => `Votre prix\u00a0: ${service}`,
  },
  title: { en: 'Your price', fr: 'Votre prix' },
  preview: {
    en: (total: string) => `${total}, taxes included.`,
    fr: (total: string) => `${total}, taxes comprises.`,
  },
  text: {
    en: (day: string) => `This is our price as of ${day} for the storefront below, as requested on our site.`,
    fr: (day: string) => `Voici notre prix du ${day} pour la vitrine ci-dessous, demandé sur notre site.`,
  },
  included: { en: 'What is included', fr: 'Ce qui est compris' },
  before: { en: 'Before taxes', fr: 'Avant taxes' },
  open: { en: 'Open it and choose a day', fr: 'L’ouvrir et choisir une date' },
  until: {
    en: (until: string) => `The link opens our calendar with all of this filled in, until ${until}.`,
    fr: (until: string) => `Le lien ouvre notre calendrier avec tous ces choix déjà remplis, jusqu’au ${until}.`,
  },
  counts: {
    en: 'No day is held, and this is not an invoice. The price that applies is the one on the page when you book.',
    fr: 'Aucune date n’est retenue, et ce n’est pas une facture. Le prix qui s’applique est celui de la page au moment de réserver.',
  },
  attached: {
    en: 'The attached file says the same, for your records.',
    fr: 'Le fichier joint dit la même chose, pour vos dossiers.',
  },
  reminder: {
    en: 'You will get one reminder before the link expires, as requested.',
    fr: 'Un seul rappel suivra avant l’expiration du lien, comme demandé.',
  },
  stop: { en: 'No reminder, please', fr: 'Pas de rappel, merci' },
  why: {
    en: 'You receive this message because a price was requested with this address.',
    fr: 'Vous recevez ce message parce qu’un prix a été demandé avec cette adresse.',
  },

  remindedSubject: {
    en: (until: string) => `Your price: the link expires on ${until}`,
    fr: (until: string) => `Votre prix\u00a0: le lien expire le ${until}`,
  },
  remindedTitle: { en: 'Your link still works', fr: 'Votre lien fonctionne encore' },
  remindedPreview: {
    en: 'Everything is still filled in.',
    fr: 'Tous vos choix sont encore là.',
  },
  reminded: {
    en: (day: string, service: string) =>
      `On ${day} we sent you our price for ${service}, and you asked for one reminder. This is it; there will be no other.`,
    fr: (day: string, service: string) =>
      `Le ${day}, nous vous avons envoyé notre prix (${service}), et vous avez demandé un seul rappel. Le voici; aucun autre ne suivra.`,
  },
  remindedWhy: {
    en: 'You receive this message because you asked, with this address, to be reminded of a price.',
    fr: 'Vous recevez ce message parce que vous avez demandé, avec cette adresse, qu’un prix vous soit rappelé.',
  },
};
