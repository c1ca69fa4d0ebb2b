export const messages = {
  company: { en: 'your business', fr: 'votre entreprise' },
  acceptedPreview: {
    en: 'Choose a day and a service; everything else is filled in.',
    fr: 'Choisissez une journée et un service; tout le reste est déjà inscrit.',
  },
  next: {
    en: 'The link below takes you to the appointment: choose a day, a time and a service. You do not have to answer the earlier questions again.',
    fr: 'Le lien ci-dessous vous mène au rendez-vous\u00a0: choisissez une journée, une heure et un service. Vous n’avez pas à répondre de nouveau aux questions qui précèdent.',
  },
  offered: { en: 'What we went by', fr: 'Ce que nous avons retenu' },
  area: { en: 'Area', fr: 'Secteur' },
  choose: { en: 'Choose an appointment', fr: 'Choisir un rendez-vous' },
  until: {
    en: (moment: string) => `The link is for you only and works until ${moment}.`,
    fr: (moment: string) => `Ce lien vous est réservé et fonctionne jusqu’au ${moment}.`,
  },

  declinedPreview: {
    en: 'This time we are not the right company for it.',
    fr: 'Cette fois, nous ne sommes pas l’entreprise qu’il vous faut.',
  },
  others: {
    en: 'These companies do other work than we do, and may serve you well.',
    fr: 'Les entreprises que voici font un autre travail que le nôtre et pourraient vous convenir.',
  },
  seeOthers: { en: 'See other companies', fr: 'Voir d’autres entreprises' },

  questionPreview: {
    en: 'Reply to this message; someone on our team will read it.',
    fr: 'Répondez à ce message; une personne le lira.',
  },
  questionTitle: { en: 'A question about your storefront', fr: 'Une question sur votre vitrine' },
  question: {
    en: (company: string) => `Someone on our team is looking at the storefront of ${company} and would like to know:`,
    fr: (company: string) =>
      `Une personne de notre équipe examine votre vitrine (${company}) et aimerait savoir\u00a0:`,
  },
  reply: {
    en: 'Please reply to this message. We will continue as soon as we have your answer.',
    fr: 'Veuillez répondre à ce message. Nous poursuivrons dès que nous aurons votre réponse.',
  },

  why: {
    en: 'You receive this message because a review of a storefront was asked for with this address.',
    fr: 'Vous recevez ce message parce qu’une évaluation de vitrine a été demandée avec cette adresse.',
  },
};
