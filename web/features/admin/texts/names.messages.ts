import { inLanguage, type Language } from '#domain/language.ts';

const named = {
  greeting: { en: 'Greeting', fr: 'Salutation' },
  opening: { en: 'Opening', fr: 'Ouverture' },
  body: { en: 'Letter', fr: 'Lettre' },
  signature: { en: 'Signature', fr: 'Signature' },
  question: { en: 'Question', fr: 'Question' },
  answer: { en: 'Answer', fr: 'Réponse' },
  title: { en: 'Title', fr: 'Titre' },
  heading: { en: 'Heading', fr: 'Intertitre' },
  text: { en: 'Text', fr: 'Texte' },
  subject: { en: 'Subject', fr: 'Objet' },
  steps: { en: 'What happens next', fr: 'Prochaines étapes' },
  preview: { en: 'What happens next, Preservation Preview', fr: 'Prochaines étapes, Aperçu de préservation' },
  refresh: { en: 'What happens next, Preservation Refresh', fr: 'Prochaines étapes, Rafraîchissement de préservation' },
  weather: { en: 'Weather', fr: 'Météo' },
  client: { en: 'Moved by the client', fr: 'Déplacé par la personne' },
  operator: { en: 'Moved by you', fr: 'Déplacé par vous' },
  care: { en: 'First 24 hours', fr: 'Premières 24\u00a0heures' },
  amiss: { en: 'If anything is not right', fr: 'Si quelque chose ne va pas' },
};

/** The mails, in the order of `panesOf`. */
export const mailsNamed = {
  confirmation: { en: 'Confirmation', fr: 'Confirmation' },
  move: { en: 'Visit moved', fr: 'Visite déplacée' },
  weather: { en: 'Weather, another day proposed', fr: 'Météo, autre journée proposée' },
  cancellation: { en: 'Cancellation', fr: 'Annulation' },
  payment: { en: 'Payment link', fr: 'Lien de paiement' },
  reminder: { en: 'Payment link, reminder', fr: 'Lien de paiement, rappel' },
  certificate: { en: 'Certificate and care', fr: 'Certificat et entretien' },
  rating: { en: 'Request for a review', fr: 'Demande d’avis' },
  season: { en: 'Season opening', fr: 'Ouverture de la saison' },
  plan: { en: 'Yearly plan, days proposed', fr: 'Plan annuel, journées proposées' },
  request: { en: 'Request received', fr: 'Demande reçue' },
  accepted: { en: 'Storefront accepted', fr: 'Vitrine acceptée' },
  declined: { en: 'Storefront declined', fr: 'Vitrine refusée' },
};

const found = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** `confirmation-subject` is the subject of the confirmation; in its own pane the mail goes without saying. */
export function nameIn(language: Language, name: string, whole = false): string {
  const [mail = '', part] = name.split('-');
  if (part === undefined) return found(inLanguage(named, language), name);
  return whole
    ? `${found(inLanguage(mailsNamed, language), mail)}, ${found(inLanguage(named, language), part).toLowerCase()}`
    : found(inLanguage(named, language), part);
}
