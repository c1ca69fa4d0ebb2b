import { priceLetterDays } from '#business/returning.ts';
import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  invalid: { en: 'This link does not work', fr: 'Ce lien ne fonctionne pas' },
  invalidText: {
    en: 'Please use the link in our message as a whole, or begin with your postal code.',
    fr: 'Veuillez utiliser le lien entier de notre message, ou commencer par votre code postal.',
  },
  expired: { en: 'This link has expired', fr: 'Ce lien est expiré' },
  used: { en: 'Your appointment is already booked', fr: 'Votre rendez-vous est déjà pris' },
  usedText: {
    en: 'A booking was already made with this link; its details are in the confirmation message. To book for another storefront, begin with its postal code.',
    fr: 'Une réservation a déjà été faite avec ce lien; ses détails sont dans le message de confirmation. Pour réserver pour une autre vitrine, commencez par son code postal.',
  },
  unread: {
    en: 'Your link could not be checked just now. It still works.',
    fr: 'Votre lien n’a pas pu être vérifié pour le moment. Il fonctionne toujours.',
  },
  begin: { en: 'Enter your postal code', fr: 'Entrer votre code postal' },
  review: {
    title: { en: 'Your storefront is accepted', fr: 'Votre vitrine est acceptée' },
    expiredText: {
      en: 'It worked for 14 days. Write to us and we will send you a new one, or begin with your postal code.',
      fr: 'Il fonctionnait pendant 14\u00a0jours. Écrivez-nous et nous vous en enverrons un autre, ou commencez par votre code postal.',
    },
  },
  offer: {
    title: { en: 'Your next visit', fr: 'Votre prochain rendez-vous' },
    expiredText: {
      en: 'You can still book for your storefront: begin with your postal code, or call us.',
      fr: 'Vous pouvez encore réserver pour votre vitrine\u00a0: commencez par votre code postal, ou appelez-nous.',
    },
  },
  letter: {
    title: { en: 'Your price', fr: 'Votre prix' },
    expiredText: {
      en: `It worked for ${priceLetterDays} days. Begin with your postal code to see today’s price.`,
      fr: `Il fonctionnait pendant ${priceLetterDays}\u00a0jours. Commencez par votre code postal pour voir le prix d’aujourd’hui.`,
    },
  },
  pricesChanged: {
    en: (day: string) => `Our prices have changed since your letter of ${day}. The prices below are today’s.`,
    fr: (day: string) =>
      `Nos prix ont changé depuis votre lettre du ${day}. Les prix ci-dessous sont ceux d’aujourd’hui.`,
  },
};
