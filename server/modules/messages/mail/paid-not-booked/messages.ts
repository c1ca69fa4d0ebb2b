import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  subject: (order: string) => `Your payment goes back to you (${order})`,
  preview: (amount: string) => `No visit could be booked with your payment. ${amount} goes back to your card.`,
  title: 'We could not keep your day',
  sorry: (amount: string) =>
    `Your payment of ${amount} reached us, but no visit could be booked with it. Nothing is booked and nothing is owed. We are sorry for the trouble.`,
  back: 'The whole amount goes back to the card that you paid with, and you need not do anything. We write again as soon as it is sent.',
  shows: `Depending on your bank, it then shows on your statement within ${least}-${most} business days.`,
  amount: 'Amount',
  another: 'We would be glad to come on another day. Choose one on our site, or call us and we find one with you.',
  choose: 'Choose another day',
  why: 'You receive this message because a payment was made with this address.',
};

const fr: typeof en = {
  subject: (order) => `Votre paiement vous est remboursé (${order})`,
  preview: (amount) =>
    `Aucune visite n’a pu être réservée avec votre paiement. La somme de ${amount} est retournée sur votre carte.`,
  title: 'Nous n’avons pas pu garder votre date',
  sorry: (amount) =>
    `Votre paiement de ${amount} nous est parvenu, mais il n’a permis de réserver aucune visite. Rien n’est réservé et vous ne devez rien. Nous en sommes désolés.`,
  back: 'La somme complète est retournée sur la carte utilisée pour payer, sans démarche de votre part. Nous vous écrirons de nouveau dès qu’elle sera en route.',
  shows: `Selon votre banque, elle paraîtra ensuite sur votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  amount: 'Montant',
  another:
    'Nous serions heureux de passer un autre jour. Choisissez-le sur notre site, ou appelez-nous\u00a0: nous en trouverons un avec vous.',
  choose: 'Choisir un autre jour',
  why: 'Vous recevez ce message parce qu’un paiement a été fait avec cette adresse.',
};

export const messages = { en, fr };
