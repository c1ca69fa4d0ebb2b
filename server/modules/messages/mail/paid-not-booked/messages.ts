import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

export const messages = {
  subject: {
    en: (order: string) => `Your payment goes back to you (${order})`,
    fr: (order: string) => `Votre paiement vous est remboursé (${order})`,
  },
  preview: {
    en: (amount: string) => `No visit could be booked with your payment. ${amount} goes back to your card.`,
    fr: (amount: string) =>
      `Aucune visite n’a pu être réservée avec votre paiement. La somme de ${amount} est retournée sur votre carte.`,
  },
  title: { en: 'We could not keep your day', fr: 'Nous n’avons pas pu garder votre date' },
  sorry: {
    en: (amount: string) =>
      `Your payment of ${amount} reached us, but no visit could be booked with it. Nothing is booked and nothing is owed. We are sorry for the trouble.`,
    fr: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu, mais il n’a permis de réserver aucune visite. Rien n’est réservé et vous ne devez rien. Nous en sommes désolés.`,
  },
  back: {
    en: 'The whole amount goes back to the card that you paid with, and you need not do anything. We write again as soon as it is sent.',
    fr: 'La somme complète est retournée sur la carte utilisée pour payer, sans démarche de votre part. Nous vous écrirons de nouveau dès qu’elle sera en route.',
  },
  shows: {
    en: `Depending on your bank, it then shows on your statement within ${least}-${most} business days.`,
    fr: `Selon votre banque, elle paraîtra ensuite sur votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  amount: { en: 'Amount', fr: 'Montant' },
  another: {
    en: 'We would be glad to come on another day. Choose one on our site, or call us and we find one with you.',
    fr: 'Nous serions heureux de passer un autre jour. Choisissez-le sur notre site, ou appelez-nous\u00a0: nous en trouverons un avec vous.',
  },
  choose: { en: 'Choose another day', fr: 'Choisir un autre jour' },
  why: {
    en: 'You receive this message because a payment was made with this address.',
    fr: 'Vous recevez ce message parce qu’un paiement a été fait avec cette adresse.',
  },
};
