const en = {
  company: 'your business',
  acceptedPreview: 'Choose a day and a service; everything else is filled in.',
  next: 'With the link below you go on at the appointment: choose a day, a time and a service. You do not have to answer the questions before it again.',
  offered: 'What we go by',
  area: 'Area',
  size: 'Building type',
  layout: 'Window layout',
  coverage: 'Glass coverage',
  choose: 'Choose an appointment',
  until: (moment: string) => `The link is yours alone and works until ${moment}.`,

  declinedPreview: 'This time we are not the right house for it.',
  others: 'These companies do other work than ours, and may serve you well.',
  seeOthers: 'See other companies',

  questionSubject: 'A question about your storefront',
  questionPreview: 'Reply to this message; a person reads it.',
  questionTitle: 'A question about your storefront',
  question: (company: string) => `A person is looking at the storefront of ${company} and would like to know:`,
  reply: 'Please reply to this message. We go on as soon as we have your answer.',

  why: 'You receive this message because a review of a storefront was asked for with this address.',
};

const fr: typeof en = {
  company: 'votre entreprise',
  acceptedPreview: 'Choisissez une journée et un service\u00a0; tout le reste est rempli.',
  next: 'Le lien ci-dessous vous mène au rendez-vous\u00a0: choisissez une journée, une heure et un service. Vous n’avez pas à répondre de nouveau aux questions qui précèdent.',
  offered: 'Ce que nous avons retenu',
  area: 'Secteur',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  coverage: 'Surface vitrée',
  choose: 'Choisir un rendez-vous',
  until: (moment) => `Ce lien n’est qu’à vous et fonctionne jusqu’au ${moment}.`,

  declinedPreview: 'Cette fois, nous ne sommes pas l’entreprise qu’il vous faut.',
  others: 'Les entreprises que voici font un autre travail que le nôtre et pourraient bien vous servir.',
  seeOthers: 'Voir d’autres entreprises',

  questionSubject: 'Une question sur votre vitrine',
  questionPreview: 'Répondez à ce message\u00a0; une personne le lira.',
  questionTitle: 'Une question sur votre vitrine',
  question: (company) => `Une personne examine votre vitrine (${company}) et aimerait savoir\u00a0:`,
  reply: 'Veuillez répondre à ce message. Nous poursuivrons dès que nous aurons votre réponse.',

  why: 'Vous recevez ce message parce qu’une évaluation de vitrine a été demandée avec cette adresse.',
};

export const messages = { en, fr };
