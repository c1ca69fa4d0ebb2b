import type { Bilingual, InLanguage } from '#domain/language.ts';

const reasons: Readonly<Record<string, Bilingual>> = {
  precipitation: { en: 'rain or snow', fr: 'pluie ou neige' },
  drying: { en: 'rain before the coating is dry', fr: 'pluie avant que le revêtement soit sec' },
  cold: { en: 'cold', fr: 'froid' },
  wind: { en: 'strong wind', fr: 'vents forts' },
};

export const messages = {
  title: { en: 'Weather Response', fr: 'Réponse météo' },
  reading: { en: 'Sending your answer...', fr: 'Envoi de votre réponse…' },
  withoutScript: {
    en: 'This page needs JavaScript to send your answer. You may also call or write to us.',
    fr: 'Cette page a besoin de JavaScript pour envoyer votre réponse. Vous pouvez aussi nous appeler ou nous écrire.',
  },
  home: { en: 'Return to Home', fr: 'Retour à l’accueil' },

  invalid: { en: 'Invalid Link', fr: 'Lien non valide' },
  malformed: {
    en: 'This weather response link is invalid or malformed.',
    fr: 'Ce lien de réponse météo n’est pas valide ou est mal formé.',
  },
  useLink: {
    en: 'Please use the link from your SMS notification.',
    fr: 'Veuillez utiliser le lien de votre message texte.',
  },
  invalidHelp: {
    en: 'Your appointment stays as it is. We are glad to help.',
    fr: 'Votre rendez-vous reste tel quel. Nous vous aiderons volontiers.',
  },

  asked: { en: 'Another day for your visit?', fr: 'Une autre journée pour votre rendez-vous?' },
  askedText: {
    weather: {
      en: 'Bad weather is forecast for your day. Move your visit to the proposed one, or keep it as it is.',
      fr: 'Du mauvais temps est prévu ce jour-là. Déplacez votre rendez-vous à la journée proposée, ou gardez-le tel quel.',
    },
    drying: {
      en: 'Rain is forecast before the coating would be dry. Move your visit to the proposed day, or keep it as it is.',
      fr: 'De la pluie est prévue avant que le revêtement soit sec. Déplacez votre rendez-vous à la journée proposée, ou gardez-le tel quel.',
    },
    other: {
      en: 'Move your visit to the proposed day, or keep it as it is.',
      fr: 'Déplacez votre rendez-vous à la journée proposée, ou gardez-le tel quel.',
    },
  },
  answerUntil: {
    en: (moment: string) => `Please answer by ${moment}.`,
    fr: (moment: string) => `Veuillez répondre avant le ${moment}.`,
  },
  silences: {
    ask: {
      en: 'Without an answer, we decide and let you know.',
      fr: 'Sans réponse, nous décidons et vous en avisons.',
    },
    keep: {
      en: 'Without an answer your appointment stays as it is.',
      fr: 'Sans réponse, votre rendez-vous reste tel quel.',
    },
    move: {
      en: 'Without an answer your visit moves to the proposed day.',
      fr: 'Sans réponse, votre rendez-vous passe à la journée proposée.',
    },
  },
  withdrawn: { en: 'Your visit stays as it is', fr: 'Votre rendez-vous reste tel quel' },
  withdrawnText: {
    en: 'We no longer need to move it. Your appointment stays at the time shown here.',
    fr: 'Il n’est plus nécessaire de le déplacer. Votre rendez-vous reste au moment indiqué ici.',
  },

  accepted: { en: 'Reschedule Accepted', fr: 'Report accepté' },
  acceptedText: {
    en: 'Your appointment has been rescheduled for better weather. A new confirmation email will follow.',
    fr: 'Votre rendez-vous est déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra.',
  },
  acceptedOtherwise: {
    en: 'Your appointment has been rescheduled. A new confirmation email will follow.',
    fr: 'Votre rendez-vous est déplacé. Un nouveau courriel de confirmation suivra.',
  },
  kept: { en: 'Original Appointment Maintained', fr: 'Rendez-vous initial maintenu' },
  keptText: {
    en: 'Your appointment stays as booked. The weather continues to be monitored.',
    fr: 'Votre rendez-vous est maintenu comme prévu. Nous continuons de surveiller la météo.',
  },
  before: { en: 'Before', fr: 'Avant' },
  now: { en: 'Now', fr: 'Maintenant' },
  proposed: { en: 'Proposed', fr: 'Proposé' },
  forecast: { en: 'Forecast', fr: 'Prévisions' },
  sources: {
    en: 'Forecast by Open-Meteo.com or Environment and Climate Change Canada.',
    fr: 'Prévisions d’Open-Meteo.com ou d’Environnement et Changement climatique Canada.',
  },
  reasons,

  answeredBefore: { en: 'You answered before', fr: 'Vous avez déjà répondu' },
  answeredBeforeText: {
    en: 'This link does not change your earlier answer. The buttons below do.',
    fr: 'Ce lien ne modifie pas votre première réponse. Les boutons ci-dessous le peuvent.',
  },
  answeredBeforeClosed: { en: 'Your earlier answer counts.', fr: 'C’est votre première réponse qui compte.' },
  changeUntil: {
    en: (moment: string) => `You can change your answer until ${moment}.`,
    fr: (moment: string) => `Vous pouvez changer d’avis jusqu’au ${moment}.`,
  },
  changeOver: { en: 'The time to change your answer has passed.', fr: 'Le délai pour changer d’avis est passé.' },
  originalTaken: {
    en: 'Your original day has been taken in the meantime, so it can no longer be kept.',
    fr: 'Votre date initiale a été prise entre-temps\u00a0: elle ne peut plus être conservée.',
  },
  proposedTaken: { en: 'The proposed day is no longer free.', fr: 'La journée proposée n’est plus libre.' },
  accept: { en: 'Accept Reschedule', fr: 'Accepter le report' },
  keep: { en: 'Keep Original Time', fr: 'Garder la date prévue' },
  responding: { en: 'Sending...', fr: 'Envoi…' },

  days: { en: 'Choose a day', fr: 'Choisissez une journée' },
  daysText: {
    en: 'They are free, and the forecast is good.',
    fr: 'Elles sont libres et la météo s’annonce bonne.',
  },
  moveTo: { en: (day: string) => `Move to ${day}`, fr: (day: string) => `Déplacer au ${day}` },

  expired: { en: 'The time to answer has passed', fr: 'Le délai de réponse est passé' },
  movedSilent: {
    en: 'As announced, your visit has moved to the proposed day.',
    fr: 'Comme annoncé, votre rendez-vous est passé à la journée proposée.',
  },
  expiredText: {
    en: 'Nothing has changed: your appointment stays at the time shown here.',
    fr: 'Rien n’a changé\u00a0: votre rendez-vous reste au moment indiqué ici.',
  },
  lost: { en: 'This day is no longer free', fr: 'Cette journée n’est plus libre' },
  lostText: {
    en: 'Your appointment stays as it is. Keep it, or choose another clear day.',
    fr: 'Votre rendez-vous reste tel quel. Gardez-le ou choisissez une autre journée de beau temps.',
  },
  lostAlone: {
    en: 'Your appointment stays as it is, and no other clear day is free. We are glad to help.',
    fr: 'Votre rendez-vous reste tel quel, et aucune autre journée de beau temps n’est libre. Nous vous aiderons volontiers.',
  },
  appointment: { en: 'Appointment', fr: 'Rendez-vous' },
  cancelled: { en: 'Booking Cancelled', fr: 'Réservation annulée' },
  cancelledText: {
    en: 'This appointment will not take place, so there is nothing to answer.',
    fr: 'Ce rendez-vous n’aura pas lieu\u00a0: il n’y a rien à répondre.',
  },

  failed: { en: 'Response Failed', fr: 'Échec de la réponse' },
  failedPlain: { en: 'Response failed', fr: 'La réponse a échoué' },
  failedUnanswered: {
    en: 'There was an error processing your response.',
    fr: 'Une erreur est survenue lors du traitement de votre réponse.',
  },
  failedHelp: {
    en: 'Please answer again: nothing is done twice.',
    fr: 'Veuillez répondre de nouveau\u00a0: rien ne sera fait deux fois.',
  },
  recorded: { en: 'Response Recorded', fr: 'Réponse enregistrée' },
};

export type Messages = InLanguage<typeof messages>;
