import { nbsp } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

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
    weather: 'Météo',
    client: 'Déplacé par la personne',
    operator: 'Déplacé par vous',
    care: 'Premières 24\u00a0heures',
    amiss: 'Si quelque chose ne va pas',
  },
};

/** The mails, in the order of `panesOf`. */
const mailsNamed = {
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
function nameIn(language: Language, name: string, whole = false): string {
  const [mail = '', part] = name.split('-');
  if (part === undefined) return found(named[language], name);
  return whole
    ? `${found(mailsNamed[language], mail)}, ${found(named[language], part).toLowerCase()}`
    : found(named[language], part);
}

const sharedEn = {
  ...shared.en,
  beginsHint: 'From midnight. Today: at once.',
  preview: 'What visitors will read',
  previewLede: 'In both languages.',
  languageName: 'English',
  textIn: (name: string, language: Language) => `${nameIn('en', name)} in ${language === 'en' ? 'English' : 'French'}`,
  textOf: (name: string, number: number, language: Language | null): string => {
    if (name === 'order') return 'Order of the sections';
    if (name === 'removed') return `Section ${number} is removed`;
    const text = `${nameIn('en', name, true)}${number > 0 ? ` ${number}` : ''}`;
    return language === null ? text : `${text}, ${language === 'en' ? 'English' : 'French'}`;
  },
  hints: { body: 'A blank line begins a new paragraph, of eight at most.' } as Readonly<Record<string, string>>,
  /** What the words in braces stand for, and how each language writes them. */
  fillIns: {
    hours: 'the hours in which you answer the phone',
    price: 'the first price of Full Preservation',
    yearly: 'its share of each year of the warranty',
    date: 'the day on which the terms come into force',
    day: 'the day of the visit, of its new date or of the opening',
    order: 'the order number',
    visit: 'the day of the visit that is over or cancelled',
    weather: 'what the forecast announces',
    company: 'the name of the business',
  } as Readonly<Record<string, string>>,
  fillIn: (english: string, french: string, meaning: string) =>
    `${english}${english === french ? '' : `, or ${french} in French,`} becomes ${meaning}.`,
  wrong: (count: number) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
  by: (who: string) => `Set by ${who}`,
};

const sharedFr: typeof sharedEn = {
  ...shared.fr,
  beginsHint: `Dès minuit. Aujourd’hui${nbsp}: aussitôt.`,
  preview: 'Ce que liront les visiteurs',
  previewLede: 'Dans les deux langues.',
  languageName: 'Français',
  textIn: (name, language) => `${nameIn('fr', name)} en ${language === 'en' ? 'anglais' : 'français'}`,
  textOf: (name, number, language) => {
    if (name === 'order') return 'Ordre des sections';
    if (name === 'removed') return `La section${nbsp}${number} est retirée`;
    const text = `${nameIn('fr', name, true)}${number > 0 ? `${nbsp}${number}` : ''}`;
    return language === null ? text : `${text}, ${language === 'en' ? 'anglais' : 'français'}`;
  },
  hints: { body: 'Une ligne vide commence un nouveau paragraphe, huit au plus.' },
  fillIns: {
    hours: 'les heures où vous répondez au téléphone',
    price: 'le premier prix de la Préservation complète',
    yearly: 'sa part pour chaque année de garantie',
    date: 'le jour de l’entrée en vigueur',
    day: 'le jour de la visite, de sa nouvelle date ou de l’ouverture',
    order: 'le numéro de commande',
    visit: 'le jour de la visite passée ou annulée',
    weather: 'ce qu’annoncent les prévisions',
    company: 'le nom du commerce',
  },
  fillIn: (english, french, meaning) =>
    `${french}${english === french ? '' : `, ou ${english} en anglais,`} devient ${meaning}.`,
  wrong: (count) => (count === 1 ? 'Un champ est à revoir.' : `${count}${nbsp}champs sont à revoir.`),
  by: (who) => `Enregistrée par ${who}`,
};

const letterEn = {
  ...sharedEn,
  title: 'Letter',
  subtitle: 'What visitors read under ‘What is this?’. The three figures beside it stay.',
  failed: 'The letter could not be loaded.',
  form: 'New letter',
  formLede: 'Visitors read it in their own language. Both have to be written before it can be set.',
  pane: (_number: number): string => 'Letter',
  confirmTitle: (day: string) => `New letter from ${day}`,
  confirmNow: 'New letter from now on',
  set: 'Set the letter',
  done: 'The letter is set',
  notDone: 'The letter was not set',
  conflict:
    'Somebody else has set a letter meanwhile. Yours is still here: compare it with the newest version and try again.',
  original: 'Original letter',
  use: 'Use this letter',
  againOf: (which: string) => `Use this letter: ${which}`,
  used: 'The fields now show this letter. Visitors read it once you set it.',
  withdrawTitle: 'Withdraw this letter?',
  withdrawText: 'Visitors never read it. The one in force today stays.',
  withdrawn: 'The letter is withdrawn',
};

const letterFr: typeof letterEn = {
  ...sharedFr,
  title: 'Lettre',
  subtitle: `Ce que lisent les visiteurs sous «${nbsp}Qu’est-ce que c’est${nbsp}?${nbsp}». Les trois chiffres en marge restent.`,
  failed: 'La lettre n’a pas pu être lue.',
  form: 'Nouvelle lettre',
  formLede: 'Chaque personne la lit dans sa langue. Les deux versions doivent être écrites avant l’enregistrement.',
  pane: () => 'Lettre',
  confirmTitle: (day) => `Nouvelle lettre à compter du ${day}`,
  confirmNow: 'Nouvelle lettre dès maintenant',
  set: 'Enregistrer la lettre',
  done: 'La lettre est enregistrée',
  notDone: 'La lettre n’a pas été enregistrée',
  conflict: `Quelqu’un d’autre a enregistré une lettre entre-temps. La vôtre est encore là${nbsp}: comparez-la à la version la plus récente, puis réessayez.`,
  original: 'Lettre d’origine',
  use: 'Reprendre cette lettre',
  againOf: (which) => `Reprendre cette lettre${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant cette lettre. Les visiteurs la liront une fois qu’elle sera enregistrée.',
  withdrawTitle: `Retirer cette lettre${nbsp}?`,
  withdrawText: 'Les visiteurs ne la liront jamais. Celle d’aujourd’hui reste.',
  withdrawn: 'La lettre est retirée',
};

const questionsEn: typeof letterEn = {
  ...sharedEn,
  title: 'Questions and answers',
  subtitle: 'What visitors read under ‘FAQ’, and what search engines show of it.',
  failed: 'The questions could not be loaded.',
  form: 'New questions and answers',
  formLede: 'The page lists them in this order. Both languages have to be written before they can be set.',
  pane: (number) => `Question ${number}`,
  confirmTitle: (day) => `New questions from ${day}`,
  confirmNow: 'New questions from now on',
  set: 'Set the questions',
  done: 'The questions are set',
  notDone: 'The questions were not set',
  conflict:
    'Somebody else has set questions meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'Original questions',
  use: 'Use these questions',
  againOf: (which) => `Use these questions: ${which}`,
  used: 'The fields now show these questions. Visitors read them once you set them.',
  withdrawTitle: 'Withdraw these questions?',
  withdrawText: 'Visitors never read them. Those in force today stay.',
  withdrawn: 'The questions are withdrawn',
};

const questionsFr: typeof letterEn = {
  ...sharedFr,
  title: 'Questions et réponses',
  subtitle: `Ce que lisent les visiteurs sous «${nbsp}FAQ${nbsp}», et ce qu’en montrent les moteurs de recherche.`,
  failed: 'Les questions n’ont pas pu être lues.',
  form: 'Nouvelles questions et réponses',
  formLede: 'La page les présente dans cet ordre. Les deux langues doivent être écrites avant l’enregistrement.',
  pane: (number) => `Question${nbsp}${number}`,
  by: (who) => `Enregistrées par ${who}`,
  confirmTitle: (day) => `Nouvelles questions à compter du ${day}`,
  confirmNow: 'Nouvelles questions dès maintenant',
  set: 'Enregistrer les questions',
  done: 'Les questions sont enregistrées',
  notDone: 'Les questions n’ont pas été enregistrées',
  conflict: `Quelqu’un d’autre a enregistré des questions entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Questions d’origine',
  use: 'Reprendre ces questions',
  againOf: (which) => `Reprendre ces questions${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant ces questions. Les visiteurs les liront une fois qu’elles seront enregistrées.',
  withdrawTitle: `Retirer ces questions${nbsp}?`,
  withdrawText: 'Les visiteurs ne les liront jamais. Celles d’aujourd’hui restent.',
  withdrawn: 'Les questions sont retirées',
};

const termsEn = {
  ...sharedEn,
  title: 'Terms and conditions',
  subtitle: 'What a client accepts before paying. A booking keeps the version that was accepted for it.',
  failed: 'The terms could not be loaded.',
  form: 'New terms',
  formLede:
    'They are asked for from their first day on; nobody who has booked is bound by them. A blank line begins a new paragraph, of eight at most. Have them read by a lawyer.',
  pane: (number: number) => (number === 0 ? 'Title' : `Section ${number}`),
  newSection: 'New section',
  addSection: 'Add a section',
  moveUp: 'Move up',
  moveUpOf: (number: number) => `Move up section ${number}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove section ${number}`,
  confirmTitle: (day: string) => `New terms from ${day}`,
  confirmNow: 'New terms from now on',
  set: 'Set the terms',
  done: 'The terms are set',
  notDone: 'The terms were not set',
  conflict:
    'Somebody else has set terms meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'Original terms',
  use: 'Use these terms',
  againOf: (which: string) => `Use these terms: ${which}`,
  used: 'The fields now show these terms. Visitors accept them once you set them.',
  withdrawTitle: 'Withdraw these terms?',
  withdrawText: 'Nobody is ever asked to accept them. Those in force today stay.',
  withdrawn: 'The terms are withdrawn',
};

const termsFr: typeof termsEn = {
  ...sharedFr,
  title: 'Conditions générales',
  subtitle: 'Ce qu’une personne accepte avant de payer. Une réservation garde la version acceptée pour elle.',
  failed: 'Les conditions n’ont pas pu être lues.',
  form: 'Nouvelles conditions',
  formLede: `Elles sont demandées dès leur premier jour${nbsp}; elles ne lient personne qui a déjà réservé. Une ligne vide commence un nouveau paragraphe, huit au plus. Faites-les relire par une avocate ou un avocat.`,
  pane: (number) => (number === 0 ? 'Titre' : `Section${nbsp}${number}`),
  newSection: 'Nouvelle section',
  addSection: 'Ajouter une section',
  moveUp: 'Monter',
  moveUpOf: (number) => `Monter la section${nbsp}${number}`,
  remove: 'Retirer',
  removeOf: (number) => `Retirer la section${nbsp}${number}`,
  by: (who) => `Enregistrées par ${who}`,
  confirmTitle: (day) => `Nouvelles conditions à compter du ${day}`,
  confirmNow: 'Nouvelles conditions dès maintenant',
  set: 'Enregistrer les conditions',
  done: 'Les conditions sont enregistrées',
  notDone: 'Les conditions n’ont pas été enregistrées',
  conflict: `Quelqu’un d’autre a enregistré des conditions entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Conditions d’origine',
  use: 'Reprendre ces conditions',
  againOf: (which) => `Reprendre ces conditions${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant ces conditions. On les acceptera une fois qu’elles seront enregistrées.',
  withdrawTitle: `Retirer ces conditions${nbsp}?`,
  withdrawText: 'Personne n’aura à les accepter. Celles d’aujourd’hui restent.',
  withdrawn: 'Les conditions sont retirées',
};

const mailsEn: typeof letterEn & { nothingYet: string } = {
  ...sharedEn,
  title: 'Texts of emails',
  subtitle: 'What your emails to clients say in your voice. Amounts, deadlines, links and what the law asks stay.',
  failed: 'The texts could not be loaded.',
  form: 'New texts',
  formLede:
    'Emails that are written from their first day on have them. Both languages have to be written. A blank line begins a new paragraph, or a new step.',
  pane: (number) => Object.values(mailsNamed.en)[number - 1] ?? '',
  preview: 'What clients will read',
  previewLede: 'Texts that are worded anew, with an example.',
  nothingYet: 'Nothing is worded anew yet.',
  confirmTitle: (day) => `New texts of emails from ${day}`,
  confirmNow: 'New texts of emails from now on',
  set: 'Set the texts',
  done: 'The texts are set',
  notDone: 'The texts were not set',
  conflict:
    'Somebody else has set texts meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'Original texts',
  use: 'Use these texts',
  againOf: (which) => `Use these texts: ${which}`,
  used: 'The fields now show these texts. Clients read them once you set them.',
  withdrawTitle: 'Withdraw these texts?',
  withdrawText: 'Clients never read them. Those in force today stay.',
  withdrawn: 'The texts are withdrawn',
};

const mailsFr: typeof mailsEn = {
  ...sharedFr,
  title: 'Textes des courriels',
  subtitle:
    'Ce que vos courriels aux clients disent de votre voix. Les montants, les délais, les liens et ce qu’exige la loi restent.',
  failed: 'Les textes n’ont pas pu être lus.',
  form: 'Nouveaux textes',
  formLede:
    'Les courriels écrits dès leur premier jour les portent. Les deux langues doivent être écrites. Une ligne vide commence un nouveau paragraphe ou une nouvelle étape.',
  pane: (number) => Object.values(mailsNamed.fr)[number - 1] ?? '',
  preview: 'Ce que liront les clients',
  previewLede: 'Les textes reformulés, avec un exemple.',
  nothingYet: 'Rien n’est encore reformulé.',
  by: (who) => `Enregistrés par ${who}`,
  confirmTitle: (day) => `Nouveaux textes des courriels à compter du ${day}`,
  confirmNow: 'Nouveaux textes des courriels dès maintenant',
  set: 'Enregistrer les textes',
  done: 'Les textes sont enregistrés',
  notDone: 'Les textes n’ont pas été enregistrés',
  conflict: `Quelqu’un d’autre a enregistré des textes entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Textes d’origine',
  use: 'Reprendre ces textes',
  againOf: (which) => `Reprendre ces textes${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant ces textes. Les clients les liront une fois qu’ils seront enregistrés.',
  withdrawTitle: `Retirer ces textes${nbsp}?`,
  withdrawText: 'Les clients ne les liront jamais. Ceux d’aujourd’hui restent.',
  withdrawn: 'Les textes sont retirés',
};

export const messages = {
  letter: { en: letterEn, fr: letterFr },
  questions: { en: questionsEn, fr: questionsFr },
  terms: { en: termsEn, fr: termsFr },
  mails: { en: mailsEn, fr: mailsFr },
};
