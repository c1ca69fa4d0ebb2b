import { nbsp } from '#domain/format.ts';

export const messages = {
  pickedUp: {
    en: (visit: string) => `${visit} is picked up.`,
    fr: (visit: string) => `${visit}${nbsp}: visite saisie.`,
  },
  over: { en: (day: string) => `Over ${day}: free.`, fr: (day: string) => `Au-dessus du ${day}${nbsp}: libre.` },
  overRefused: {
    en: (day: string, why: string) => `Over ${day}: ${why}. The visit cannot go there.`,
    fr: (day: string, why: string) => `Au-dessus du ${day}${nbsp}: ${why}. La visite ne peut pas y aller.`,
  },
  overOwn: {
    en: (day: string) => `Over ${day}, where the visit is.`,
    fr: (day: string) => `Au-dessus du ${day}, où se trouve la visite.`,
  },
  putBack: { en: 'The visit stays where it was.', fr: 'La visite reste où elle était.' },
};
