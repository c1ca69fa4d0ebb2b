/** The words of the texts, as they would be printed; what goes out is put in plain signs, so French avoids ê, ô, û, ç. */
export const messages = {
  en: {
    from: (name: string, text: string) => `${name}: ${text}`,
    tomorrow: (day: string) => `tomorrow, ${day},`,
    today: (day: string) => `today, ${day},`,
    at: (day: string, time: string) => `${day} at ${time}`,
    reminder: (when: string, place: string) =>
      `your visit is ${when}, ${place}. Please clear the inside of the windows.`,
    reminderBrief: (when: string, place: string) => `${when}, ${place}. Please clear the windows.`,
    reminderBriefest: (when: string, place: string) => `${when}, ${place}. Clear the windows.`,
    reminderAnywhere: (when: string) => `your visit is ${when}. Please clear the inside of the windows.`,
    aftercare: (phone: string) =>
      `please do not touch the glass for 24 h. Not satisfied? Call ${phone} within 24 h: one free return visit.`,
    followUp: (phone: string) =>
      `thank you for your trust. Is anything not right? Call ${phone} within 24 h of the visit.`,
    payment: {
      held: (visit: string, until: string) => `your visit of ${visit} is held for you until ${until}.`,
      visit: (visit: string) => `your visit of ${visit}.`,
      brief: (visit: string, total: string, link: string) => `visit ${visit}, ${total}: ${link}`,
      withdrawn: (day: string) => `${day} is no longer held for you. There is nothing to pay.`,
      remind: (visit: string, until: string) => `your visit of ${visit} is held until ${until}, not paid yet.`,
      pay: (total: string, link: string) => `Pay ${total}: ${link}`,
    },
    waiting: {
      freed: (day: string, until: string, link: string) =>
        `a day has freed: ${day}, held for you until ${until}. ${link}`,
      freedBrief: (day: string, link: string) => `${day} has freed: ${link}`,
    },
    weatherAnswer: {
      accept: (visit: string) => `thank you. We will come ${visit}. A confirmation follows by email.`,
      decline: (visit: string) => `thank you. Your visit stays on ${visit}. We keep an eye on the weather.`,
    },
    onMyWay: (place: string) => `our crew is on its way to ${place}. See you shortly.`.replace('….', '…'),
    onMyWayAnywhere: 'our crew is on its way to you. See you shortly.',
    stop: 'STOP to end',
    help: (phone: string) => `for help with your visit, call ${phone}.`,
    stopped: (phone: string) =>
      `no more texts. To cancel your visit, use the link in its confirmation email or call ${phone}.`,
    resume: 'START for texts again',
    possible: (what: string) => `${what} is possible.`,
    possibleAfter: 'rain is possible afterwards.',
    weather: {
      why: (reason: string, day: string) => `${reason} likely on ${day}.`,
      whyAfter: (day: string) => `rain likely after the visit of ${day}, before the coating is dry.`,
      whyNot: (day: string) => `we would like to move your visit of ${day}.`,
      instead: (visit: string) => `We can come ${visit} instead.`,
      accept: (link: string) => `Accept: ${link}`,
      keep: (day: string, link: string) => `Keep ${day}: ${link}`,
      answer: (until: string) => `Answer by ${until}.`,
    },
    weatherBrief: {
      why: (reason: string, day: string) => `${reason} ${day}.`,
      whyAfter: (day: string) => `rain after the visit of ${day}.`,
      whyNot: (day: string) => `your visit of ${day}.`,
      instead: (visit: string) => `Move to ${visit}?`,
      accept: (link: string) => `Yes ${link}`,
      keep: (_day: string, link: string) => `No ${link}`,
      answer: (until: string) => `Answer by ${until}`,
      answerBrief: (until: string) => `By ${until}`,
    },
    silences: {
      ask: 'No answer: we decide and tell you.',
      keep: 'No answer keeps your date.',
      move: 'No answer moves your visit.',
    },
    reasons: { rain: 'rain', snow: 'snow', ice: 'freezing rain', storm: 'storm', cold: 'cold', wind: 'strong wind' },
  },
  fr: {
    from: (name: string, text: string) => `${name}\u00a0: ${text}`,
    tomorrow: (day: string) => `demain, ${day},`,
    today: (day: string) => `aujourd’hui, ${day},`,
    at: (day: string, time: string) => `${day} à ${time}`,
    reminder: (when: string, place: string) =>
      `rendez-vous ${when}, ${place}. Merci de dégager l’intérieur des vitres.`,
    reminderBrief: (when: string, place: string) => `${when}, ${place}. Dégagez les vitres.`,
    reminderBriefest: (when: string, place: string) => `${when}, ${place}. Dégagez les vitres.`,
    reminderAnywhere: (when: string) => `rendez-vous ${when}. Merci de dégager l’intérieur des vitres.`,
    aftercare: (phone: string) =>
      `ne touchez pas au verre pendant 24\u00a0h. Un souci\u00a0? Appelez le ${phone} d’ici 24\u00a0h\u00a0: visite gratuite.`,
    followUp: (phone: string) =>
      `merci de votre confiance. Un problème\u00a0? Appelez le ${phone} dans les 24\u00a0h suivant la visite.`,
    payment: {
      held: (visit: string, until: string) => `votre rendez-vous du ${visit} est retenu jusqu’à ${until}.`,
      visit: (visit: string) => `votre rendez-vous du ${visit}.`,
      brief: (visit: string, total: string, link: string) => `visite ${visit}, ${total}\u00a0: ${link}`,
      withdrawn: (day: string) => `la date du ${day} n’est plus retenue. Rien à payer.`,
      remind: (visit: string, until: string) =>
        `votre rendez-vous du ${visit} est retenu jusqu’à ${until}, paiement non reçu.`,
      pay: (total: string, link: string) => `Payer ${total}\u00a0: ${link}`,
    },
    waiting: {
      freed: (day: string, until: string, link: string) =>
        `le ${day} s’est libéré, retenu pour vous jusqu’à ${until}. ${link}`,
      freedBrief: (day: string, link: string) => `le ${day} s’est libéré\u00a0: ${link}`,
    },
    weatherAnswer: {
      accept: (visit: string) => `merci. Nous viendrons le ${visit}. Un courriel de confirmation suivra.`,
      decline: (visit: string) => `merci. Votre rendez-vous reste prévu le ${visit}. Nous surveillons la météo.`,
    },
    onMyWay: (place: string) => `notre équipe est en route vers le ${place}, à tout de suite.`.replace('….', '…'),
    onMyWayAnywhere: 'notre équipe est en route vers vous, à tout de suite.',
    stop: 'ARRET pour cesser',
    help: (phone: string) => `pour toute question sur votre visite, appelez le ${phone}.`,
    stopped: (phone: string) =>
      `plus aucun texto. Pour annuler votre rendez-vous, suivez le lien du courriel de confirmation ou appelez le ${phone}.`,
    resume: 'DEBUT pour reprendre',
    possible: (what: string) => `${what} possible.`,
    possibleAfter: 'pluie possible ensuite.',
    weather: {
      whyAfter: (day: string) => `pluie probable après la visite du ${day}, avant que le verre soit sec.`,
      whyNot: (day: string) => `nous aimerions déplacer votre visite du ${day}.`,
      why: (reason: string, day: string) => `risque ${reason === 'orage' ? 'd’' : 'de '}${reason} le ${day}.`,
      instead: (visit: string) => `Nous pouvons venir le ${visit}.`,
      accept: (link: string) => `Accepter\u00a0: ${link}`,
      keep: (day: string, link: string) => `Garder le ${day}\u00a0: ${link}`,
      answer: (until: string) => `Répondez avant ${until}.`,
    },
    weatherBrief: {
      why: (reason: string, day: string) => `${reason} ${day}.`,
      whyAfter: (day: string) => `pluie après la visite du ${day}.`,
      whyNot: (day: string) => `votre visite du ${day}.`,
      instead: (visit: string) => `Reporter au ${visit}\u00a0?`,
      accept: (link: string) => `Oui ${link}`,
      keep: (_day: string, link: string) => `Non ${link}`,
      answer: (until: string) => `Répondez avant ${until}`,
      answerBrief: (until: string) => `Avant ${until}`,
    },
    silences: {
      ask: 'Sans réponse, nous décidons.',
      keep: 'Sans réponse, la date reste.',
      move: 'Sans réponse, la visite est reportée.',
    },
    reasons: {
      rain: 'pluie',
      snow: 'neige',
      ice: 'verglas',
      storm: 'orage',
      cold: 'froid',
      wind: 'vents forts',
    },
  },
} as const;
