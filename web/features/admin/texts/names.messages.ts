import type { Language } from '#domain/language.ts';

const named = {
  en: {
    greeting: 'Greeting',
    opening: 'Opening',
    body: 'Letter',
    signature: 'Signature',
    question: 'Question',
    answer: 'Answer',
    title: 'Title',
    heading: 'Heading',
    text: 'Text',
    subject: 'Subject',
    steps: 'What happens next',
    preview: 'What happens next, Preservation Preview',
    refresh: 'What happens next, Preservation Refresh',
    weather: 'Weather',
    client: 'Moved by the client',
    operator: 'Moved by you',
    care: 'First 24 hours',
    amiss: 'If anything is not right',
  },
  fr: {
    greeting: 'Salutation',
    opening: 'Ouverture',
    body: 'Lettre',
    signature: 'Signature',
    question: 'Question',
    answer: 'Réponse',
    title: 'Titre',
    heading: 'Intertitre',
    text: 'Texte',
    subject: 'Objet',
    steps: 'Prochaines étapes',
    preview: 'Prochaines étapes, Aperçu de préservation',
    refresh: 'Prochaines étapes, Rafraîchissement de préservation',
    weather: 'Météo',
    client: 'Déplacé par la personne',
    operator: 'Déplacé par vous',
    care: 'Premières 24\u00a0heures',
    amiss: 'Si quelque chose ne va pas',
  },
};

/** The mails, in the order of `panesOf`. */
export const mailsNamed = {
  en: {
    confirmation: 'Confirmation',
    move: 'Visit moved',
    weather: 'Weather, another day proposed',
    cancellation: 'Cancellation',
    payment: 'Payment link',
    reminder: 'Payment link, reminder',
    certificate: 'Certificate and care',
    rating: 'Request for a review',
    season: 'Season opening',
    plan: 'Yearly plan, days proposed',
    request: 'Request received',
    accepted: 'Storefront accepted',
    declined: 'Storefront declined',
  },
  fr: {
    confirmation: 'Confirmation',
    move: 'Visite déplacée',
    weather: 'Météo, autre journée proposée',
    cancellation: 'Annulation',
    payment: 'Lien de paiement',
    reminder: 'Lien de paiement, rappel',
    certificate: 'Certificat et entretien',
    rating: 'Demande d’avis',
    season: 'Ouverture de la saison',
    plan: 'Plan annuel, journées proposées',
    request: 'Demande reçue',
    accepted: 'Vitrine acceptée',
    declined: 'Vitrine refusée',
  },
};

const found = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** `confirmation-subject` is the subject of the confirmation; in its own pane the mail goes without saying. */
export function nameIn(language: Language, name: string, whole = false): string {
  const [mail = '', part] = name.split('-');
  if (part === undefined) return found(named[language], name);
  return whole
    ? `${found(mailsNamed[language], mail)}, ${found(named[language], part).toLowerCase()}`
    : found(named[language], part);
}
