import { limitedPlaces as places } from '#business/services.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';

const noticeShort = allFieldMessages['notice-short'];

/** The only map from codes to HTTP, and the words that a person reads. */
const byStatus = {
  400: {
    INVALID_INPUT: { en: 'Please check the highlighted fields.', fr: 'Veuillez vérifier les champs indiqués.' },
    POSTAL_CODE_TOO_SHORT: { en: 'Please enter a valid postal code', fr: 'Veuillez entrer un code postal valide' },
    DATE_NOT_OPEN: { en: 'This date cannot be booked.', fr: 'Cette date ne peut pas être réservée.' },
    TIME_NOT_OPEN: { en: 'This time cannot be booked.', fr: 'Cette heure ne peut pas être réservée.' },
    WEATHER_ACTION_INVALID: {
      en: 'Invalid Link. This weather response link is invalid or malformed.',
      fr: 'Lien non valide. Ce lien de réponse météo n’est pas valide ou est mal formé.',
    },
    CARD_NUMBER_INVALID: { en: 'This card number is not valid.', fr: 'Ce numéro de carte n’est pas valide.' },
  },
  401: {
    SIGN_IN_NEEDED: { en: 'Please sign in.', fr: 'Veuillez ouvrir une session.' },
    SESSION_IDLE: {
      en: 'Your session ended because nothing was done in it for a while. Sign in again.',
      fr: 'Votre session a pris fin après un moment d’inactivité. Ouvrez-en une autre.',
    },
    SIGN_IN_WRONG: {
      en: 'This email and password do not match.',
      fr: 'Ce courriel et ce mot de passe ne correspondent pas.',
    },
    CODE_WRONG: {
      en: 'This code is not right, or has expired.',
      fr: 'Ce code n’est pas le bon, ou il est expiré.',
    },
    PASSKEY_NEEDED: {
      en: 'Please sign in with your passkey: the password alone is not enough.',
      fr: 'Veuillez utiliser votre clé d’accès\u00a0: le mot de passe seul ne suffit pas.',
    },
    PASSKEY_WRONG: { en: 'This passkey is not recognized.', fr: 'Cette clé d’accès n’est pas reconnue.' },
  },
  402: {
    NOT_PAID: { en: 'The payment was not approved.', fr: 'Le paiement n’a pas été approuvé.' },
  },
  403: {
    COOKIES_NEEDED: {
      en: 'Your browser does not accept cookies from this site, and without one no date can be held for you. Please allow cookies, or call us.',
      fr: 'Votre navigateur n’accepte pas les témoins (cookies) de ce site, et sans eux aucune date ne peut être retenue pour vous. Veuillez les autoriser ou nous appeler.',
    },
    CHECKOUT_OF_ANOTHER: {
      en: 'This checkout belongs to someone else.',
      fr: 'Cette commande appartient à quelqu’un d’autre.',
    },
    BOOKING_LINK_NEEDED: {
      en: 'A visit can only be changed with the link in its confirmation email.',
      fr: 'Un rendez-vous ne peut être modifié qu’avec le lien de son courriel de confirmation.',
    },
    SIGNATURE_INVALID: {
      en: 'This request is not signed as it should be.',
      fr: 'La signature de cette requête n’est pas valide.',
    },
    SECOND_FACTOR_NEEDED: {
      en: 'Please set up the second step of signing in first.',
      fr: 'Veuillez d’abord configurer la deuxième étape de la connexion.',
    },
    OWNER_NEEDED: { en: 'Only an owner may do this.', fr: 'Seul un propriétaire peut faire cela.' },
    OFFICE_ONLY: { en: 'Crew accounts see only their own visits.', fr: 'Une équipe ne voit que ses visites.' },
    PASSWORD_NEEDED: { en: 'Please enter your password again.', fr: 'Veuillez entrer de nouveau votre mot de passe.' },
    METRICS_CLOSED: {
      en: 'These figures are only for this machine and for anyone with the token.',
      fr: 'Ces mesures sont réservées à cette machine et à qui possède le jeton.',
    },
    ORIGIN_FOREIGN: { en: 'This request came from another site.', fr: 'Cette requête vient d’un autre site.' },
  },
  404: {
    CHECKOUT_NOT_FOUND: { en: 'This checkout was not found.', fr: 'Cette commande est introuvable.' },
    PRICE_LETTER_INVALID: { en: 'This price’s link is not valid.', fr: 'Le lien de ce prix n’est pas valide.' },
    QUOTE_LINK_INVALID: { en: 'This quote’s link is not valid.', fr: 'Le lien de cette soumission n’est pas valide.' },
    PAYMENT_LINK_INVALID: { en: 'This payment link is not valid.', fr: 'Ce lien de paiement n’est pas valide.' },
    ORDER_NOT_FOUND: {
      en: 'We found no booking with these details.',
      fr: 'Aucune réservation ne correspond à ces renseignements.',
    },
    CERTIFICATE_NOT_FOUND: {
      en: 'There is no certificate with this number.',
      fr: 'Aucun certificat ne porte ce numéro.',
    },
    CANCEL_LINK_INVALID: {
      en: 'This cancellation link is invalid, has expired or was already used.',
      fr: 'Ce lien d’annulation n’est pas valide, est expiré ou a déjà servi.',
    },
    WEATHER_LINK_INVALID: {
      en: 'This weather link is not valid. Please use the link from your SMS notification.',
      fr: 'Ce lien météo n’est pas valide. Veuillez utiliser le lien de votre message texte.',
    },
    ADDRESS_LINK_INVALID: {
      en: 'This link is not valid, or expired after seven days.',
      fr: 'Ce lien n’est pas valide, ou a expiré après sept jours.',
    },
    AREA_LINK_INVALID: {
      en: 'This link is not valid, or its request was removed.',
      fr: 'Ce lien n’est pas valide, ou sa demande a été supprimée.',
    },
    WAITING_LINK_INVALID: {
      en: 'This link is not valid, or its request was removed.',
      fr: 'Ce lien n’est pas valide, ou sa demande a été supprimée.',
    },
    CHARGE_NOT_FOUND: { en: 'This charge was not found.', fr: 'Ce montant demandé est introuvable.' },
    REFUND_NOT_FOUND: { en: 'This refund was not found.', fr: 'Ce remboursement est introuvable.' },
    CLIENT_NOT_FOUND: { en: 'This client does not exist.', fr: 'Cette fiche de client n’existe pas.' },
    DAY_MOVE_NOT_FOUND: {
      en: 'These visits were not moved together.',
      fr: 'Ces visites n’ont pas été déplacées ensemble.',
    },
    REVIEW_LINK_INVALID: { en: 'This link is not valid.', fr: 'Ce lien n’est pas valide.' },
    OFFER_LINK_INVALID: { en: 'This link is not valid.', fr: 'Ce lien n’est pas valide.' },
    UNSUBSCRIBE_LINK_INVALID: { en: 'This link is not valid.', fr: 'Ce lien n’est pas valide.' },
    MONTH_NOT_MADE: {
      en: 'This month’s file has not been made yet, or was deleted after seven days. Please make it again.',
      fr: 'Le fichier de ce mois n’est pas encore fait, ou a été supprimé après sept jours. Veuillez le refaire.',
    },
    NOT_FOUND: { en: 'There is nothing here.', fr: 'Il n’y a rien ici.' },
    TICKET_UNKNOWN: { en: 'This card ticket is unknown.', fr: 'Ce billet de paiement est inconnu.' },
  },
  405: {
    METHOD_NOT_ALLOWED: {
      en: 'This address does not accept that method.',
      fr: 'Cette adresse n’accepte pas cette méthode.',
    },
  },
  409: {
    TOO_MANY_WEBHOOKS: {
      en: 'There are ten addresses already. Remove one first.',
      fr: 'Il y a déjà dix adresses. Retirez-en une d’abord.',
    },
    DATE_TAKEN: {
      en: 'This date has just been taken. Please choose another one.',
      fr: 'Cette date vient d’être prise. Veuillez en choisir une autre.',
    },
    ORDER_NUMBER_TAKEN: { en: 'This order number is already in use.', fr: 'Ce numéro de commande est déjà utilisé.' },
    REFRESH_GONE: {
      en: 'The visit that this refresh follows will not take place, or its free refresh has been used for another day.',
      fr: 'Le rendez-vous que ce rafraîchissement suit n’aura pas lieu, ou son rafraîchissement gratuit a servi pour un autre jour.',
    },
    REFRESH_TOO_EARLY: {
      en: 'A refresh comes after the visit that it follows. Please choose a later date.',
      fr: 'Un rafraîchissement vient après le rendez-vous qu’il suit. Veuillez choisir une date ultérieure.',
    },
    VISIT_AFTER_REFRESH: {
      en: 'This visit comes before its refresh, which has a date already. Please choose an earlier date, or move the refresh first.',
      fr: 'Ce rendez-vous vient avant son rafraîchissement, qui a déjà une date. Veuillez choisir une date antérieure, ou déplacer d’abord le rafraîchissement.',
    },
    PAID_NOT_BOOKED: {
      en: 'Your payment was received, but the date could not be kept. Your refund is on its way.',
      fr: 'Votre paiement a été reçu, mais la date n’a pas pu être gardée. Votre remboursement est en cours.',
    },
    QUOTE_NOT_ACCEPTED: {
      en: 'Please accept the quote before choosing a day.',
      fr: 'Veuillez accepter la soumission avant de choisir une date.',
    },
    PAYMENT_LINK_PAID: { en: 'This visit has already been paid for.', fr: 'Ce rendez-vous est déjà payé.' },
    PAYMENT_LINK_CLOSED: {
      en: 'We have closed this day since the link was sent. Nothing was charged. Please call us for another day.',
      fr: 'Nous avons fermé cette journée depuis l’envoi du lien. Rien n’a été débité. Appelez-nous pour une autre date.',
    },
    ALREADY_CANCELLED: { en: 'This booking is already cancelled.', fr: 'Cette réservation est déjà annulée.' },
    WEATHER_PRESS_NEEDED: {
      en: 'Please give your answer with one of the buttons.',
      fr: 'Veuillez donner votre réponse avec l’un des boutons.',
    },
    ADDRESS_NOT_CONFIRMED: {
      en: 'Please open the link that we sent to the new email address first.',
      fr: 'Veuillez d’abord ouvrir le lien envoyé à la nouvelle adresse courriel.',
    },
    WAITING_DAY_FREE: {
      en: 'A day within these dates is free now. You can choose it in the calendar.',
      fr: 'Une journée est libre entre ces dates. Vous pouvez la choisir dans le calendrier.',
    },
    WAITING_OFFER_ENDED: {
      en: 'This day is no longer held for you. You stay on the waiting list.',
      fr: 'Cette journée n’est plus retenue pour vous. Vous restez sur la liste d’attente.',
    },
    WAITING_NOT_OFFERED: {
      en: 'This day could not be held for this person: it was offered before, or another day is held now.',
      fr: 'Cette journée n’a pas pu être retenue pour cette personne : elle lui a déjà été proposée, ou une autre est retenue.',
    },
    MESSAGE_UNDER_WAY: {
      en: 'This message is still on its way. Please wait for its outcome.',
      fr: 'Ce message est encore en route. Veuillez en attendre l’issue.',
    },
    TEXT_SETTLED: {
      en: 'Somebody else has dealt with this text already.',
      fr: 'Quelqu’un d’autre s’est déjà occupé de ce texto.',
    },
    SECOND_FACTOR_ON: { en: 'The second step is already set up.', fr: 'La deuxième étape est déjà configurée.' },
    SECOND_FACTOR_LAST: {
      en: 'With real payments a second step has to stay. Set up another one first.',
      fr: 'Avec de vrais paiements, il faut garder une deuxième étape. Configurez-en d’abord une autre.',
    },
    PERSON_KNOWN: {
      en: 'An administrator with this email already exists.',
      fr: 'Un administrateur a déjà cette adresse courriel.',
    },
    PERSONAL_DATA_IN_USE: {
      en: 'This person has an upcoming visit, or a payment or refund under way. Cancel it or let it finish first.',
      fr: 'Cette personne a une visite à venir, ou un paiement ou un remboursement en cours. Annulez-le ou laissez-le se terminer d’abord.',
    },
    NOT_YOURSELF: {
      en: 'Another owner has to do this for you.',
      fr: 'Un autre propriétaire doit faire cela pour vous.',
    },
    IMPORT_CHANGED: {
      en: 'The file or the calendar has changed since it was checked. Please check it again.',
      fr: 'Le fichier ou le calendrier a changé depuis la vérification. Veuillez vérifier de nouveau.',
    },
    BOOKING_CHANGED: {
      en: 'This booking has changed in the meantime. Here is where it stands now.',
      fr: 'Cette réservation a changé entre-temps. Voici où elle en est.',
    },
    VISIT_OVER: { en: 'This visit is over and stays as it is.', fr: 'Cette visite est passée et reste telle quelle.' },
    REFUND_NOT_STUCK: {
      en: 'This refund no longer needs a decision: it is done, or it is being sent.',
      fr: 'Ce remboursement n’attend plus de décision\u00a0: il est fait, ou il est en cours d’envoi.',
    },
    REFUND_UNDER_WAY: {
      en: 'The card gateway is being asked for this refund right now. Please wait two minutes and look again.',
      fr: 'Ce remboursement est demandé au service de paiement en ce moment même. Veuillez patienter deux minutes, puis vérifier de nouveau.',
    },
    REFUND_SENT: {
      en: 'The refund has already been sent, so the visit stays cancelled. Please make a new booking.',
      fr: 'Le remboursement est déjà parti\u00a0: la visite reste annulée. Veuillez faire une nouvelle réservation.',
    },
    CHARGE_OPEN: {
      en: 'An amount is already asked for on this booking. Withdraw it first, or note it as paid.',
      fr: 'Un montant est déjà demandé pour cette réservation. Retirez-le d’abord, ou inscrivez-le comme payé.',
    },
    CHARGE_PAID: { en: 'This amount has been paid already.', fr: 'Ce montant a déjà été payé.' },
    CHARGE_ENDED: { en: 'This amount is no longer asked for.', fr: 'Ce montant n’est plus demandé.' },
    CLIENT_CHANGED: {
      en: 'Someone else has merged or separated this client in the meantime. Here is where the record stands now.',
      fr: 'Quelqu’un d’autre a réuni ou séparé cette fiche entre-temps. Voici où elle en est.',
    },
    SETTING_CHANGED: {
      en: 'Somebody else has changed this in the meantime. Here is where it stands now.',
      fr: 'Quelqu’un d’autre a changé ce réglage entre-temps. Voici où il en est.',
    },
    DAY_MOVE_SENT: {
      en: 'The ten minutes are over, and the clients have been told.',
      fr: 'Les dix minutes sont passées, et la clientèle est avisée.',
    },
    REVIEW_CHANGED: {
      en: 'This review has changed in the meantime. Here is where it stands now.',
      fr: 'Cette demande d’évaluation a changé entre-temps. Voici où elle en est.',
    },
    CONSENT_TEXT_CHANGED: {
      en: 'The words beside this box have changed in the meantime. Please reload the page and read them.',
      fr: 'Le texte de cette case a changé entre-temps. Veuillez recharger la page et le relire.',
    },
    PLAN_NOT_POSSIBLE: {
      en: 'This storefront cannot be booked with a link, so it cannot have a plan. Please call us.',
      fr: 'Il n’est pas possible de réserver pour cette vitrine au moyen d’un lien\u00a0: elle ne peut donc pas avoir de plan. Veuillez nous appeler.',
    },
    VISIT_CANCELLED: {
      en: 'The visit was cancelled in the meantime. Nothing was changed.',
      fr: 'La visite a été annulée entre-temps. Rien n’a été changé.',
    },
    VISIT_MOVED: {
      en: 'The visit was moved to another day in the meantime. Nothing was changed.',
      fr: 'La visite a été déplacée à un autre jour entre-temps. Rien n’a été changé.',
    },
    VISIT_SETTLED: {
      en: 'The office has decided otherwise about this visit. Nothing was changed.',
      fr: 'Le bureau en a décidé autrement pour cette visite. Rien n’a été changé.',
    },
    TAKE_BACK_TOO_LATE: {
      en: 'More than ten minutes have passed, and what follows the visit has left. Please call the office.',
      fr: 'Plus de dix minutes ont passé, et ce qui suit la visite est parti. Veuillez appeler le bureau.',
    },
    NOTES_FULL: {
      en: 'This visit already has twenty notes. Please tell the office.',
      fr: 'Cette visite compte déjà vingt notes. Veuillez le dire au bureau.',
    },
    PHOTOS_FULL: {
      en: 'This visit already has eight photos.',
      fr: 'Cette visite compte déjà huit photos.',
    },
    TICKET_USED: { en: 'This card ticket was used already.', fr: 'Ce billet de paiement a déjà servi.' },
    ACCOUNTING_NOT_CONFIGURED: {
      en: 'The accounting service is not set up yet.',
      fr: 'Le service de comptabilité n’est pas encore configuré.',
    },
    MONTH_AHEAD: {
      en: 'This month has not begun yet, so there is nothing to report.',
      fr: 'Ce mois n’a pas encore commencé\u00a0: il n’y a rien à en dire.',
    },
    MONTH_BEFORE_SALES: {
      en: 'Nothing was sold yet in this month: the first sale came later.',
      fr: 'Rien n’était encore vendu ce mois-là\u00a0: la première vente est venue plus tard.',
    },
    WORK_UNDER_WAY: {
      en: 'This is already being done. Please wait for its outcome.',
      fr: 'Ce travail est déjà en cours. Veuillez en attendre l’issue.',
    },
  },
  410: {
    CHECKOUT_ENDED: {
      en: 'This checkout has expired. Please choose your appointment again.',
      fr: 'Cette commande est expirée. Veuillez choisir de nouveau votre rendez-vous.',
    },
    PAYMENT_LINK_ENDED: {
      en: 'This payment link has expired. Nothing was charged. Please call us.',
      fr: 'Ce lien de paiement est expiré. Rien n’a été débité. Veuillez nous appeler.',
    },
    PRICE_LETTER_ENDED: {
      en: 'The link of this price has ended. Begin with your postal code to see today’s.',
      fr: 'Le lien de ce prix a pris fin. Commencez par votre code postal pour voir celui d’aujourd’hui.',
    },
    QUOTE_EXPIRED: {
      en: 'This quote has expired. Nothing was charged. Please call us for a new one.',
      fr: 'Cette soumission est expirée. Rien n’a été débité. Appelez-nous pour en obtenir une nouvelle.',
    },
    QUOTE_WITHDRAWN: {
      en: 'We have withdrawn this quote. Nothing more can be charged. Please call us.',
      fr: 'Nous avons retiré cette soumission. Rien d’autre ne peut être débité. Veuillez nous appeler.',
    },
    CANCEL_LINK_NEEDED: {
      en: 'A booking can only be cancelled with the link in its confirmation email.',
      fr: 'Une réservation ne peut être annulée qu’avec le lien de son courriel de confirmation.',
    },
    WEATHER_LINK_EXPIRED: {
      en: 'The time to answer has passed. Your appointment stays as it is.',
      fr: 'Le délai de réponse est passé. Votre rendez-vous reste tel quel.',
    },
    WEATHER_WITHDRAWN: {
      en: 'We no longer need to move your visit. Your appointment stays as it is.',
      fr: 'Il n’est plus nécessaire de déplacer votre rendez-vous. Il reste tel quel.',
    },
    INVITATION_OVER: {
      en: 'This link has expired. Ask for a new one.',
      fr: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
    },
    REVIEW_LINK_EXPIRED: { en: 'This link has expired.', fr: 'Ce lien est expiré.' },
    REVIEW_LINK_USED: {
      en: 'A booking was already made with this link.',
      fr: 'Une réservation a déjà été faite avec ce lien.',
    },
    OFFER_LINK_EXPIRED: { en: 'This link has expired.', fr: 'Ce lien est expiré.' },
    REPORT_TOO_LATE: {
      en: 'This report came more than a week after the visit. Please tell the office.',
      fr: 'Ce signalement est arrivé plus d’une semaine après la visite. Veuillez le dire au bureau.',
    },
    TICKET_EXPIRED: { en: 'This card ticket has expired.', fr: 'Ce billet de paiement est expiré.' },
  },
  413: {
    BODY_TOO_LARGE: { en: 'This request is too large.', fr: 'Cette requête est trop volumineuse.' },
  },
  415: {
    MEDIA_TYPE_UNSUPPORTED: { en: 'Please send JSON.', fr: 'Veuillez envoyer du JSON.' },
  },
  422: {
    AREA_NOT_SERVED: { en: 'We do not service this postal code.', fr: 'Nous ne desservons pas ce code postal.' },
    SIZE_NOT_BOOKABLE: {
      en: 'This type of building needs a custom quote.',
      fr: 'Ce genre de bâtiment demande une soumission sur mesure.',
    },
    WEBHOOK_ADDRESS: {
      en: 'Events go only to an https address of the public internet.',
      fr: 'Les événements ne vont qu’à une adresse https de l’Internet public.',
    },
    LAYOUT_NOT_OFFERED: { en: 'This layout is not offered.', fr: 'Cette disposition n’est pas disponible.' },
    PRICE_DIFFERS: {
      en: 'The price has changed. Please review the total.',
      fr: 'Le prix a changé. Veuillez vérifier le total.',
    },
    INVITATION_CODE_INVALID: {
      en: 'Invalid invitation code. Please check your code and try again.',
      fr: 'Code d’invitation non valide. Veuillez vérifier votre code et réessayer.',
    },
    CLIENT_NUMBER_UNKNOWN: {
      en: 'We could not find an eligible earlier booking with this number.',
      fr: 'Aucune réservation antérieure admissible ne correspond à ce numéro.',
    },
    SOLD_OUT: { en: `All ${places} places are taken`, fr: `Les ${places}\u00a0places sont prises` },
    NO_CLIENT_NUMBERS: {
      en: 'No more bookings can be taken online at the moment. Please call us.',
      fr: 'Aucune autre réservation ne peut être prise en ligne pour le moment. Veuillez nous appeler.',
    },
    TERMS_NOT_ACCEPTED: {
      en: 'You must accept the terms and conditions to proceed with your booking.',
      fr: 'Vous devez accepter les conditions générales pour poursuivre votre réservation.',
    },
    MOVE_TOO_LATE: {
      en: 'It is too late to move this visit here. Please call us.',
      fr: 'Il est trop tard pour déplacer ce rendez-vous ici. Veuillez nous appeler.',
    },
    AREA_SERVED_ALREADY: { en: 'We already serve this area.', fr: 'Nous desservons déjà ce secteur.' },
    WAITING_SPAN_INVALID: {
      en: 'Please choose dates in order, with days still to come.',
      fr: 'Veuillez choisir une période qui commence avant de finir et qui compte des journées à venir.',
    },
    MESSAGE_TOO_LATE: {
      en: 'It is too late for this message: it would no longer be useful.',
      fr: 'Il est trop tard pour ce message\u00a0: il ne serait plus utile.',
    },
    TEXT_UNREACHABLE: {
      en: 'No text can be sent to this number, or it has opted out. Please call, or write an email.',
      fr: 'Aucun texto ne peut être envoyé à ce numéro, ou il les refuse. Veuillez appeler ou écrire un courriel.',
    },
    NEW_CODE_WRONG: {
      en: 'This code is not right. Enter the one that the application shows now.',
      fr: 'Ce code n’est pas le bon. Entrez celui que l’application affiche maintenant.',
    },
    PASSWORD_WRONG: { en: 'This password is not right.', fr: 'Ce mot de passe n’est pas le bon.' },
    PASSKEY_NOT_MADE: {
      en: 'The passkey could not be made. Please try again.',
      fr: 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
    },
    PASSWORD_COMMON: {
      en: 'This password is easy to guess. Choose several words, without your email, our name, our city or a year.',
      fr: 'Ce mot de passe est facile à deviner. Choisissez plusieurs mots, sans votre courriel, notre nom, notre ville ni une année.',
    },
    PASSWORD_UNCHANGED: {
      en: 'This is your current password. Choose another one.',
      fr: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
    },
    NO_SUCH_CREW: { en: 'There are fewer crews on this day.', fr: 'Il n’y a pas autant d’équipes ce jour-là.' },
    REFUND_TOO_MUCH: {
      en: 'This is more than what is left of the payment.',
      fr: 'Cette somme dépasse ce qui reste du paiement.',
    },
    REFUND_NUMBER_TAKEN: {
      en: 'This is the number of the payment itself or of another refund of it.',
      fr: 'Ce numéro est celui du paiement lui-même ou d’un autre de ses remboursements.',
    },
    ASKED_TOO_LATE: {
      en: 'For one of these visits it is too late for an answer. Move it instead.',
      fr: 'Pour l’une de ces visites, il est trop tard pour attendre une réponse. Déplacez-la plutôt.',
    },
    NOTICE_TOO_SHORT: { en: `${noticeShort.en}.`, fr: `${noticeShort.fr}.` },
    VISIT_AHEAD: {
      en: 'The day of this visit has not come yet.',
      fr: 'Le jour de cette visite n’est pas encore arrivé.',
    },
    PHOTO_UNREADABLE: {
      en: 'This photo cannot be read. Please take it again.',
      fr: 'Cette photo est illisible. Veuillez la reprendre.',
    },
    FILE_NOT_PDF: { en: 'This file is not a whole PDF.', fr: 'Ce fichier n’est pas un PDF complet.' },
    VALID_DAY_PAST: {
      en: 'The last day of this certificate has passed.',
      fr: 'Le dernier jour de cette attestation est passé.',
    },
  },
  428: {
    PROOF_NEEDED: {
      en: 'Many days are being held right now. Your browser has to do a short calculation first; please try again.',
      fr: 'Beaucoup de journées sont retenues en ce moment. Votre navigateur doit d’abord faire un court calcul; veuillez réessayer.',
    },
  },
  429: {
    TOO_MANY_ADDRESSES: {
      en: 'We have already written to several new addresses today. Please try again tomorrow, or call us.',
      fr: 'Nous avons déjà écrit à plusieurs nouvelles adresses aujourd’hui. Veuillez réessayer demain ou nous appeler.',
    },
    SIGN_IN_LOCKED: {
      en: 'Too many wrong tries. Please wait a few minutes and try again.',
      fr: 'Trop d’essais infructueux. Veuillez patienter un moment, puis réessayer.',
    },
    TOO_MANY_REQUESTS: {
      en: 'Too many tries. Please wait a moment and try again.',
      fr: 'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
    },
    TOO_MANY_CHECKOUTS: {
      en: 'Several bookings are already being made from your network. Please try again in half an hour, or call us.',
      fr: 'Plusieurs réservations sont déjà en cours depuis votre réseau. Veuillez réessayer dans une demi-heure ou nous appeler.',
    },
    CARDS_DECLINED: {
      en: 'Cards were declined three times, so no card can be tried here for an hour. Nothing was charged. Please try again later, or call us and we will book your visit together.',
      fr: 'Des cartes ont été refusées trois fois : aucune ne peut être essayée ici pendant une heure. Rien n’a été débité. Veuillez réessayer plus tard, ou appelez-nous et nous réserverons votre rendez-vous ensemble.',
    },
  },
  500: {
    UNEXPECTED: {
      en: 'Something went wrong on our side. Please try again.',
      fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    },
  },
  502: {
    CARD_GATEWAY_UNAVAILABLE: {
      en: 'The card service did not answer. Nothing is lost: please try again.',
      fr: 'Le service de paiement n’a pas répondu. Rien n’est perdu : veuillez réessayer.',
    },
  },
  503: {
    UNAVAILABLE: {
      en: 'The service is unavailable for a moment. Please try again.',
      fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
    },
  },
} satisfies Record<number, Partial<Record<FailureCode, Bilingual>>>;

type Listed = { [S in keyof typeof byStatus]: keyof (typeof byStatus)[S] }[keyof typeof byStatus];

/** A code without words does not compile. */
const texts: Record<FailureCode, Bilingual> = Object.assign({}, ...Object.values(byStatus)) as Record<
  Listed,
  Bilingual
>;

const statuses = new Map(
  Object.entries(byStatus).flatMap(([status, codes]) => Object.keys(codes).map((code) => [code, Number(status)])),
);

export const statusOf = (code: FailureCode): number => statuses.get(code) ?? 500;

export const textOf = (code: FailureCode, language: Language): string => texts[code][language];
