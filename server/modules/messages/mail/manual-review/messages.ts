const en = {
  subject: {
    review: (company: string) => `Review requested: ${company}`,
    quote: (company: string) => `Quote requested: ${company}`,
  },
  preview: 'The visitor was promised an answer within 1 business day.',
  title: { review: 'New review request', quote: 'New quote request' },
  task: {
    review:
      'A visitor asks whether we serve this storefront and was promised an answer within 1 business day. A reply to this message goes to them; please write in English.',
    quote:
      'A visitor asks for a quote and was promised an answer within 1 business day. A reply to this message goes to them; please write in English.',
  },
  company: 'Company name',
  address: 'Company address',
  email: 'Email',
  size: 'Building type',
  layout: 'Window layout',
  coverage: 'Glass coverage',
  details: 'What they write',
  asked: 'Received',
  open: 'Open the request',
  unknown: 'not given',
  why: 'You receive this message because this address receives the requests made on the site.',

  receiptPreview: 'A person looks at your storefront and writes to you within 1 business day.',
  wrong: 'If you did not ask for this, reply to this message and we stop here.',
  whyReceipt: 'You receive this message because a request was sent to us with this address.',
};

const fr: typeof en = {
  subject: {
    review: (company) => `Évaluation demandée\u00a0: ${company}`,
    quote: (company) => `Soumission demandée\u00a0: ${company}`,
  },
  preview: 'Une réponse a été promise dans un délai d’un jour ouvrable.',
  title: { review: 'Une vitrine à examiner', quote: 'Une soumission à préparer' },
  task: {
    review:
      'Quelqu’un demande si nous servons cette vitrine. Une réponse lui a été promise dans un délai d’un jour ouvrable. Répondre à ce message, c’est lui répondre\u00a0; veuillez écrire en français.',
    quote:
      'Quelqu’un demande une soumission. Une réponse lui a été promise dans un délai d’un jour ouvrable. Répondre à ce message, c’est lui répondre\u00a0; veuillez écrire en français.',
  },
  company: 'Nom de l’entreprise',
  address: 'Adresse de l’entreprise',
  email: 'Courriel',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  coverage: 'Surface vitrée',
  details: 'Ses précisions',
  asked: 'Demandée le',
  open: 'Ouvrir la demande',
  unknown: 'non précisé',
  why: 'Vous recevez ce message parce que cette adresse reçoit les demandes faites sur le site.',

  receiptPreview: 'Une personne examine votre vitrine et vous écrit dans un délai d’un jour ouvrable.',
  wrong: 'Si cette demande ne vient pas de vous, répondez à ce message et nous en resterons là.',
  whyReceipt: 'Vous recevez ce message parce qu’une demande nous a été envoyée avec cette adresse.',
};

export const messages = { en, fr };
