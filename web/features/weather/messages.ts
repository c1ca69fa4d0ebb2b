type Reasons = Readonly<Record<string, string>>;
const reasonsEn: Reasons = {
  precipitation: 'rain or snow',
  drying: 'rain before the coating is dry',
  cold: 'cold',
  wind: 'strong wind',
};
const reasonsFr: Reasons = {
  precipitation: 'pluie ou neige',
  drying: 'pluie avant que le revêtement soit sec',
  cold: 'froid',
  wind: 'vents forts',
};

const en = {
  title: 'Weather Response',
  sending: 'Sending your answer...',
  withoutScript: 'This page needs JavaScript to send your answer. You may also call or write to us.',
  home: 'Return to Home',

  invalid: 'Invalid Link',
  malformed: 'This weather response link is invalid or malformed.',
  useLink: 'Please use the link from your SMS notification.',
  invalidHelp: 'Your appointment stays as it is. We are glad to help.',

  asked: 'Another day for your visit?',
  askedText: {
    weather: 'Bad weather is forecast for your day. Move your visit to the proposed one, or keep it as it is.',
    drying:
      'Rain is forecast before the coating would be dry. Move your visit to the proposed day, or keep it as it is.',
    other: 'Move your visit to the proposed day, or keep it as it is.',
  },
  answerUntil: (moment: string) => `Please answer by ${moment}.`,
  silences: {
    ask: 'Without an answer, we decide and let you know.',
    keep: 'Without an answer your appointment stays as it is.',
    move: 'Without an answer your visit moves to the proposed day.',
  },
  withdrawn: 'Your visit stays as it is',
  withdrawnText: 'We no longer need to move it. Your appointment stays at the time shown here.',

  accepted: 'Reschedule Accepted',
  acceptedText: 'Your appointment has been rescheduled for better weather. A new confirmation email will follow.',
  acceptedOtherwise: 'Your appointment has been rescheduled. A new confirmation email will follow.',
  kept: 'Original Appointment Maintained',
  keptText: 'Your appointment stays as booked. The weather continues to be monitored.',
  before: 'Before',
  now: 'Now',
  proposed: 'Proposed',
  forecast: 'Forecast',
  sources: 'Forecast by Open-Meteo.com or Environment and Climate Change Canada.',
  reasons: reasonsEn,

  answeredBefore: 'You answered before',
  answeredBeforeText: 'This link does not change your earlier answer. The buttons below do.',
  answeredBeforeClosed: 'Your earlier answer counts.',
  changeUntil: (moment: string) => `You can change your answer until ${moment}.`,
  changeOver: 'The time to change your answer is over.',
  originalTaken: 'Your original day has been taken meanwhile, so it can no longer be kept.',
  proposedTaken: 'The proposed day is no longer free.',
  accept: 'Accept Reschedule',
  keep: 'Keep Original Time',
  responding: 'Sending...',

  otherDays: 'Other clear days',
  otherDaysText: 'They are free, and the forecast is good.',
  choose: 'Choose this day',
  chooseFirst: 'Choose a day first.',

  expired: 'The time to answer is over',
  movedSilent: 'As announced, your visit has moved to the proposed day.',
  expiredText: 'Nothing has changed: your appointment stays at the time shown here.',
  lost: 'This day is no longer free',
  lostText: 'Your appointment stays as it is. Keep it, or choose another clear day.',
  lostAlone: 'Your appointment stays as it is, and no other clear day is free. We are glad to help.',
  appointment: 'Appointment',
  cancelled: 'Booking Cancelled',
  cancelledText: 'This appointment no longer takes place, so there is nothing to answer.',

  failed: 'Response Failed',
  failedPlain: 'Response failed',
  failedUnanswered: 'There was an error processing your response.',
  failedHelp: 'Please answer again: it counts only once.',
  recorded: 'Response Recorded',
};

const fr: typeof en = {
  title: 'Réponse météo',
  sending: 'Envoi de votre réponse…',
  withoutScript:
    'Cette page a besoin de JavaScript pour envoyer votre réponse. Vous pouvez aussi nous appeler ou nous écrire.',
  home: 'Retour à l’accueil',

  invalid: 'Lien non valide',
  malformed: 'Ce lien de réponse météo n’est pas valide ou est mal formé.',
  useLink: 'Veuillez utiliser le lien de votre message texte.',
  invalidHelp: 'Votre rendez-vous reste tel quel. Nous vous aiderons volontiers.',

  asked: 'Une autre journée pour votre visite\u00a0?',
  askedText: {
    weather:
      'Du mauvais temps est prévu ce jour-là. Déplacez votre visite à la journée proposée, ou gardez-la telle quelle.',
    drying:
      'De la pluie est prévue avant que le revêtement soit sec. Déplacez votre visite à la journée proposée, ou gardez-la telle quelle.',
    other: 'Déplacez votre visite à la journée proposée, ou gardez-la telle quelle.',
  },
  answerUntil: (moment) => `Veuillez répondre avant le ${moment}.`,
  silences: {
    ask: 'Sans réponse, nous décidons et vous en avisons.',
    keep: 'Sans réponse, votre rendez-vous reste tel quel.',
    move: 'Sans réponse, votre visite passe à la journée proposée.',
  },
  withdrawn: 'Votre visite reste telle quelle',
  withdrawnText: 'Il n’est plus nécessaire de la déplacer. Votre rendez-vous reste au moment indiqué ici.',

  accepted: 'Report accepté',
  acceptedText:
    'Votre rendez-vous est déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra.',
  acceptedOtherwise: 'Votre rendez-vous est déplacé. Un nouveau courriel de confirmation suivra.',
  kept: 'Rendez-vous d’origine maintenu',
  keptText: 'Votre rendez-vous est maintenu comme prévu. Nous continuons de surveiller la météo.',
  before: 'Avant',
  now: 'Maintenant',
  proposed: 'Proposé',
  forecast: 'Prévisions',
  sources: 'Prévisions d’Open-Meteo.com ou d’Environnement et Changement climatique Canada.',
  reasons: reasonsFr,

  answeredBefore: 'Vous avez déjà répondu',
  answeredBeforeText: 'Ce lien ne modifie pas votre première réponse. Les boutons ci-dessous le peuvent.',
  answeredBeforeClosed: 'C’est votre première réponse qui compte.',
  changeUntil: (moment) => `Vous pouvez changer d’avis jusqu’au ${moment}.`,
  changeOver: 'Le délai pour changer d’avis est passé.',
  originalTaken: 'Votre journée d’origine a été prise entre-temps\u00a0: elle ne peut plus être gardée.',
  proposedTaken: 'La journée proposée n’est plus libre.',
  accept: 'Accepter le report',
  keep: 'Garder l’heure d’origine',
  responding: 'Envoi…',

  otherDays: 'Autres journées claires',
  otherDaysText: 'Elles sont libres et la météo s’annonce bonne.',
  choose: 'Choisir cette journée',
  chooseFirst: 'Choisissez d’abord une journée.',

  expired: 'Le délai de réponse est passé',
  movedSilent: 'Comme annoncé, votre visite est passée à la journée proposée.',
  expiredText: 'Rien n’a changé\u00a0: votre rendez-vous reste au moment indiqué ici.',
  lost: 'Cette journée n’est plus libre',
  lostText: 'Votre rendez-vous reste tel quel. Gardez-le ou choisissez une autre journée claire.',
  lostAlone:
    'Votre rendez-vous reste tel quel, et aucune autre journée claire n’est libre. Nous vous aiderons volontiers.',
  appointment: 'Rendez-vous',
  cancelled: 'Réservation annulée',
  cancelledText: 'Ce rendez-vous n’a plus lieu\u00a0: il n’y a rien à répondre.',

  failed: 'Échec de la réponse',
  failedPlain: 'La réponse a échoué',
  failedUnanswered: 'Une erreur est survenue lors du traitement de votre réponse.',
  failedHelp: 'Veuillez répondre de nouveau\u00a0: cela ne compte qu’une fois.',
  recorded: 'Réponse enregistrée',
};

export type Messages = typeof en;
export const messages = { en, fr };
