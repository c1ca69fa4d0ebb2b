import { brand } from '#business/brand.ts';
import { warrantyYears } from '#business/policies.ts';
import { nbsp } from '#domain/format.ts';

/** The description of every page, as a search engine shows it. Only the prerendered page carries it. */
export const messages = {
  '/': {
    en: `Storefront window cleaning and nano-coating in ${brand.city}. One price by storefront size, known before you choose the day. Book online in six short steps.`,
    fr: `Lavage de vitrines et nanorevêtement à ${brand.city}. Un seul prix selon la taille de la vitrine, connu avant de choisir la journée. Réservation en six courtes étapes.`,
  },
  '/postal-code': {
    en: `Enter your postal code to see whether we clean and coat storefront glass in your part of ${brand.city}. No account and no call: the answer comes at once.`,
    fr: `Entrez votre code postal pour savoir si nous nettoyons et protégeons les vitrines de votre secteur, à ${brand.city}. Ni compte ni appel${nbsp}: la réponse est immédiate.`,
  },
  '/storefront-size': {
    en: 'Choose the size of your storefront. It decides the price, whatever the number of windows.',
    fr: 'Choisissez la taille de votre vitrine. Elle détermine le prix, quel que soit le nombre de vitres.',
  },
  '/glass-coverage': {
    en: 'Choose the façade that resembles yours. The closest match is enough.',
    fr: 'Choisissez la façade qui ressemble à la vôtre. La plus ressemblante suffit.',
  },
  '/sentiment': {
    en: 'Three questions about what your window is for.',
    fr: 'Trois questions sur le rôle de votre vitrine.',
  },
  '/alignment-success': { en: 'Continue to the choice of a day.', fr: 'Passez au choix de la journée.' },
  '/manual-review': {
    en: 'Tell us where your storefront is. Someone on our team will look at it and write to you within 1 business day.',
    fr: 'Dites-nous où se trouve votre vitrine. Une personne de notre équipe l’examinera et vous écrira dans un délai d’un jour ouvrable.',
  },
  '/other-companies': {
    en: 'Three window-cleaning companies for storefronts that need a custom quote.',
    fr: 'Trois entreprises de lavage de vitres pour les vitrines qui demandent une soumission sur mesure.',
  },
  '/calendar-booking': {
    en: 'Choose a day, a time and a service, and see the total with taxes before you pay.',
    fr: 'Choisissez une journée, une heure et un service, et voyez le total avec les taxes avant de payer.',
  },
  '/payment': {
    en: 'Your details, the order in full and the card payment.',
    fr: 'Vos coordonnées, la commande complète et le paiement par carte.',
  },
  '/payment/charge': {
    en: 'What is to be paid on a booking, and why.',
    fr: 'Ce qui est à payer pour une réservation, et pourquoi.',
  },
  '/payment-complete': {
    en: 'Your payment, your appointment and what happens next.',
    fr: 'Votre paiement, votre rendez-vous et la suite.',
  },
  '/confirmation': { en: 'The details of your booking.', fr: 'Les détails de votre réservation.' },
  '/what-is-this': {
    en: `One price by size, never by window. The glass is cleaned inside and outside, and can be coated, with a ${warrantyYears}-year warranty from the coating’s maker.`,
    fr: `Un prix selon la taille, jamais à la vitre. Le verre est nettoyé à l’intérieur et à l’extérieur, puis peut être revêtu, avec une garantie de ${warrantyYears}${nbsp}ans du fabricant.`,
  },
  '/contact': {
    en: (phone: string, hours: string) =>
      `Call ${phone} or write to us, ${hours}: with a question before you book, or about a day that is already yours.`,
    fr: (phone: string, hours: string) =>
      `Appelez-nous au ${phone} ou écrivez-nous, ${hours}${nbsp}: une question avant de réserver, ou au sujet d’une journée déjà retenue.`,
  },
  '/faq': {
    en: `What storefront glass costs by year, how coated glass is cared for, where the ${warrantyYears}-year warranty comes from and what happens if it rains: six plain answers.`,
    fr: `Coût par année, entretien du verre traité, origine de la garantie de ${warrantyYears}${nbsp}ans, pluie le jour du rendez-vous, verre ancien${nbsp}: six réponses claires.`,
  },
  '/privacy': {
    en: `What ${brand.name} collects when you book, why, for how long and who receives it, and how to see it, have it corrected or complain, under Law 25.`,
    fr: `Ce que ${brand.name} recueille quand vous réservez, pourquoi, pour combien de temps et qui le reçoit, et comment le consulter ou porter plainte (Loi${nbsp}25).`,
  },
  '/terms': {
    en: `The terms that apply to a booking with ${brand.name}: the coating and its warranty, prices and taxes, changes and cancellation, weather, access and liability.`,
    fr: `Les conditions d’une réservation chez ${brand.name}${nbsp}: le revêtement et sa garantie, les prix et taxes, les changements, la météo et la responsabilité.`,
  },
  '/cancel-booking': { en: 'How to cancel a booking.', fr: 'Comment annuler une réservation.' },
  '/cancel-booking/:token': {
    en: 'A booking, and what cancelling it brings back.',
    fr: 'Une réservation, et ce qui vous revient si vous l’annulez.',
  },
  '/certificate': {
    en: 'The number of a certificate, confirmed without naming anybody.',
    fr: 'Le numéro d’un certificat, vérifié sans nommer personne.',
  },
  '/certificate/:token': { en: 'What a certificate confirms.', fr: 'Ce qu’un certificat confirme.' },
  '/weather-response': {
    en: 'Your answer to another day because of the weather.',
    fr: 'Votre réponse à un report en raison de la météo.',
  },
  '/area-request': {
    en: 'A request to be told when an area is served.',
    fr: 'Une demande d’être avisé quand un secteur sera desservi.',
  },
  '/waiting-list': {
    en: 'A request to be told when a day frees up.',
    fr: 'Une demande d’être avisé quand une journée se libère.',
  },
  '/quotes': {
    en: 'A price that we offer you in writing, to accept and to pay.',
    fr: 'Un prix que nous vous proposons par écrit, à accepter et à payer.',
  },
  '/unsubscribe': {
    en: 'Ends the emails about the season and reviews.',
    fr: 'Met fin aux courriels au sujet de la saison et des avis.',
  },
  '/address-change': {
    en: 'Keeps the former email address of a booking.',
    fr: 'Garde l’ancienne adresse courriel d’une réservation.',
  },
  '/admin': { en: 'For the people who run this business.', fr: 'Pour les personnes qui gèrent cette entreprise.' },
  '/admin/prices': {
    en: 'What each service costs, and since when.',
    fr: 'Ce que coûte chaque service, et depuis quand.',
  },
  '/admin/schedule': {
    en: 'On which days and at what times visits begin, and since when.',
    fr: 'Les journées et les heures où commencent les visites, et depuis quand.',
  },
  '/admin/areas': {
    en: 'Where storefronts can be booked, and since when.',
    fr: 'Où l’on peut réserver pour une vitrine, et depuis quand.',
  },
  '/admin/companies': {
    en: 'The companies recommended to those who cannot be served, and since when.',
    fr: 'Les entreprises recommandées aux personnes que nous ne pouvons pas desservir, et depuis quand.',
  },
  '/admin/webhooks': {
    en: 'Which other programs hear what happens to bookings.',
    fr: 'Les autres programmes qui apprennent ce qui arrive aux réservations.',
  },
  '/admin/letter': {
    en: 'The letter that visitors read, and since when.',
    fr: 'La lettre que lisent les visiteurs, et depuis quand.',
  },
  '/admin/questions': {
    en: 'The questions and answers that visitors read, and since when.',
    fr: 'Les questions et réponses que lisent les visiteurs, et depuis quand.',
  },
  '/admin/terms': {
    en: 'The terms that clients accept, and since when.',
    fr: 'Les conditions que les clients acceptent, et depuis quand.',
  },
  '/admin/mails': {
    en: 'What the emails to clients say, and since when.',
    fr: 'Ce que disent les courriels aux clients, et depuis quand.',
  },
  '/admin/new-booking': {
    en: 'A booking for somebody on the phone or at the door.',
    fr: 'Une réservation pour une personne au téléphone ou sur place.',
  },
  '/admin/messages': {
    en: 'Every message that was sent or waits, as its recipient sees it.',
    fr: 'Chaque message envoyé ou en attente, tel que son destinataire le voit.',
  },
  '/admin/weather': {
    en: 'The forecast of the coming days, and the visits below it.',
    fr: 'La prévision des prochains jours, et les visites de chacun.',
  },
  '/admin/integration': {
    en: 'How the bookings stand with the bookings and accounting service.',
    fr: 'Où en sont les réservations auprès du service de réservations et de comptabilité.',
  },
  '/admin/settings': {
    en: 'The settings that an owner may change.',
    fr: 'Les réglages que les propriétaires peuvent changer.',
  },
  '/admin/clients': {
    en: 'Everyone who has booked, with their full record.',
    fr: 'Toutes les personnes qui ont réservé, avec leur dossier complet.',
  },
  '/admin/reviews': {
    en: 'Storefronts waiting for someone on our team to review them.',
    fr: 'Les vitrines qui attendent qu’une personne les examine.',
  },
  '/admin/quotes': {
    en: 'Prices that were offered in writing, and what became of them.',
    fr: 'Les prix proposés par écrit, et ce qu’ils sont devenus.',
  },
  '/admin/waiting-list': {
    en: 'Who is waiting for a day to free up.',
    fr: 'Les personnes qui attendent qu’une journée se libère.',
  },
  '/admin/audit': {
    en: 'Who changed what, and whether the record is complete.',
    fr: 'Qui, dans l’entreprise, a changé quoi, et si le journal est entier.',
  },
  '/admin/access': {
    en: 'How you enter the administration, and where you are signed in.',
    fr: 'Comment vous entrez dans l’administration, et où vos sessions sont ouvertes.',
  },
  '/admin/invitation': {
    en: 'Where somebody who was invited chooses a password.',
    fr: 'Où une personne invitée choisit son mot de passe.',
  },
  '/admin/month': {
    en: 'Each month as one file for the accountant.',
    fr: 'Chaque mois en un fichier pour la comptabilité.',
  },
  '/admin/figures': {
    en: 'How visitors become bookings, with revenue and taxes.',
    fr: 'Le parcours vers une réservation, les réservations, les revenus et les taxes de l’entreprise.',
  },
  '/admin/data': {
    en: 'Export everything, import past bookings.',
    fr: 'Exporter toutes les données, importer les réservations passées.',
  },
  '/admin/calendar': {
    en: 'Visits, days that are held, and days that are closed.',
    fr: 'Les visites, les journées retenues et celles qui sont fermées.',
  },
  '/404': { en: 'There is nothing behind this pane.', fr: 'Il n’y a rien derrière cette vitre.' },
};
