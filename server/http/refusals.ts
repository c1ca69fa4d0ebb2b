import { limitedPlaces as places } from '#business/services.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';

type Entry = { status: number; text: Bilingual };
const noticeShort = allFieldMessages['notice-short'];
const entry = (status: number, en: string, fr: string): Entry => ({ status, text: { en, fr } });

/** The only map from codes to HTTP, and the words that a person reads. */
const failures: Record<FailureCode, Entry> = {
  INVALID_INPUT: entry(400, 'Please check the highlighted fields.', 'Veuillez vérifier les champs indiqués.'),
  POSTAL_CODE_TOO_SHORT: entry(400, 'Please enter a valid postal code', 'Veuillez entrer un code postal valide'),
  AREA_NOT_SERVED: entry(422, 'We do not service this postal code.', 'Nous ne desservons pas ce code postal.'),
  SIZE_NOT_BOOKABLE: entry(
    422,
    'This type of building needs a custom quote.',
    'Ce type de bâtiment demande une soumission sur mesure.',
  ),
  LAYOUT_NOT_OFFERED: entry(422, 'This layout is not offered.', 'Cette disposition n’est pas offerte.'),
  DATE_NOT_OPEN: entry(400, 'This date cannot be booked.', 'Cette date ne peut pas être réservée.'),
  TIME_NOT_OPEN: entry(400, 'This time cannot be booked.', 'Cette heure ne peut pas être réservée.'),
  DATE_TAKEN: entry(
    409,
    'This date has just been taken. Please choose another one.',
    'Cette date vient d’être prise. Veuillez en choisir une autre.',
  ),
  ORDER_NUMBER_TAKEN: entry(409, 'This order number is already in use.', 'Ce numéro de commande est déjà utilisé.'),
  PRICE_DIFFERS: entry(
    422,
    'The price has changed. Please review the total.',
    'Le prix a changé. Veuillez vérifier le total.',
  ),
  INVITATION_CODE_INVALID: entry(
    422,
    'Invalid invitation code. Please check your code and try again.',
    'Code d’invitation non valide. Veuillez vérifier votre code et réessayer.',
  ),
  CLIENT_NUMBER_UNKNOWN: entry(
    422,
    'We could not find an eligible earlier booking with this number.',
    'Aucune réservation antérieure admissible ne correspond à ce numéro.',
  ),
  REFRESH_GONE: entry(
    409,
    'The visit that this refresh builds on no longer stands, or its free refresh has been used for another day.',
    'La visite que ce rafraîchissement suit n’a plus lieu, ou son rafraîchissement gratuit a servi pour un autre jour.',
  ),
  REFRESH_TOO_EARLY: entry(
    409,
    'A refresh comes after the visit that it refreshes. Please choose a later date.',
    'Un rafraîchissement vient après la visite qu’il rafraîchit. Veuillez choisir une date ultérieure.',
  ),
  VISIT_AFTER_REFRESH: entry(
    409,
    'This visit comes before its refresh, which has a date already. Please choose an earlier date, or move the refresh first.',
    'Cette visite vient avant son rafraîchissement, qui a déjà une date. Veuillez choisir une date antérieure, ou déplacer d’abord le rafraîchissement.',
  ),
  SOLD_OUT: entry(422, `All ${places} places are taken`, `Les ${places}\u00a0places sont prises`),
  NO_CLIENT_NUMBERS: entry(
    422,
    'No more bookings can be taken online at the moment. Please call us.',
    'Aucune autre réservation ne peut être prise en ligne pour le moment. Veuillez nous appeler.',
  ),
  TERMS_NOT_ACCEPTED: entry(
    422,
    'You must accept the terms and conditions to proceed with your booking.',
    'Vous devez accepter les conditions générales pour poursuivre votre réservation.',
  ),
  CARD_GATEWAY_UNAVAILABLE: entry(
    502,
    'The card service did not answer. Nothing is lost: please try again.',
    'Le service de paiement n’a pas répondu. Rien n’est perdu : veuillez réessayer.',
  ),
  COOKIES_NEEDED: entry(
    403,
    'Your browser does not accept cookies from this site, and without one no date can be held for you. Please allow cookies, or call us.',
    'Votre navigateur n’accepte pas les témoins (cookies) de ce site, et sans eux aucune date ne peut être retenue pour vous. Veuillez les autoriser ou nous appeler.',
  ),
  NOT_PAID: entry(402, 'The payment was not approved.', 'Le paiement n’a pas été approuvé.'),
  CHECKOUT_OF_ANOTHER: entry(
    403,
    'This checkout belongs to someone else.',
    'Cette commande appartient à quelqu’un d’autre.',
  ),
  CHECKOUT_NOT_FOUND: entry(404, 'This checkout was not found.', 'Cette commande est introuvable.'),
  CHECKOUT_ENDED: entry(
    410,
    'This checkout has ended. Please choose your appointment again.',
    'Cette commande a pris fin. Veuillez choisir de nouveau votre rendez-vous.',
  ),
  PAID_NOT_BOOKED: entry(
    409,
    'Your payment was received, but the date could not be kept. Your refund is on its way.',
    'Votre paiement a été reçu, mais la date n’a pas pu être gardée. Votre remboursement est en cours.',
  ),
  PAYMENT_LINK_INVALID: entry(404, 'This payment link is not valid.', 'Ce lien de paiement n’est pas valide.'),
  PAYMENT_LINK_PAID: entry(409, 'This payment link is paid already.', 'Ce lien de paiement a déjà été payé.'),
  PAYMENT_LINK_ENDED: entry(
    410,
    'This payment link has ended. Nothing was charged. Please call us.',
    'Ce lien de paiement a pris fin. Rien n’a été débité. Veuillez nous appeler.',
  ),
  PAYMENT_LINK_CLOSED: entry(
    409,
    'We have closed this day since the link was sent. Nothing was charged. Please call us for another day.',
    'Nous avons fermé cette journée depuis l’envoi du lien. Rien n’a été débité. Appelez-nous pour une autre date.',
  ),
  ORDER_NOT_FOUND: entry(
    404,
    'We found no booking with these details.',
    'Aucune réservation ne correspond à ces renseignements.',
  ),
  CERTIFICATE_NOT_FOUND: entry(
    404,
    'There is no certificate with this number.',
    'Aucun certificat ne porte ce numéro.',
  ),
  CANCEL_LINK_NEEDED: entry(
    410,
    'A booking can only be cancelled with the link in its confirmation email.',
    'Une réservation ne peut être annulée qu’avec le lien de son courriel de confirmation.',
  ),
  CANCEL_LINK_INVALID: entry(
    404,
    'This cancellation link is invalid, has expired or was already used.',
    'Ce lien d’annulation n’est pas valide, est expiré ou a déjà servi.',
  ),
  ALREADY_CANCELLED: entry(409, 'This booking is already cancelled.', 'Cette réservation est déjà annulée.'),
  WEATHER_LINK_INVALID: entry(
    404,
    'This weather link is not valid. Please use the link from your SMS notification.',
    'Ce lien météo n’est pas valide. Veuillez utiliser le lien de votre message texte.',
  ),
  WEATHER_ACTION_INVALID: entry(
    400,
    'Invalid Link. This weather response link is invalid or malformed.',
    'Lien non valide. Ce lien de réponse météo n’est pas valide ou est mal formé.',
  ),
  WEATHER_LINK_EXPIRED: entry(
    410,
    'The time to answer is over. Your appointment stays as it is.',
    'Le délai de réponse est passé. Votre rendez-vous reste tel quel.',
  ),
  WEATHER_WITHDRAWN: entry(
    410,
    'We no longer need to move your visit. Your appointment stays as it is.',
    'Il n’est plus nécessaire de déplacer votre visite. Votre rendez-vous reste tel quel.',
  ),
  WEATHER_PRESS_NEEDED: entry(
    409,
    'Please give your answer with one of the buttons.',
    'Veuillez donner votre réponse avec l’un des boutons.',
  ),
  BOOKING_LINK_NEEDED: entry(
    403,
    'A visit can only be changed with the link in its confirmation email.',
    'Une visite ne peut être modifiée qu’avec le lien de son courriel de confirmation.',
  ),
  ADDRESS_NOT_CONFIRMED: entry(
    409,
    'Please open the link that we sent to the new email address first.',
    'Veuillez d’abord ouvrir le lien envoyé à la nouvelle adresse courriel.',
  ),
  ADDRESS_LINK_INVALID: entry(
    404,
    'This link is not valid, or its seven days are over.',
    'Ce lien n’est pas valide, ou ses sept jours sont passés.',
  ),
  TOO_MANY_ADDRESSES: entry(
    429,
    'We have written to new addresses often enough today. Please try again tomorrow, or call us.',
    'Nous avons assez écrit à de nouvelles adresses aujourd’hui. Veuillez réessayer demain ou nous appeler.',
  ),
  MOVE_TOO_LATE: entry(
    422,
    'It is too late to move this visit here. Please call us.',
    'Il est trop tard pour déplacer cette visite ici. Veuillez nous appeler.',
  ),
  AREA_SERVED_ALREADY: entry(422, 'We already serve this area.', 'Nous desservons déjà ce secteur.'),
  AREA_LINK_INVALID: entry(
    404,
    'This link is not valid, or its request was removed.',
    'Ce lien n’est pas valide, ou sa demande a été supprimée.',
  ),
  WAITING_SPAN_INVALID: entry(
    422,
    'Please choose a span that begins before it ends and has days ahead.',
    'Veuillez choisir une période qui commence avant de finir et qui compte des journées à venir.',
  ),
  WAITING_DAY_FREE: entry(
    409,
    'A day within these dates is free now. You can choose it in the calendar.',
    'Une journée est libre entre ces dates. Vous pouvez la choisir dans le calendrier.',
  ),
  WAITING_LINK_INVALID: entry(
    404,
    'This link is not valid, or its request was removed.',
    'Ce lien n’est pas valide, ou sa demande a été supprimée.',
  ),
  WAITING_OFFER_ENDED: entry(
    409,
    'This day is no longer held for you. You stay on the waiting list.',
    'Cette journée n’est plus retenue pour vous. Vous restez sur la liste d’attente.',
  ),
  WAITING_NOT_OFFERED: entry(
    409,
    'This day could not be held for this person: it was offered before, or another day is held now.',
    'Cette journée n’a pas pu être retenue pour cette personne : elle lui a déjà été offerte, ou une autre est retenue.',
  ),
  MESSAGE_UNDER_WAY: entry(
    409,
    'This message is still on its way. Please wait for its outcome.',
    'Ce message est encore en route. Veuillez en attendre l’issue.',
  ),
  MESSAGE_TOO_LATE: entry(
    422,
    'It is too late for this message: it would tell nothing any more.',
    'Il est trop tard pour ce message\u00a0: il n’apprendrait plus rien.',
  ),
  TEXT_SETTLED: entry(
    409,
    'Somebody else has dealt with this text already.',
    'Quelqu’un d’autre s’est déjà occupé de ce texto.',
  ),
  TEXT_UNREACHABLE: entry(
    422,
    'No text can be sent to this number, or it wants none. Please call, or write a mail.',
    'Aucun texto ne peut être envoyé à ce numéro, ou il n’en veut aucun. Veuillez appeler ou écrire un courriel.',
  ),
  SIGNATURE_INVALID: entry(
    403,
    'This request is not signed as it should be.',
    'La signature de cette requête n’est pas valide.',
  ),
  SIGN_IN_NEEDED: entry(401, 'Please sign in.', 'Veuillez ouvrir une session.'),
  SESSION_IDLE: entry(
    401,
    'Your session ended because nothing was done in it for a while. Sign in again.',
    'Votre session a pris fin après un moment d’inactivité. Ouvrez-en une autre.',
  ),
  SIGN_IN_WRONG: entry(
    401,
    'This email and password do not go together.',
    'Ce courriel et ce mot de passe ne vont pas ensemble.',
  ),
  SIGN_IN_LOCKED: entry(
    429,
    'Too many wrong tries. Please wait a few minutes and try again.',
    'Trop d’essais infructueux. Veuillez patienter un moment, puis réessayer.',
  ),
  CODE_WRONG: entry(
    401,
    'This code is not right, or its time is over.',
    'Ce code n’est pas le bon, ou son délai est passé.',
  ),
  NEW_CODE_WRONG: entry(
    422,
    'This code is not right. Enter the one that the application shows now.',
    'Ce code n’est pas le bon. Entrez celui que l’application montre maintenant.',
  ),
  SECOND_FACTOR_NEEDED: entry(
    403,
    'Please set up the second step of signing in first.',
    'Veuillez d’abord configurer la deuxième étape de connexion.',
  ),
  PASSWORD_WRONG: entry(422, 'This password is not right.', 'Ce mot de passe n’est pas le bon.'),
  OWNER_NEEDED: entry(403, 'Only an owner may do this.', 'Seul un propriétaire peut faire cela.'),
  OFFICE_ONLY: entry(403, 'A crew sees its visits alone.', 'Une équipe ne voit que ses visites.'),
  PASSWORD_NEEDED: entry(403, 'Please enter your password again.', 'Veuillez entrer de nouveau votre mot de passe.'),
  PASSKEY_NEEDED: entry(
    401,
    'Please sign in with your passkey: the password alone does not open.',
    'Veuillez utiliser votre clé d’accès\u00a0: le mot de passe seul n’ouvre pas.',
  ),
  PASSKEY_WRONG: entry(401, 'This passkey does not open this door.', 'Cette clé d’accès n’ouvre pas cette porte.'),
  PASSKEY_NOT_MADE: entry(
    422,
    'The passkey could not be made. Please try again.',
    'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
  ),
  SECOND_FACTOR_ON: entry(409, 'The second step is already set up.', 'La deuxième étape est déjà configurée.'),
  PASSWORD_COMMON: entry(
    422,
    'This password is easy to guess. Choose several words, without your email, our name, our city or a year.',
    'Ce mot de passe est facile à deviner. Choisissez plusieurs mots, sans votre courriel, notre nom, notre ville ni une année.',
  ),
  PASSWORD_UNCHANGED: entry(
    422,
    'This is your current password. Choose another one.',
    'C’est votre mot de passe actuel. Choisissez-en un autre.',
  ),
  SECOND_FACTOR_LAST: entry(
    409,
    'With real payments a second step has to stay. Set up another one first.',
    'Avec de vrais paiements, il faut garder une deuxième étape. Configurez-en d’abord une autre.',
  ),
  PERSON_KNOWN: entry(
    409,
    'There is an administrator of this email already.',
    'Un administrateur a déjà cette adresse courriel.',
  ),
  PERSONAL_DATA_IN_USE: entry(
    409,
    'This person has an upcoming visit, or a payment or refund under way. Cancel it or let it finish first.',
    'Cette personne a une visite à venir, ou un paiement ou un remboursement en cours. Annulez-le ou laissez-le se terminer d’abord.',
  ),
  NOT_YOURSELF: entry(409, 'Another owner has to do this for you.', 'Un autre propriétaire doit faire cela pour vous.'),
  INVITATION_OVER: entry(
    410,
    'This link is over. Ask for a new one.',
    'Ce lien n’est plus valide. Demandez-en un nouveau.',
  ),
  IMPORT_CHANGED: entry(
    409,
    'The file or the calendar has changed since it was checked. Please check it again.',
    'Le fichier ou le calendrier a changé depuis la vérification. Veuillez vérifier de nouveau.',
  ),
  BOOKING_CHANGED: entry(
    409,
    'This booking has changed meanwhile. Here is how it stands now.',
    'Cette réservation a changé entre-temps. Voici où elle en est.',
  ),
  NO_SUCH_CREW: entry(422, 'There are not that many crews on this day.', 'Il n’y a pas autant d’équipes ce jour-là.'),
  VISIT_OVER: entry(409, 'This visit is over and stays as it is.', 'Cette visite est passée et reste telle quelle.'),
  REFUND_TOO_MUCH: entry(
    422,
    'This is more than what is left of the payment.',
    'Cette somme dépasse ce qui reste du paiement.',
  ),
  REFUND_NOT_FOUND: entry(404, 'This refund was not found.', 'Ce remboursement est introuvable.'),
  REFUND_NOT_STUCK: entry(
    409,
    'This refund needs no decision any more: it is done, or it is being sent.',
    'Ce remboursement n’attend plus de décision\u00a0: il est fait, ou il est en cours d’envoi.',
  ),
  REFUND_UNDER_WAY: entry(
    409,
    'The card gateway is being asked for this refund right now. Please wait two minutes and look again.',
    'Ce remboursement est demandé au service de paiement en ce moment même. Veuillez patienter deux minutes, puis vérifier de nouveau.',
  ),
  REFUND_SENT: entry(
    409,
    'The refund has already been sent, so the visit stays cancelled. Please book it anew.',
    'Le remboursement est déjà parti\u00a0: la visite reste annulée. Veuillez faire une nouvelle réservation.',
  ),
  REFUND_NUMBER_TAKEN: entry(
    422,
    'This is the number of the payment itself or of another refund of it.',
    'Ce numéro est celui du paiement lui-même ou d’un autre de ses remboursements.',
  ),
  CLIENT_CHANGED: entry(
    409,
    'Someone else has merged or separated this client in the meantime. Here is how the record stands now.',
    'Quelqu’un d’autre a réuni ou séparé cette fiche entre-temps. Voici où elle en est.',
  ),
  CLIENT_NOT_FOUND: entry(404, 'This client does not exist.', 'Cette fiche de client n’existe pas.'),
  SETTING_CHANGED: entry(
    409,
    'Somebody else has changed this meanwhile. Here is how it stands now.',
    'Quelqu’un d’autre a changé ce réglage entre-temps. Voici où il en est.',
  ),
  DAY_MOVE_NOT_FOUND: entry(
    404,
    'These visits were not moved together.',
    'Ces visites n’ont pas été déplacées ensemble.',
  ),
  DAY_MOVE_SENT: entry(
    409,
    'The ten minutes are over, and the clients have been told.',
    'Les dix minutes sont passées, et la clientèle est avisée.',
  ),
  ASKED_TOO_LATE: entry(
    422,
    'For one of these visits it is too late for an answer. Move it instead.',
    'Pour l’une de ces visites, il est trop tard pour attendre une réponse. Déplacez-la plutôt.',
  ),
  NOTICE_TOO_SHORT: entry(422, `${noticeShort.en}.`, `${noticeShort.fr}.`),
  REVIEW_CHANGED: entry(
    409,
    'This review has changed meanwhile. Here is how it stands now.',
    'Cette demande d’évaluation a changé entre-temps. Voici où elle en est.',
  ),
  REVIEW_LINK_INVALID: entry(404, 'This link is not valid.', 'Ce lien n’est pas valide.'),
  REVIEW_LINK_EXPIRED: entry(410, 'This link has expired.', 'Ce lien est expiré.'),
  REVIEW_LINK_USED: entry(
    410,
    'A booking was already made with this link.',
    'Une réservation a déjà été faite avec ce lien.',
  ),
  OFFER_LINK_INVALID: entry(404, 'This link is not valid.', 'Ce lien n’est pas valide.'),
  OFFER_LINK_EXPIRED: entry(410, 'This link has expired.', 'Ce lien est expiré.'),
  CONSENT_TEXT_CHANGED: entry(
    409,
    'The words beside this box have changed meanwhile. Please load the page anew and read them.',
    'Le texte de cette case a changé entre-temps. Veuillez recharger la page et le relire.',
  ),
  PLAN_NOT_POSSIBLE: entry(
    409,
    'This storefront cannot be booked by a link, so it can have no plan. Please call us.',
    'Cette vitrine ne peut pas être réservée au moyen d’un lien et ne peut donc pas avoir de plan. Veuillez nous appeler.',
  ),
  UNSUBSCRIBE_LINK_INVALID: entry(404, 'This link is not valid.', 'Ce lien n’est pas valide.'),
  VISIT_AHEAD: entry(
    422,
    'The day of this visit has not come yet.',
    'Le jour de cette visite n’est pas encore arrivé.',
  ),
  VISIT_CANCELLED: entry(
    409,
    'The visit was cancelled meanwhile. Nothing was changed.',
    'La visite a été annulée entre-temps. Rien n’a été changé.',
  ),
  VISIT_MOVED: entry(
    409,
    'The visit was moved to another day meanwhile. Nothing was changed.',
    'La visite a été déplacée à un autre jour entre-temps. Rien n’a été changé.',
  ),
  VISIT_SETTLED: entry(
    409,
    'The office has decided otherwise about this visit. Nothing was changed.',
    'Le bureau en a décidé autrement pour cette visite. Rien n’a été changé.',
  ),
  TAKE_BACK_TOO_LATE: entry(
    409,
    'More than ten minutes have passed, and what follows the visit has left. Please call the office.',
    'Plus de dix minutes ont passé, et ce qui suit la visite est parti. Veuillez appeler le bureau.',
  ),
  REPORT_TOO_LATE: entry(
    410,
    'This came more than a week after the visit. Please tell the office.',
    'C’est arrivé plus d’une semaine après la visite. Veuillez le dire au bureau.',
  ),
  PHOTO_UNREADABLE: entry(
    422,
    'This photo cannot be read. Please take it again.',
    'Cette photo est illisible. Veuillez la reprendre.',
  ),
  NOTES_FULL: entry(
    409,
    'Twenty notes of this visit are kept already. Please tell the office.',
    'Vingt notes de cette visite sont déjà gardées. Veuillez le dire au bureau.',
  ),
  PHOTOS_FULL: entry(
    409,
    'Eight photos of this visit are kept already.',
    'Huit photos de cette visite sont déjà gardées.',
  ),
  METRICS_CLOSED: entry(
    403,
    'These figures are for this machine and for whoever has the token.',
    'Ces mesures sont réservées à cette machine et à qui possède le jeton.',
  ),
  ORIGIN_FOREIGN: entry(403, 'This request came from another site.', 'Cette requête vient d’un autre site.'),
  TOO_MANY_REQUESTS: entry(
    429,
    'Too many tries. Please wait a moment and try again.',
    'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
  ),
  TOO_MANY_CHECKOUTS: entry(
    429,
    'Several bookings are being made from your network already. Please try again in half an hour, or call us.',
    'Plusieurs réservations sont déjà en cours depuis votre réseau. Veuillez réessayer dans une demi-heure ou nous appeler.',
  ),
  CARDS_DECLINED: entry(
    429,
    'Cards were declined three times, so no card can be tried here for an hour. Nothing was charged. Please try again later, or call us and we will book your visit together.',
    'Des cartes ont été refusées trois fois : aucune ne peut être essayée ici pendant une heure. Rien n’a été débité. Veuillez réessayer plus tard, ou appelez-nous et nous réserverons votre visite ensemble.',
  ),
  PROOF_NEEDED: entry(
    428,
    'Many days are being held right now. Your browser has to solve a short computation first; please try again.',
    'Beaucoup de journées sont retenues en ce moment. Votre navigateur doit d’abord résoudre un court calcul\u00a0; veuillez réessayer.',
  ),
  BODY_TOO_LARGE: entry(413, 'This request is too large.', 'Cette requête est trop volumineuse.'),
  MEDIA_TYPE_UNSUPPORTED: entry(415, 'Please send JSON.', 'Veuillez envoyer du JSON.'),
  NOT_FOUND: entry(404, 'There is nothing here.', 'Il n’y a rien ici.'),
  METHOD_NOT_ALLOWED: entry(
    405,
    'This address does not take that method.',
    'Cette adresse n’accepte pas cette méthode.',
  ),
  TICKET_UNKNOWN: entry(404, 'This card ticket is unknown.', 'Ce billet de paiement est inconnu.'),
  TICKET_USED: entry(409, 'This card ticket was used already.', 'Ce billet de paiement a déjà servi.'),
  TICKET_EXPIRED: entry(410, 'This card ticket has expired.', 'Ce billet de paiement est expiré.'),
  CARD_NUMBER_INVALID: entry(400, 'This card number is not valid.', 'Ce numéro de carte n’est pas valide.'),
  ACCOUNTING_NOT_CONFIGURED: entry(
    409,
    'The accounting service is not set up yet.',
    'Le service de comptabilité n’est pas encore configuré.',
  ),
  WORK_UNDER_WAY: entry(
    409,
    'This is being done already. Please wait for its outcome.',
    'Ce travail est déjà en cours. Veuillez en attendre l’issue.',
  ),
  UNAVAILABLE: entry(
    503,
    'The service is unavailable for a moment. Please try again.',
    'Le service est momentanément indisponible. Veuillez réessayer.',
  ),
  UNEXPECTED: entry(
    500,
    'Something went wrong on our side. Please try again.',
    'Une erreur est survenue de notre côté. Veuillez réessayer.',
  ),
};

export const statusOf = (code: FailureCode): number => failures[code].status;

export const textOf = (code: FailureCode, language: Language): string => failures[code].text[language];
