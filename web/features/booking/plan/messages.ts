/** `a`, `a and b`, `a, b and c`. */
const list = (days: readonly string[], comma: string, and: string): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(comma)}${and}${days.at(-1)}`;

const visitsEn = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);
const visitsFr = (count: number) => (count === 1 ? '1\u00a0visite' : `${count}\u00a0visites`);

const en = {
  title: 'A yearly plan',
  text: 'Tell us how many visits you wish in a season. Some weeks before each, we propose days to you by email, with everything filled in. A plan is a wish: nothing is booked, held or charged until you confirm a visit and pay for it.',
  count: 'Visits in a season',
  around: (days: readonly string[]) =>
    `Around ${list(days, ', ', ' and ')}, on the weekday and at the time of your last visit where they are free.`,
  choose: 'Choose this plan',
  change: (count: number) => `Change to ${visitsEn(count)}`,
  saving: 'Saving...',
  tickFirst: 'Please tick the box if you agree: we propose the days by email.',
  live: (count: number) => `Your plan: ${visitsEn(count)} in a season.`,
  end: 'End the plan',
  ending: 'Ending...',
  chosen: 'Thank you. We write to you some weeks before each visit.',
  ended: 'Your plan has ended. We propose no more days to you.',
  failed: 'Not Saved',
  failedText: 'Your choice could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'Un plan annuel',
  text: 'Dites-nous combien de visites vous souhaitez par saison. Quelques semaines avant chacune, nous vous proposons des journées par courriel, tout étant déjà inscrit. Un plan est un souhait\u00a0: rien n’est réservé, retenu ni débité tant que vous n’avez pas confirmé et payé une visite.',
  count: 'Visites par saison',
  around: (days) =>
    `Vers le ${list(days, ', le ', ' et le ')}, le même jour de la semaine et à la même heure que votre dernière visite s’il y a de la place.`,
  choose: 'Choisir ce plan',
  change: (count) => `Passer à ${visitsFr(count)}`,
  saving: 'Enregistrement…',
  tickFirst: 'Veuillez cocher la case si vous acceptez\u00a0: nous proposons les journées par courriel.',
  live: (count) => `Votre plan\u00a0: ${visitsFr(count)} par saison.`,
  end: 'Mettre fin au plan',
  ending: 'Un instant…',
  chosen: 'Merci. Nous vous écrirons quelques semaines avant chaque visite.',
  ended: 'Votre plan a pris fin. Nous ne vous proposerons plus de journées.',
  failed: 'Échec de l’enregistrement',
  failedText: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
};

export const messages = { en, fr };
