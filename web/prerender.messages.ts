import { brand } from '#business/brand.ts';
import { warrantyYears } from '#business/policies.ts';
import { nbsp } from '#domain/format.ts';

/** The description of every page, as a search engine shows it. Only the prerendered page carries it. */
const en = {
  '/': `Storefront window cleaning and nano-coating in ${brand.city}. One price by storefront size, known before you choose the day. Book online in six short steps.`,
  '/postal-code': `Enter your postal code to see whether we clean and coat storefront glass in your part of ${brand.city}. No account and no call: the answer comes at once.`,
  '/storefront-size': 'Choose the size of your storefront. It decides the price, whatever the number of windows.',
  '/glass-coverage': 'Choose the façade that resembles yours. The closest match is enough.',
  '/sentiment': 'Three questions about what your window is for.',
  '/alignment-success': 'Continue to the choice of a day.',
  '/manual-review': 'Tell us where your storefront is. A person looks at it and writes to you within 1 business day.',
  '/other-companies': 'Three window-cleaning companies for storefronts that need a custom quote.',
  '/calendar-booking': 'Choose a day, a time and a service, and see the total with taxes before you pay.',
  '/payment': 'Your details, the order in full and the card payment.',
  '/payment-complete': 'Your payment, your appointment and what happens next.',
  '/confirmation': 'The details of your booking.',
  '/what-is-this': `One price by size, never by window. The glass is cleaned inside and outside, and can be coated, with a ${warrantyYears}-year warranty from the coating’s maker.`,
  '/contact': (phone: string, hours: string) =>
    `Call ${phone} or write to us, ${hours}: with a question before you book, or about a day that is already yours.`,
  '/faq': `What storefront glass costs by year, how coated glass is cared for, where the ${warrantyYears}-year warranty comes from and what happens if it rains: six plain answers.`,
  '/privacy': `What ${brand.name} collects when you book, why, for how long and who receives it, and how to see it, have it corrected or complain, under Law 25.`,
  '/terms': `The terms that apply to a booking with ${brand.name}: the coating and its warranty, prices and taxes, changes and cancellation, weather, access and liability.`,
  '/cancel-booking': 'How to cancel a booking.',
  '/cancel-booking/:token': 'A booking, and what cancelling it brings back.',
  '/certificate': 'The number of a certificate, confirmed without naming anybody.',
  '/certificate/:token': 'What a certificate confirms.',
  '/weather-response': 'Your answer to another day because of the weather.',
  '/area-request': 'A request to be told when an area is served.',
  '/admin': 'For the people who run this business.',
  '/admin/new-booking': 'A booking for somebody on the phone or at the door.',
  '/admin/messages': 'Every message that was sent or waits, as its recipient sees it.',
  '/admin/weather': 'The forecast of the coming days, and the visits below it.',
  '/admin/integration': 'How the bookings stand with the bookings and accounting service.',
  '/admin/settings': 'The settings that an owner may change.',
  '/admin/clients': 'Everybody who has booked, with all that is on record about them.',
  '/admin/reviews': 'Storefronts that wait for a person’s look.',
  '/admin/audit': 'Who changed what, and whether the record is complete.',
  '/admin/access': 'How you enter the administration, and where you are signed in.',
  '/admin/invitation': 'Where somebody who was invited chooses a password.',
  '/admin/figures': 'How visitors become bookings, with revenue and taxes.',
  '/admin/data': 'Export everything, import past bookings.',
  '/admin/calendar': 'Visits, days that are held, and days that are closed.',
  '/404': 'There is nothing behind this pane.',
};

const fr: typeof en = {
  '/': `Lavage de vitrines et nanorevêtement à ${brand.city}. Un seul prix selon la taille de la vitrine, connu avant de choisir la journée. Réservation en six courtes étapes.`,
  '/postal-code': `Entrez votre code postal pour savoir si nous nettoyons et protégeons les vitrines de votre secteur, à ${brand.city}. Ni compte ni appel${nbsp}: la réponse est immédiate.`,
  '/storefront-size':
    'Choisissez la taille de votre vitrine. Elle détermine le prix, quel que soit le nombre de vitres.',
  '/glass-coverage': 'Choisissez la façade qui ressemble à la vôtre. La plus ressemblante suffit.',
  '/sentiment': 'Trois questions sur le rôle de votre vitrine.',
  '/alignment-success': 'Passez au choix de la journée.',
  '/manual-review':
    'Dites-nous où se trouve votre vitrine. Une personne l’examine et vous écrit dans un délai d’un jour ouvrable.',
  '/other-companies':
    'Trois entreprises de lavage de vitres pour les vitrines qui demandent une soumission sur mesure.',
  '/calendar-booking':
    'Choisissez une journée, une heure et un service, et voyez le total avec les taxes avant de payer.',
  '/payment': 'Vos coordonnées, la commande complète et le paiement par carte.',
  '/payment-complete': 'Votre paiement, votre rendez-vous et la suite.',
  '/confirmation': 'Les détails de votre réservation.',
  '/what-is-this': `Un prix selon la taille, jamais à la vitre. Le verre est nettoyé à l’intérieur et à l’extérieur, puis peut être revêtu, avec une garantie de ${warrantyYears}${nbsp}ans du fabricant.`,
  '/contact': (phone, hours) =>
    `Appelez-nous au ${phone} ou écrivez-nous, ${hours}${nbsp}: une question avant de réserver, ou au sujet d’une journée déjà retenue.`,
  '/faq': `Coût par année, entretien du verre traité, origine de la garantie de ${warrantyYears}${nbsp}ans, pluie le jour du rendez-vous, verre ancien${nbsp}: six réponses claires.`,
  '/privacy': `Ce que ${brand.name} recueille quand vous réservez, pourquoi, pour combien de temps et qui le reçoit, et comment le consulter ou porter plainte (Loi${nbsp}25).`,
  '/terms': `Les conditions d’une réservation chez ${brand.name}${nbsp}: le revêtement et sa garantie, les prix et taxes, les changements, la météo et la responsabilité.`,
  '/cancel-booking': 'Comment annuler une réservation.',
  '/cancel-booking/:token': 'Une réservation, et ce qui vous revient si vous l’annulez.',
  '/certificate': 'Le numéro d’un certificat, vérifié sans nommer personne.',
  '/certificate/:token': 'Ce qu’un certificat confirme.',
  '/weather-response': 'Votre réponse à un report en raison de la météo.',
  '/area-request': 'Une demande d’être avisé quand un secteur sera desservi.',
  '/admin': 'Pour les personnes qui mènent cette maison.',
  '/admin/new-booking': 'Une réservation pour une personne au téléphone ou sur place.',
  '/admin/messages': 'Chaque message envoyé ou en attente, tel que son destinataire le voit.',
  '/admin/weather': 'La prévision des prochains jours, et les visites de chacun.',
  '/admin/integration': 'Où en sont les réservations auprès du service de réservations et de comptabilité.',
  '/admin/settings': 'Ce que les propriétaires peuvent changer de la maison.',
  '/admin/clients': 'Tous les gens qui ont réservé, avec ce que le dossier sait d’eux.',
  '/admin/reviews': 'Les vitrines qui attendent qu’une personne les examine.',
  '/admin/audit': 'Qui, dans l’entreprise, a changé quoi, et si le journal est entier.',
  '/admin/access': 'Comment vous entrez dans l’administration, et où vos sessions sont ouvertes.',
  '/admin/invitation': 'Où une personne invitée choisit son mot de passe.',
  '/admin/figures': 'Le parcours vers une réservation, les réservations, les revenus et les taxes de cette maison.',
  '/admin/data': 'Tout en fichiers, et les réservations d’avant.',
  '/admin/calendar': 'Les visites, les journées retenues et celles qui sont fermées.',
  '/404': 'Il n’y a rien derrière cette vitre.',
};

export const messages = { en, fr };
