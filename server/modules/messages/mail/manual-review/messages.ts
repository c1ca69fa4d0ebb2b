export const messages = {
  subject: {
    review: {
      en: (company: string) => `Review requested: ${company}`,
      fr: (company: string) => `Évaluation demandée\u00a0: ${company}`,
    },
    quote: {
      en: (company: string) => `Quote requested: ${company}`,
      fr: (company: string) => `Soumission demandée\u00a0: ${company}`,
    },
  },
  preview: {
    en: 'The visitor was promised an answer within 1 business day.',
    fr: 'Une réponse a été promise dans un délai d’un jour ouvrable.',
  },
  title: {
    review: { en: 'New review request', fr: 'Une vitrine à examiner' },
    quote: { en: 'New quote request', fr: 'Une soumission à préparer' },
  },
  task: {
    review: {
      en: 'A visitor asks whether we serve this storefront and was promised an answer within 1 business day. A reply to this message goes to them; please write in English.',
      fr: 'Quelqu’un demande si nous pouvons nous occuper de cette vitrine. Une réponse lui a été promise dans un délai d’un jour ouvrable. Répondre à ce message, c’est lui répondre; veuillez écrire en français.',
    },
    quote: {
      en: 'A visitor asks for a quote and was promised an answer within 1 business day. A reply to this message goes to them; please write in English.',
      fr: 'Quelqu’un demande une soumission. Une réponse lui a été promise dans un délai d’un jour ouvrable. Répondre à ce message, c’est lui répondre; veuillez écrire en français.',
    },
  },
  company: { en: 'Company name', fr: 'Nom de l’entreprise' },
  address: { en: 'Company address', fr: 'Adresse de l’entreprise' },
  email: { en: 'Email', fr: 'Courriel' },
  details: { en: 'What they write', fr: 'Ses précisions' },
  asked: { en: 'Received', fr: 'Demandée le' },
  open: { en: 'Open the request', fr: 'Ouvrir la demande' },
  unknown: { en: 'not given', fr: 'non précisé' },
  why: {
    en: 'You receive this message because this address receives the requests made on the site.',
    fr: 'Vous recevez ce message parce que cette adresse reçoit les demandes faites sur le site.',
  },

  receiptPreview: {
    en: 'Someone on our team will look at your storefront and write to you within 1 business day.',
    fr: 'Une personne de notre équipe examinera votre vitrine et vous écrira dans un délai d’un jour ouvrable.',
  },
  wrong: {
    en: 'If you did not ask for this, reply to this message and we will stop here.',
    fr: 'Si cette demande ne vient pas de vous, répondez à ce message et nous en resterons là.',
  },
  whyReceipt: {
    en: 'You receive this message because a request was sent to us with this address.',
    fr: 'Vous recevez ce message parce qu’une demande nous a été envoyée avec cette adresse.',
  },
};
