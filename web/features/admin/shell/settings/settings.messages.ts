import { nbsp } from '#domain/format.ts';
import type { InLanguage, Language } from '#domain/language.ts';

export const messages = {
  title: { en: 'Settings', fr: 'Réglages' },
  subtitle: {
    en: 'Changes take effect at once, on the site and in every message from now on.',
    fr: 'Ce que vous changez ici s’applique aussitôt, sur le site et dans tous les messages à venir.',
  },
  index: { en: 'On this page', fr: 'Sur cette page' },
  failed: { en: 'The settings could not be loaded.', fr: 'Les réglages n’ont pas pu être chargés.' },
  groups: {
    contact: { en: 'How you are reached', fr: 'Comment on vous joint' },
    policy: { en: 'Cancellation and rescheduling', fr: 'Annulation et report' },
    season: { en: 'Season and crews', fr: 'Saison et équipes' },
    weather: { en: 'Weather', fr: 'Météo' },
    services: { en: 'Services', fr: 'Services en vente' },
    areas: { en: 'Blocked areas', fr: 'Secteurs bloqués' },
    codes: { en: 'Invitation codes', fr: 'Codes d’invitation' },
    accountant: { en: 'The accountant', fr: 'La personne comptable' },
    proofs: { en: 'Certificates for clients', fr: 'Attestations pour la clientèle' },
  },
  nameStays: {
    en: 'The brand name is part of the site and changes only with a new version of it.',
    fr: 'Le nom de la marque fait partie du site lui-même et change avec une nouvelle version de celui-ci.',
  },
  termsTitle: { en: 'The terms keep their own hours', fr: 'Les conditions gardent leurs propres délais' },
  terms: {
    en: (version: string) =>
      `Clients accept the terms of version ${version}, whose hours and email address stay as they are written. Publish new terms when you change these.`,
    fr: (version: string) =>
      `La clientèle accepte les conditions de la version ${version}, dont les délais et l’adresse courriel restent tels qu’ils y sont écrits. Publiez de nouvelles conditions si vous changez ces réglages.`,
  },
  kept: {
    en: (count: number) =>
      count === 1
        ? '1 open booking keeps the longer time that it was promised.'
        : `${count} open bookings keep the longer time that they were promised.`,
    fr: (count: number) =>
      count > 1
        ? `${count} réservations à venir gardent le délai plus long qui leur a été promis.`
        : '1 réservation à venir garde le délai plus long qui lui a été promis.',
  },
  weatherLede: {
    en: 'Another day is proposed when the forecast for the hours of a visit, or for those in which its coating dries, reaches any one of these limits. A refresh bears light rain.',
    fr: 'Une autre journée est proposée dès que la prévision atteint une seule de ces valeurs pendant la visite, ou pendant que son revêtement sèche. Un rafraîchissement supporte une pluie légère.',
  },
  effect: {
    waiting: {
      en: 'Trying these limits on the last thirty days...',
      fr: 'Essai de ces valeurs sur les trente derniers jours…',
    },
    unread: {
      en: 'Their effect on the last thirty days could not be loaded.',
      fr: 'Leur effet sur les trente derniers jours n’a pas pu être chargé.',
    },
    said: {
      en: (visits: number, more: number, fewer: number) => {
        if (visits === 0) return 'No visit of the last thirty days was judged, so there is no effect to show.';
        if (more + fewer === 0) return 'Over the last thirty days, these limits would have moved the same visits.';
        return `Over the last thirty days, these limits would have moved ${more} more ${more === 1 ? 'visit' : 'visits'} and ${fewer} fewer, of ${visits} judged.`;
      },
      fr: (visits: number, more: number, fewer: number) => {
        if (visits === 0)
          return 'Aucune visite des trente derniers jours n’a été évaluée\u00a0: il n’y a pas d’effet à montrer.';
        if (more + fewer === 0) return 'Sur les trente derniers jours, ces valeurs auraient déplacé les mêmes visites.';
        return `Sur les trente derniers jours, ces valeurs auraient déplacé ${more}${nbsp}${more > 1 ? 'visites' : 'visite'} de plus et ${fewer} de moins, sur ${visits}${nbsp}${visits > 1 ? 'évaluées' : 'évaluée'}.`;
      },
    },
  },
  names: {
    phone: { en: 'Phone', fr: 'Téléphone' },
    email: { en: 'Email', fr: 'Courriel' },
    phoneHours: { en: 'When the phone is answered', fr: 'Quand on répond au téléphone' },
    mailingAddress: { en: 'Mailing address', fr: 'Adresse postale' },
    operatorEmail: { en: 'Email for alerts and reviews', fr: 'Courriel pour les alertes et les demandes' },
    refundCutoffHours: {
      en: 'Full refund until (hours before the visit)',
      fr: 'Remboursement complet jusqu’à, en heures avant la visite',
    },
    rescheduleNoticeHours: {
      en: 'Rescheduling until (hours before the visit)',
      fr: 'Report d’une visite jusqu’à, en heures avant celle-ci',
    },
    closesOn: { en: 'First closed day', fr: 'Premier jour de fermeture' },
    crewsPerDay: { en: 'Crews per day', fr: 'Équipes par jour' },
    platinumOffered: { en: 'Platinum Preservation', fr: 'Préservation Platine' },
    weatherThresholds: { en: 'Weather limits', fr: 'Limites de la météo' },
    weatherSilence: { en: 'When a client does not answer a proposal', fr: 'Quand une proposition reste sans réponse' },
    ratingPage: {
      en: 'Where clients are asked for a review',
      fr: 'Où les clients sont invités à donner leur avis',
    },
    waitingHoldHours: {
      en: 'A freed day is held for one person (hours, nights aside)',
      fr: 'Heures de retenue d’une journée libérée, sans compter la nuit',
    },
    accountantMail: {
      en: 'Who gets each month on the first of the next',
      fr: 'À qui envoyer chaque mois, le premier du mois suivant',
    },
    ledgerAccounts: { en: 'Accounts of the journal', fr: 'Comptes du journal' },
  },
  nobodyAsked: { en: 'nobody is asked', fr: 'personne n’est sollicité' },
  fields: {
    inEnglish: { en: 'Address in English (https)', fr: 'Adresse en anglais (https)' },
    inFrench: { en: 'Address in French (https)', fr: 'Adresse en français (https)' },
    firstDay: { en: 'First day', fr: 'Premier jour' },
    lastDay: { en: 'Last day', fr: 'Dernier jour' },
    opens: { en: 'From', fr: 'De' },
    closes: { en: 'Until', fr: 'À' },
    accountantEmail: { en: 'Email (empty: nobody)', fr: 'Courriel (vide\u00a0: personne)' },
    filesLanguage: { en: 'Language of the files', fr: 'Langue des fichiers' },
    street: { en: 'Street', fr: 'Rue' },
    city: { en: 'City', fr: 'Ville' },
    province: { en: 'Province', fr: 'Province ou territoire' },
    postalCode: { en: 'Postal code', fr: 'Code postal' },
    precipitationChance: { en: 'Chance of rain or snow, from (%)', fr: 'Risque de pluie ou de neige, dès (%)' },
    precipitationMm: { en: 'Rain or snow, from (mm)', fr: 'Pluie ou neige, dès (mm)' },
    washMm: {
      en: 'Rain or snow during a refresh, from (mm)',
      fr: 'Pluie ou neige pendant un rafraîchissement, dès (mm)',
    },
    dryHours: { en: 'Hours a coating must stay dry afterwards', fr: 'Heures au sec nécessaires ensuite au revêtement' },
    temperatureC: { en: 'Temperature, below (°C)', fr: 'Température, sous (°C)' },
    gustKmh: { en: 'Gusts, above (km/h)', fr: 'Rafales, au-delà de (km/h)' },
    highGustKmh: {
      en: 'Gusts where glass is above 4 m, above (km/h)',
      fr: `Rafales, vitres à plus de 4${nbsp}m, au-delà de (km/h)`,
    },
  },
  range: {
    en: (least: string, most: string) => `From ${least} to ${most}`,
    fr: (least: string, most: string) => `De ${least} à ${most}`,
  },
  pricesLede: {
    en: 'What each service costs, and from which day:',
    fr: `Ce que coûte chaque service, et à compter de quel jour${nbsp}:`,
  },
  prices: { en: 'Prices', fr: 'Prix' },
  scheduleLede: {
    en: 'Weekdays, hours, crews and the winter break, and from which day:',
    fr: `Journées, heures, équipes d’un jour de la semaine et hiver, et à compter de quel jour${nbsp}:`,
  },
  schedule: { en: 'Schedule', fr: 'Horaire' },
  servedLede: {
    en: 'Where storefronts can be booked, and from which day:',
    fr: `Où l’on peut réserver pour une vitrine, et à compter de quel jour${nbsp}:`,
  },
  servedAreas: { en: 'Served areas', fr: 'Secteurs desservis' },
  textsLede: {
    en: 'What you say to visitors and clients, and from which day:',
    fr: `Ce que vous dites aux visiteurs et aux clients, et à compter de quel jour${nbsp}:`,
  },
  letter: { en: 'Letter', fr: 'Lettre' },
  questions: { en: 'Questions and answers', fr: 'Questions et réponses' },
  termsLink: { en: 'Terms and conditions', fr: 'Conditions générales' },
  mails: { en: 'Texts of emails', fr: 'Textes des courriels' },
  companiesLede: {
    en: 'Who you recommend to visitors you cannot serve, and from which day:',
    fr: `Qui vous recommandez aux personnes que vous ne pouvez pas desservir, et à compter de quel jour${nbsp}:`,
  },
  companies: { en: 'Companies', fr: 'Entreprises' },
  offered: { en: 'Clients can book it', fr: 'La clientèle peut la réserver' },
  offeredWords: { yes: { en: 'On sale', fr: 'En vente' }, no: { en: 'Not on sale', fr: 'Retirée de la vente' } },
  silences: {
    ask: { en: 'You decide', fr: 'Vous décidez' },
    keep: { en: 'The visit keeps its day', fr: 'La visite garde sa date' },
    move: { en: 'It moves to the proposed day', fr: 'Elle passe à la journée proposée' },
  },
  accounts: {
    cards: { en: 'Cards, to be received', fr: 'Cartes à recevoir' },
    cash: { en: 'Cash', fr: 'Caisse' },
    bank: { en: 'Bank, for transfers', fr: 'Banque, pour les virements' },
    sales: { en: 'Sales', fr: 'Ventes' },
    refunds: { en: 'Refunds and allowances', fr: 'Rendus et rabais' },
    unbooked: { en: 'Payments to be returned', fr: 'Paiements à retourner' },
  },
  accountantLede: {
    en: 'The files themselves, month by month:',
    fr: `Les fichiers eux-mêmes, mois par mois${nbsp}:`,
  },
  theMonth: { en: 'The month', fr: 'Le mois' },
  nobody: { en: 'nobody', fr: 'personne' },
  languageName: {
    en: (language: Language) => ({ en: 'English', fr: 'French' })[language],
    fr: (language: Language) => ({ en: 'Anglais', fr: 'Français' })[language],
  },
  everyYear: { en: 'as every year', fr: 'comme chaque année' },
  hours: {
    en: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'heures' : 'heure'}`,
  },
  crews: { en: (count: number) => String(count), fr: (count: number) => String(count) },
  percent: { en: (figure: string) => `${figure}%`, fr: (figure: string) => `${figure}${nbsp}%` },
  degrees: { en: (figure: string) => `${figure} °C`, fr: (figure: string) => `${figure}${nbsp}°C` },
  standard: { en: (value: string) => `Default: ${value}`, fr: (value: string) => `Par défaut${nbsp}: ${value}` },
  changed: {
    en: (when: string, by: string) => `Changed ${when} by ${by}`,
    fr: (when: string, by: string) => `Changé le ${when} par ${by}`,
  },
  program: { en: 'the program', fr: 'le programme' },
  back: { en: 'Back to the default', fr: 'Revenir à la valeur par défaut' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  discard: { en: 'Discard', fr: 'Abandonner' },
  saved: { en: 'Saved. It takes effect now.', fr: 'Enregistré. Cela s’applique dès maintenant.' },
  notSaved: { en: 'It was not saved', fr: 'L’enregistrement a échoué' },
  conflict: {
    en: 'Someone else has changed this in the meantime',
    fr: 'Quelqu’un d’autre a changé ce réglage entre-temps',
  },
  now: {
    en: (value: string) => `It is now: ${value}`,
    fr: (value: string) => `La valeur est maintenant${nbsp}: ${value}`,
  },
  keepMine: { en: 'Keep my entry', fr: 'Garder ma saisie' },
  takeTheirs: { en: 'Take the other value', fr: 'Prendre l’autre valeur' },
  leaveTitle: { en: 'Leave without saving?', fr: 'Quitter sans enregistrer?' },
  leaveText: {
    en: 'What you entered in the settings has not been saved.',
    fr: 'Ce que vous avez saisi dans les réglages n’est pas enregistré.',
  },
  stay: { en: 'Stay here', fr: 'Rester ici' },
  leave: { en: 'Leave without saving', fr: 'Quitter sans enregistrer' },
  areasLede: {
    en: 'Visitors from these areas are turned away. They may ask to be told when you serve them.',
    fr: 'Les visiteurs de ces secteurs sont dirigés ailleurs. Ils peuvent demander un avis pour le jour où vous les desservirez.',
  },
  noAreas: { en: 'No area is blocked.', fr: 'Aucun secteur n’est bloqué.' },
  area: { en: 'Area to block', fr: 'Secteur à bloquer' },
  areaHint: { en: 'The first three characters of a postal code', fr: 'Les trois premiers caractères d’un code postal' },
  block: { en: 'Block', fr: 'Bloquer' },
  blocking: { en: 'Blocking...', fr: 'Blocage…' },
  open: { en: (area: string) => `Serve ${area} again`, fr: (area: string) => `Desservir ${area} de nouveau` },
  outside: { en: 'outside the areas you serve', fr: 'hors des secteurs que vous desservez' },
  waiting: {
    en: (count: number) => (count === 1 ? '1 person is waiting for it' : `${count} people are waiting for it`),
    fr: (count: number) => (count === 1 ? '1 personne l’attend' : `${count} personnes l’attendent`),
  },
  blocked: { en: (area: string) => `${area} is blocked`, fr: (area: string) => `Le secteur ${area} est bloqué` },
  opened: {
    en: (area: string) => `${area} is served again`,
    fr: (area: string) => `Le secteur ${area} est desservi de nouveau`,
  },
  told: {
    en: (count: number) =>
      count === 1 ? '1 person who waited for it is told.' : `${count} people who waited for it are told.`,
    fr: (count: number) =>
      count === 1
        ? '1 personne qui l’attendait en est avisée.'
        : `${count} personnes qui l’attendaient en sont avisées.`,
  },
  codesLede: {
    en: 'A code opens the Preservation Preview. It works until you end or replace it.',
    fr: 'Un code ouvre l’Aperçu de préservation. Il est valide jusqu’à ce que vous y mettiez fin ou le remplaciez par un autre.',
  },
  fromStart: {
    en: 'These are the codes the server was started with.',
    fr: 'Ce sont les codes avec lesquels le serveur a démarré.',
  },
  noCodes: {
    en: 'No code is in use. The Preservation Preview cannot be booked.',
    fr: 'Aucun code n’est en usage. L’Aperçu de préservation ne peut pas être réservé.',
  },
  uses: {
    en: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'réservations' : 'réservation'}`,
  },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: {
    en: 'The browser did not copy it. Select the code and copy it yourself.',
    fr: 'Le navigateur ne l’a pas copié. Sélectionnez le code et copiez-le vous-même.',
  },
  rotate: { en: 'Replace', fr: 'Remplacer' },
  end: { en: 'End', fr: 'Désactiver' },
  codeAction: {
    en: (action: string, code: string) => `${action} ${code}`,
    fr: (action: string, code: string) => `${action} ${code}`,
  },
  newCode: { en: 'New code', fr: 'Nouveau code' },
  newCodeHint: {
    en: 'Leave it empty to have one generated',
    fr: 'Laissez ce champ vide et le code sera créé pour vous',
  },
  add: { en: 'Add a code', fr: 'Ajouter un code' },
  adding: { en: 'Adding...', fr: 'Ajout…' },
  codeAdded: {
    en: (code: string) => `${code} works from now on`,
    fr: (code: string) => `${code} est valide dès maintenant`,
  },
  codeRotated: { en: (code: string) => `${code} takes its place`, fr: (code: string) => `${code} prend sa place` },
  codeEnded: { en: (code: string) => `${code} has ended`, fr: (code: string) => `${code} n’est plus valide` },
  rotateTitle: { en: (code: string) => `Replace ${code}?`, fr: (code: string) => `Remplacer ${code}?` },
  rotateText: {
    en: 'It ends at once, and a new code is created. Anyone who has it needs the new one.',
    fr: 'Il prend fin aussitôt, et un nouveau code est créé. Les personnes qui l’avaient reçu auront besoin du nouveau.',
  },
  endTitle: { en: (code: string) => `End ${code}?`, fr: (code: string) => `Désactiver ${code}?` },
  endText: {
    en: 'Anyone who was given it can no longer book with it.',
    fr: 'Les personnes qui l’avaient reçu ne pourront plus s’en servir pour réserver.',
  },
  keepCode: { en: 'Keep the code', fr: 'Garder le code' },
};

export type Words = InLanguage<typeof messages>;
