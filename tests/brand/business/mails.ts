import type { Bilingual, Language } from '#domain/language.ts';
import type { VisitStep } from '#domain/pricing/service.ts';
import type { TextSet } from '#domain/settings/text-words.ts';
import { brand } from './brand.ts';
import { wordsOfService } from './service-words.ts';
import { serviceOf, services } from './services.ts';

/** What the letter says of each step of a visit. */
const stepWords: Readonly<Record<VisitStep, Bilingual>> = {
  clear: {
    en: 'Clear anything standing in front of the interior windows.',
    fr: 'Dégagez tout ce qui se trouve devant les vitres, à l’intérieur.',
  },
  arrive: {
    en: 'We arrive at the scheduled time. Someone gives us access to the inside of the glass.',
    fr: 'Nous arrivons à l’heure prévue. Quelqu’un nous donne accès à l’intérieur.',
  },
  care: {
    en: 'We care for the glass, interior and exterior.',
    fr: 'Nous prenons soin des vitres, à l’intérieur comme à l’extérieur.',
  },
  coat: { en: 'We apply the nano-coating.', fr: 'Nous appliquons le nanorevêtement.' },
  'coat-doors': {
    en: 'We coat the windows of the doors.',
    fr: 'Nous appliquons le revêtement sur les vitres des portes.',
  },
  instructions: { en: 'You receive care instructions.', fr: 'Vous recevez les consignes d’entretien.' },
  'instructions-warranty': {
    en: 'You receive care instructions and the warranty.',
    fr: 'Vous recevez les consignes d’entretien et la garantie.',
  },
};

/** The steps of the services whose mail has a text; blank lines divide them, as they divide paragraphs. */
const stepsIn = (place: string): Bilingual => {
  const steps = services.find(({ key }) => wordsOfService(key)?.stepsText === place)?.steps ?? [];
  const said = (language: Language) => {
    const [before, arrival, ...work] = steps.map((step) => stepWords[step][language]);
    return [before, arrival, work.join(' ')].filter(Boolean).join('\n\n');
  };
  return { en: said('en'), fr: said('fr') };
};

const standard = {
  'confirmation-subject': {
    en: 'Confirmed: your visit on {day} ({order})',
    fr: 'Confirmation\u00a0: votre rendez-vous du {jour} ({commande})',
  },
  'confirmation-title': { en: 'Your visit is confirmed', fr: 'Votre rendez-vous est confirmé' },
  'confirmation-text': {
    en: 'Thank you. The day is reserved for you. Everything you need to know is in this email; please keep it.',
    fr: 'Merci. Cette journée vous est réservée. Tout ce qu’il faut savoir est dans ce message. Conservez-le.',
  },
  'confirmation-steps': stepsIn('confirmation-steps'),
  'confirmation-preview': stepsIn('confirmation-preview'),
  'confirmation-refresh': stepsIn('confirmation-refresh'),
  'confirmation-weather': {
    en: 'We follow the forecast. If the weather does not suit the work, we propose the next clear day by text message and by email. There is no charge to reschedule. The message says what happens without an answer.',
    fr: 'Nous suivons les prévisions. Si la météo ne se prête pas au travail, nous vous proposons la prochaine journée de beau temps par message texte et par courriel. Le report est sans frais. Le message précise ce qui se passe sans réponse de votre part.',
  },
  'move-subject': {
    en: 'Confirmed: your visit moves to {day} ({order})',
    fr: 'Confirmation\u00a0: votre rendez-vous est déplacé au {jour} ({commande})',
  },
  'move-title': { en: 'Your visit has a new date', fr: 'Votre rendez-vous a une nouvelle date' },
  'move-client': {
    en: 'As you asked, we have moved your visit.',
    fr: 'Comme demandé, nous avons déplacé votre rendez-vous.',
  },
  'move-weather': {
    en: 'Thank you for your answer. We have moved your visit to a day with better weather.',
    fr: 'Merci de votre réponse. Nous avons déplacé votre rendez-vous vers une journée plus clémente.',
  },
  'move-operator': {
    en: 'We had to move your visit. If the new date does not suit you, call us or reply to this message.',
    fr: 'Nous avons dû déplacer votre rendez-vous. Si la nouvelle date ne vous convient pas, appelez-nous ou répondez à ce message.',
  },
  'weather-subject': {
    en: 'Weather: shall we move your visit on {day}? ({order})',
    fr: 'Météo\u00a0: déplacer votre rendez-vous du {jour}? ({commande})',
  },
  'weather-title': {
    en: 'The weather does not suit your day',
    fr: 'La météo ne convient pas à votre journée',
  },
  'weather-text': {
    en: 'The forecast for {day} calls for {weather}. We do not work on glass in such weather.\n\nWe propose the next clear day and keep it free for you. There is no charge to reschedule.',
    fr: 'Pour le {jour}, les prévisions annoncent {temps}. Par un tel temps, nous ne touchons pas au verre.\n\nNous vous proposons la prochaine journée de beau temps et vous la gardons libre. Le report est sans frais.',
  },
  'cancellation-subject': {
    en: 'Cancelled: your visit on {day} ({order})',
    fr: 'Annulation\u00a0: votre rendez-vous du {jour} ({commande})',
  },
  'cancellation-title': { en: 'Your booking is cancelled', fr: 'Votre réservation est annulée' },
  'cancellation-text': {
    en: 'The visit on {visit} will not take place, and the date has been released. There is nothing more for you to do.',
    fr: 'Le rendez-vous du {visite} n’aura pas lieu, et sa date est libérée. Vous n’avez rien d’autre à faire.',
  },
  'payment-subject': {
    en: 'Please pay to keep your visit on {day}',
    fr: 'À payer pour conserver votre rendez-vous du {jour}',
  },
  'payment-title': { en: 'Your day is held for you', fr: 'Votre date est retenue pour vous' },
  'payment-text': {
    en: `As agreed with ${brand.name}, here is what we are holding for you. Your payment confirms the booking.`,
    fr: `Comme convenu avec ${brand.name}, voici ce que nous retenons pour vous. Votre paiement confirmera la réservation.`,
  },
  'reminder-subject': {
    en: 'Reminder: your visit on {day} is not paid yet',
    fr: 'Rappel\u00a0: votre rendez-vous du {jour} n’est pas encore payé',
  },
  'reminder-title': { en: 'Your day is still held', fr: 'Votre date est toujours retenue pour vous' },
  'reminder-text': {
    en: 'We have not received your payment yet. If you have just paid, there is nothing more to do.',
    fr: 'Nous n’avons pas encore reçu votre paiement. Si vous venez de payer, vous n’avez rien d’autre à faire.',
  },
  'certificate-subject': {
    en: 'Your certificate and the care of your glass ({order})',
    fr: 'Votre certificat et l’entretien de vos vitres ({commande})',
  },
  'certificate-title': { en: 'Your glass is coated', fr: 'Vos vitres sont traitées' },
  'certificate-text': {
    en: 'Thank you for your trust. Your certificate is attached: your storefront and, on the back, the care and the warranty of the coating.',
    fr: 'Merci de votre confiance. Votre certificat est joint\u00a0: votre vitrine et, au verso, l’entretien et la garantie du revêtement.',
  },
  'certificate-care': {
    en: 'Please do not touch the coated surfaces for 24 hours after the service. After that, rain does most of the work.',
    fr: 'Merci de ne pas toucher aux surfaces traitées pendant les 24\u00a0heures suivant le service. Par la suite, la pluie fait l’essentiel.',
  },
  'rating-subject': { en: 'How did your visit go?', fr: 'Comment s’est passé notre passage?' },
  'rating-title': { en: 'How did your visit go?', fr: 'Comment s’est passé notre passage?' },
  'rating-text': {
    en: 'On {visit} we were at your storefront. If you have a minute, please tell others how it went.',
    fr: 'Nous étions devant votre vitrine le {visite}. Si vous avez un instant, dites aux autres comment cela s’est passé.',
  },
  'rating-amiss': {
    en: 'If anything is not right, please reply to this message first. We will take care of it.',
    fr: 'Quelque chose ne va pas? Dites-le-nous d’abord, en réponse à ce message. Nous nous en occuperons.',
  },
  'season-subject': {
    en: 'The season opens on {day}: choose your day',
    fr: 'La saison ouvre le {jour}\u00a0: choisissez votre journée',
  },
  'season-title': {
    en: 'Clear glass from the first days of the season',
    fr: 'Des vitrines limpides dès les premiers jours de la saison',
  },
  'season-text': {
    en: 'We are back on {day}. We last cared for your storefront on {visit}. A refresh would have it ready for the summer.',
    fr: 'Nous serons de retour le {jour}. Nous avons travaillé à votre vitrine le {visite}. Un rafraîchissement lui rendrait son éclat avant l’été.',
  },
  'plan-subject': { en: 'Your next visit: {day}?', fr: 'Votre prochain rendez-vous\u00a0: {jour}?' },
  'plan-title': { en: 'Your next visit', fr: 'Votre prochain rendez-vous' },
  'plan-text': {
    en: 'Under your yearly plan, your storefront is soon due for another visit, after the one on {visit}. We propose:',
    fr: 'Selon votre plan annuel, ce sera bientôt le temps d’un autre rendez-vous, après celui du {visite}. Nous vous proposons\u00a0:',
  },
  'request-subject': { en: 'We have received your request', fr: 'Nous avons bien reçu votre demande' },
  'request-text': {
    en: 'Thank you. Someone on our team will look at your storefront and write to you within 1 business day. There is nothing else to do.',
    fr: 'Merci. Une personne de notre équipe examinera votre vitrine et vous écrira dans un délai d’un jour ouvrable. Nous n’avons besoin de rien d’autre.',
  },
  'accepted-subject': { en: 'Your storefront is accepted', fr: 'Votre vitrine est acceptée' },
  'accepted-title': { en: 'Your storefront is accepted', fr: 'Votre vitrine est acceptée' },
  'accepted-text': {
    en: 'Thank you for waiting. Someone on our team has looked at the storefront of {company}, and we would be glad to look after it.',
    fr: 'Merci de votre patience. Une personne de notre équipe a examiné la vitrine de {entreprise}, et nous serions heureux d’en prendre soin.',
  },
  'declined-subject': { en: 'About your storefront', fr: 'Au sujet de votre vitrine' },
  'declined-title': { en: 'Thank you for asking us', fr: 'Merci d’avoir pensé à nous' },
  'declined-text': {
    en: 'Someone on our team has looked at the storefront of {company}. This time we are not the right company for it, and we would rather say so.',
    fr: 'Une personne de notre équipe a examiné la vitrine de {entreprise}. Cette fois, nous ne sommes pas l’entreprise qu’il vous faut, et nous préférons vous le dire.',
  },
} satisfies Record<string, Bilingual>;

export type MailPlace = keyof typeof standard;

/** Where the steps of a service are worded. */
export const stepsPlace = (stored: string): MailPlace => {
  const place = wordsOfService(serviceOf(stored)?.key ?? '')?.stepsText ?? '';
  return isPlace(place) ? place : 'confirmation-steps';
};
const isPlace = (place: string): place is MailPlace => Object.hasOwn(standard, place);

/** The facts that the texts of each mail may have. */
const factsOf: Readonly<Record<string, readonly string[]>> = {
  confirmation: ['day', 'order'],
  move: ['day', 'order'],
  weather: ['day', 'order', 'weather'],
  cancellation: ['day', 'order', 'visit'],
  payment: ['day'],
  reminder: ['day'],
  certificate: ['order'],
  rating: ['visit'],
  season: ['day', 'visit'],
  plan: ['day', 'visit'],
  accepted: ['company'],
  declined: ['company'],
};

/**
 * What the mails to clients say in the voice of the house. Amounts, deadlines, links, what the law asks and what a mail is for
 * are the program's own: they follow from what it does.
 */
export const mails: TextSet & { readonly standard: Readonly<Record<MailPlace, Bilingual>> } = {
  standard,
  fillIns: {
    day: { en: 'day', fr: 'jour' },
    order: { en: 'order', fr: 'commande' },
    visit: { en: 'visit', fr: 'visite' },
    weather: { en: 'weather', fr: 'temps' },
    company: { en: 'company', fr: 'entreprise' },
  },
  factsIn: (place) => factsOf[place.split('-')[0] ?? ''] ?? [],
};
