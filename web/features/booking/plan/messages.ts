/** `a`, `a and b`, `a, b and c`. */
const list = (days: readonly string[], comma: string, and: string): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(comma)}${and}${days.at(-1)}`;

const visitsEn = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);
const visitsFr = (count: number) => (count === 1 ? '1\u00a0visite' : `${count}\u00a0visites`);

export const messages = {
  title: { en: 'A yearly plan', fr: 'Un plan annuel' },
  text: {
    en: 'Tell us how many visits you would like per season. A few weeks before each, we email you proposed days with everything filled in. A plan is not a commitment: nothing is booked, held or charged until you confirm a visit and pay for it.',
    fr: 'Dites-nous combien de visites vous souhaitez par saison. Quelques semaines avant chacune, nous vous proposons des journées par courriel, tout étant déjà inscrit. Un plan n’engage à rien\u00a0: rien n’est réservé, retenu ni débité tant que vous n’avez pas confirmé et payé une visite.',
  },
  count: { en: 'Visits per season', fr: 'Visites par saison' },
  around: {
    en: (days: readonly string[]) =>
      `Around ${list(days, ', ', ' and ')}, on the weekday and at the time of your last visit where they are free.`,
    fr: (days: readonly string[]) =>
      `Vers le ${list(days, ', le ', ' et le ')}, le même jour de la semaine et à la même heure que votre dernière visite s’il y a de la place.`,
  },
  choose: { en: 'Choose this plan', fr: 'Choisir ce plan' },
  change: {
    en: (count: number) => `Change to ${visitsEn(count)}`,
    fr: (count: number) => `Passer à ${visitsFr(count)}`,
  },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  tickFirst: {
    en: 'Please tick the box if you agree: we propose the days by email.',
    fr: 'Veuillez cocher la case si vous acceptez\u00a0: nous proposons les journées par courriel.',
  },
  live: {
    en: (count: number) => `Your plan: ${visitsEn(count)} per season.`,
    fr: (count: number) => `Votre plan\u00a0: ${visitsFr(count)} par saison.`,
  },
  end: { en: 'End the plan', fr: 'Mettre fin au plan' },
  ending: { en: 'Ending...', fr: 'Un instant…' },
  chosen: {
    en: 'Thank you. We will write to you a few weeks before each visit.',
    fr: 'Merci. Nous vous écrirons quelques semaines avant chaque visite.',
  },
  ended: {
    en: 'Your plan has ended. We will propose no more days.',
    fr: 'Votre plan a pris fin. Nous ne vous proposerons plus de journées.',
  },
  failed: { en: 'Not Saved', fr: 'Échec de l’enregistrement' },
  failedText: {
    en: 'Your choice could not be recorded. Please try again.',
    fr: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  },
};
