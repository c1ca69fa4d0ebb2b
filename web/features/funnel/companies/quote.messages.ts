import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  title: { en: 'Or ask us for a quote', fr: 'Ou demandez-nous une soumission' },
  text: {
    en: 'A hotel, several storefronts, or one that is out of the ordinary: someone on our team will look at it and write to you within 1\u00a0business day.',
    fr: 'Un hôtel, plusieurs vitrines ou une vitrine hors de l’ordinaire\u00a0: une personne de notre équipe l’examinera et vous écrira dans un délai d’un jour ouvrable.',
  },
  companyName: { en: 'Company name', fr: 'Nom de l’entreprise' },
  companyAddress: { en: 'Address, or the first of several', fr: 'Adresse (ou la première, s’il y en a plusieurs)' },
  details: { en: 'What should we look at? (optional)', fr: 'Que devons-nous examiner? (facultatif)' },
  detailsHint: {
    en: 'How many storefronts, how high, and when they are best reached.',
    fr: 'Combien de vitrines, leur hauteur, et le meilleur moment pour y accéder.',
  },
  send: { en: 'Ask for a quote', fr: 'Demander une soumission' },
  done: { en: 'Thank you', fr: 'Merci' },
  doneText: {
    en: (email: string) =>
      `We have your request. Someone on our team will write to ${email} within 1\u00a0business day.`,
    fr: (email: string) =>
      `Nous avons votre demande. Une personne de notre équipe écrira à ${email} dans un délai d’un jour ouvrable.`,
  },
};
