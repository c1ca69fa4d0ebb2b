import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  trigger: { en: 'Send me this price', fr: 'Recevoir ce prix' },
  title: { en: 'Send me this price', fr: 'Recevoir ce prix' },
  text: {
    en: (days: number) =>
      `You will get it by email with a file for your records and a link that reopens this page as it is, for ${days} days. Nothing is booked.`,
    fr: (days: number) =>
      `Vous le recevez par courriel avec un fichier pour vos dossiers, et un lien qui rouvre cette page telle quelle pendant ${days}\u00a0jours. Rien n’est réservé.`,
  },
  company: { en: 'Business (optional)', fr: 'Commerce (facultatif)' },
  send: { en: 'Send the price', fr: 'Envoyer le prix' },
  close: { en: 'Close', fr: 'Fermer' },
  done: { en: 'The price is on its way', fr: 'Le prix est en route' },
  doneText: {
    en: (email: string) => `We sent it to ${email}.`,
    fr: (email: string) => `Nous l’avons envoyé à ${email}.`,
  },
};
