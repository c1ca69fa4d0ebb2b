/** The words of the texts, as they would be printed; what goes out is put in plain signs, so French avoids ê, ô, û, ç. */
export const messages = {
  from: {
    en: (name: string, text: string) => `${name}: ${text}`,
    fr: (name: string, text: string) => `${name}\u00a0: ${text}`,
  },
  tomorrow: { en: (day: string) => `tomorrow, ${day},`, fr: (day: string) => `demain, ${day},` },
  today: { en: (day: string) => `today, ${day},`, fr: (day: string) => `aujourd’hui, ${day},` },
  at: { en: (day: string, time: string) => `${day} at ${time}`, fr: (day: string, time: string) => `${day} à ${time}` },
  reminder: {
    en: (when: string, place: string) => `your visit is ${when}, ${place}. Please clear the inside of the windows.`,
    fr: (when: string, place: string) => `rendez-vous ${when}, ${place}. Merci de dégager l’intérieur des vitres.`,
  },
  reminderBrief: {
    en: (when: string, place: string) => `${when}, ${place}. Please clear the windows.`,
    fr: (when: string, place: string) => `${when}, ${place}. Dégagez les vitres.`,
  },
  reminderBriefest: {
    en: (when: string, place: string) => `${when}, ${place}. Clear the windows.`,
    fr: (when: string, place: string) => `${when}, ${place}. Dégagez les vitres.`,
  },
  reminderAnywhere: {
    en: (when: string) => `your visit is ${when}. Please clear the inside of the windows.`,
    fr: (when: string) => `rendez-vous ${when}. Merci de dégager l’intérieur des vitres.`,
  },
  aftercare: {
    en: (phone: string) =>
      `please do not touch the glass for 24 h. Not satisfied? Call ${phone} within 24 h: one free return visit.`,
    fr: (phone: string) =>
      `ne touchez pas au verre pendant 24\u00a0h. Un souci? Appelez le ${phone} d’ici 24\u00a0h\u00a0: visite gratuite.`,
  },
  followUp: {
    en: (phone: string) => `thank you for your trust. Anything not right? Call ${phone} within 24 h of the visit.`,
    fr: (phone: string) =>
      `merci de votre confiance. Un problème? Appelez le ${phone} dans les 24\u00a0h suivant la visite.`,
  },
  payment: {
    held: {
      en: (visit: string, until: string) => `your visit on ${visit} is held for you until ${until}.`,
      fr: (visit: string, until: string) => `votre rendez-vous du ${visit} est retenu jusqu’à ${until}.`,
    },
    visit: {
      en: (visit: string) => `your visit on ${visit}.`,
      fr: (visit: string) => `votre rendez-vous du ${visit}.`,
    },
    brief: {
      en: (visit: string, total: string, link: string) => `visit ${visit}, ${total}: ${link}`,
      fr: (visit: string, total: string, link: string) => `rendez-vous ${visit}, ${total}\u00a0: ${link}`,
    },
    withdrawn: {
      en: (day: string) => `${day} is no longer held for you. There is nothing to pay.`,
      fr: (day: string) => `la date du ${day} n’est plus retenue. Rien à payer.`,
    },
    remind: {
      en: (visit: string, until: string) => `your visit on ${visit} is held until ${until}, not paid yet.`,
      fr: (visit: string, until: string) =>
        `votre rendez-vous du ${visit} est retenu jusqu’à ${until}, paiement non reçu.`,
    },
    pay: {
      en: (total: string, link: string) => `Pay ${total}: ${link}`,
      fr: (total: string, link: string) => `Payer ${total}\u00a0: ${link}`,
    },
  },
  waiting: {
    freed: {
      en: (day: string, until: string, link: string) =>
        `a day has opened up: ${day}, held for you until ${until}. ${link}`,
      fr: (day: string, until: string, link: string) =>
        `le ${day} s’est libéré, retenu pour vous jusqu’à ${until}. ${link}`,
    },
    freedBrief: {
      en: (day: string, link: string) => `${day} is open: ${link}`,
      fr: (day: string, link: string) => `le ${day} s’est libéré\u00a0: ${link}`,
    },
  },
  weatherAnswer: {
    accept: {
      en: (visit: string) => `thank you. We will come ${visit}. A confirmation follows by email.`,
      fr: (visit: string) => `merci. Nous viendrons le ${visit}. Un courriel de confirmation suivra.`,
    },
    decline: {
      en: (visit: string) => `thank you. Your visit stays on ${visit}. We keep an eye on the weather.`,
      fr: (visit: string) => `merci. Votre rendez-vous reste prévu le ${visit}. Nous surveillons la météo.`,
    },
  },
  onMyWay: {
    en: (place: string) => `our crew is on its way to ${place}. See you shortly.`.replace('….', '…'),
    fr: (place: string) => `notre équipe est en route vers le ${place}, à tout de suite.`.replace('….', '…'),
  },
  onMyWayAnywhere: {
    en: 'our crew is on its way to you. See you shortly.',
    fr: 'notre équipe est en route vers vous, à tout de suite.',
  },
  stop: { en: 'STOP to end', fr: 'ARRET pour cesser' },
  help: {
    en: (phone: string) => `for help with your visit, call ${phone}.`,
    fr: (phone: string) => `pour toute question sur votre rendez-vous, appelez le ${phone}.`,
  },
  stopped: {
    en: (phone: string) =>
      `no more texts. To cancel your visit, use the link in its confirmation email or call ${phone}.`,
    fr: (phone: string) =>
      `plus aucun texto. Pour annuler votre rendez-vous, suivez le lien du courriel de confirmation ou appelez le ${phone}.`,
  },
  resume: { en: 'START for texts again', fr: 'DEBUT pour reprendre' },
  possible: { en: (what: string) => `${what} is possible.`, fr: (what: string) => `${what} possible.` },
  possibleAfter: { en: 'rain is possible afterwards.', fr: 'pluie possible ensuite.' },
  weather: {
    why: {
      en: (reason: string, day: string) => `${reason} likely on ${day}.`,
      fr: (reason: string, day: string) => `risque ${reason === 'orage' ? 'd’' : 'de '}${reason} le ${day}.`,
    },
    whyAfter: {
      en: (day: string) => `rain likely after the visit on ${day}, before the coating is dry.`,
      fr: (day: string) => `pluie probable après la visite du ${day}, avant que le verre soit sec.`,
    },
    whyNot: {
      en: (day: string) => `we would like to move your visit on ${day}.`,
      fr: (day: string) => `nous aimerions déplacer votre rendez-vous du ${day}.`,
    },
    instead: {
      en: (visit: string) => `We can come ${visit} instead.`,
      fr: (visit: string) => `Nous pouvons venir le ${visit}.`,
    },
    accept: { en: (link: string) => `Accept: ${link}`, fr: (link: string) => `Accepter\u00a0: ${link}` },
    keep: {
      en: (day: string, link: string) => `Keep ${day}: ${link}`,
      fr: (day: string, link: string) => `Garder le ${day}\u00a0: ${link}`,
    },
    answer: { en: (until: string) => `Answer by ${until}.`, fr: (until: string) => `Répondez avant ${until}.` },
  },
  weatherBrief: {
    why: {
      en: (reason: string, day: string) => `${reason} ${day}.`,
      fr: (reason: string, day: string) => `${reason} ${day}.`,
    },
    whyAfter: {
      en: (day: string) => `rain after the visit on ${day}.`,
      fr: (day: string) => `pluie après la visite du ${day}.`,
    },
    whyNot: { en: (day: string) => `your visit on ${day}.`, fr: (day: string) => `votre rendez-vous du ${day}.` },
    instead: { en: (visit: string) => `Move to ${visit}?`, fr: (visit: string) => `Reporter au ${visit}?` },
    accept: { en: (link: string) => `Yes ${link}`, fr: (link: string) => `Oui ${link}` },
    keep: { en: (_day: string, link: string) => `No ${link}`, fr: (_day: string, link: string) => `Non ${link}` },
    answer: { en: (until: string) => `Answer by ${until}`, fr: (until: string) => `Répondez avant ${until}` },
    answerBrief: { en: (until: string) => `By ${until}`, fr: (until: string) => `Avant ${until}` },
  },
  silences: {
    ask: { en: 'No answer: we decide and tell you.', fr: 'Sans réponse, nous décidons.' },
    keep: { en: 'No answer keeps your date.', fr: 'Sans réponse, la date reste.' },
    move: { en: 'No answer moves your visit.', fr: 'Sans réponse, la date est reportée.' },
  },
  reasons: {
    rain: { en: 'rain', fr: 'pluie' },
    snow: { en: 'snow', fr: 'neige' },
    ice: { en: 'freezing rain', fr: 'verglas' },
    storm: { en: 'storm', fr: 'orage' },
    cold: { en: 'cold', fr: 'froid' },
    wind: { en: 'strong wind', fr: 'vents forts' },
  },
};
