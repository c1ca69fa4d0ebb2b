import { nbsp } from '#domain/format.ts';

const en = {
  pickedUp: (visit: string) => `${visit} is picked up.`,
  over: (day: string) => `Over ${day}: free.`,
  overRefused: (day: string, why: string) => `Over ${day}: ${why}. The visit cannot go there.`,
  overOwn: (day: string) => `Over ${day}, where the visit is.`,
  putBack: 'The visit stays where it was.',
};

const fr: typeof en = {
  pickedUp: (visit) => `${visit}${nbsp}: visite saisie.`,
  over: (day) => `Au-dessus du ${day}${nbsp}: libre.`,
  overRefused: (day, why) => `Au-dessus du ${day}${nbsp}: ${why}. La visite ne peut pas y aller.`,
  overOwn: (day) => `Au-dessus du ${day}, où se trouve la visite.`,
  putBack: 'La visite reste où elle était.',
};

export const messages = { en, fr };
