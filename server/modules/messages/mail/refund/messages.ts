import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

export const messages = {
  subject: {
    en: (amount: string, order: string) => `Refund of ${amount} (${order})`,
    fr: (amount: string, order: string) => `Remboursement de ${amount} (${order})`,
  },
  preview: {
    en: (amount: string) => `${amount} is on its way back to your card.`,
    fr: (amount: string) => `La somme de ${amount} vous est remboursée sur votre carte.`,
  },
  amount: { en: 'Amount', fr: 'Montant' },
  title: { en: 'Your refund is on its way', fr: 'Votre remboursement est en cours' },
  sent: {
    en: (amount: string) => `We have sent ${amount} back to the card that you paid with.`,
    fr: (amount: string) => `Nous avons remboursé la somme de ${amount} sur la carte utilisée pour le paiement.`,
  },
  shows: {
    en: `Depending on your bank, it shows on your statement within ${least}-${most} business days.`,
    fr: `Selon votre banque, elle figurera à votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  partSubject: {
    en: (amount: string, order: string) => `Partial refund of ${amount} (${order})`,
    fr: (amount: string, order: string) => `Remboursement partiel de ${amount} (${order})`,
  },
  partTitle: { en: 'Part of your payment is on its way back', fr: 'Remboursement partiel en cours' },
  partSent: {
    en: (amount: string) => `We have sent ${amount}, a part of what you paid, back to the card that you paid with.`,
    fr: (amount: string) =>
      `Nous avons remboursé la somme de ${amount}, une partie de votre paiement, sur la carte utilisée pour le paiement.`,
  },
  base: { en: 'Before taxes', fr: 'Avant taxes' },
  soFar: {
    en: (back: string, paid: string) => `Of the ${paid} that you paid, ${back} has now gone back.`,
    fr: (back: string, paid: string) => `Du paiement de ${paid}, la somme de ${back} vous a maintenant été remboursée.`,
  },
  all: {
    en: (paid: string) => `The ${paid} that you paid has now gone back in full.`,
    fr: (paid: string) => `Votre paiement de ${paid} vous a maintenant été remboursé en totalité.`,
  },
  stays: { en: 'Your booking stays as it is.', fr: 'Votre réservation reste telle quelle.' },
  corrected: {
    en: (storefront: string) =>
      `Your storefront is corrected to ${storefront}, and this is the difference in price. Your booking and its day stay as they are.`,
    fr: (storefront: string) =>
      `Votre vitrine est maintenant inscrite ainsi\u00a0: ${storefront}. Cette somme est la différence de prix. Votre réservation et sa date restent telles quelles.`,
  },
  creditNote: {
    en: (number: string) =>
      `Credit note ${number} is attached, in French and in English. It shows the taxes that went back.`,
    fr: (number: string) => `La note de crédit ${number} est jointe. Elle indique les taxes remboursées.`,
  },
  elsewherePreview: {
    en: (amount: string) => `We have sent you ${amount}.`,
    fr: (amount: string) => `Nous vous avons envoyé la somme de ${amount}.`,
  },
  elsewhere: {
    en: (amount: string) =>
      `We have sent you ${amount} by transfer or cheque, and not to your card. Nothing will show on your card statement.`,
    fr: (amount: string) =>
      `Nous vous avons envoyé la somme de ${amount} autrement que sur votre carte, par virement ou par chèque. Rien ne figurera à votre relevé de carte.`,
  },
  byHandTitle: { en: 'Your refund', fr: 'Votre remboursement' },
  byHand: {
    en: (amount: string) => `We have given ${amount} back to you in cash or by transfer.`,
    fr: (amount: string) => `Nous vous avons remis la somme de ${amount} en argent comptant ou par virement.`,
  },
  partWords: { en: (words: string) => `What it is for: ${words}`, fr: (words: string) => `Motif\u00a0: ${words}` },
  sorryTitle: { en: 'We could not keep your day', fr: 'Nous n’avons pas pu garder votre date' },
  sorry: {
    en: 'Your payment reached us, but no visit could be booked with it: the day was no longer free, or the payment did not belong to the order. Nothing is booked and nothing is owed. We are sorry for the trouble.',
    fr: 'Votre paiement nous est parvenu, mais aucun rendez-vous n’a pu être réservé\u00a0: la date n’était plus libre, ou le paiement ne correspondait pas à la commande. Rien n’est réservé et vous ne devez rien. Nous en sommes désolés.',
  },
  paidSubject: {
    en: (order: string) => `Your payment will be refunded (${order})`,
    fr: (order: string) => `Votre paiement vous est remboursé (${order})`,
  },
  paidPreview: {
    en: (amount: string) => `No visit could be booked with your payment. ${amount} will go back to your card.`,
    fr: (amount: string) =>
      `Aucun rendez-vous n’a pu être réservé avec votre paiement. La somme de ${amount} sera remboursée sur votre carte.`,
  },
  paidSorry: {
    en: (amount: string) =>
      `Your payment of ${amount} reached us, but no visit could be booked with it. Nothing is booked and nothing is owed. We are sorry for the trouble.`,
    fr: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu, mais il n’a permis de réserver aucun rendez-vous. Rien n’est réservé et vous ne devez rien. Nous en sommes désolés.`,
  },
  chargePreview: {
    en: (amount: string) => `${amount} was no longer due, and will go back to your card.`,
    fr: (amount: string) => `La somme de ${amount} n’était plus à payer et sera remboursée sur votre carte.`,
  },
  chargeTitle: { en: 'Your payment will be refunded', fr: 'Votre paiement vous est remboursé' },
  chargeSorry: {
    en: (amount: string) =>
      `Your payment of ${amount} reached us when it was no longer due, or was already paid. Your booking is as it was before. We are sorry for the trouble.`,
    fr: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu alors que cette somme n’était plus à payer, ou l’avait déjà été. Votre réservation est telle qu’avant. Nous en sommes désolés.`,
  },
  chargeStays: {
    en: 'This amount was no longer due, or was already paid. Your booking is as it was before.',
    fr: 'Cette somme n’était plus à payer, ou l’avait déjà été. Votre réservation est telle qu’avant.',
  },
  paidBack: {
    en: 'The whole amount will go back to the card that you paid with, and there is nothing you need to do. We will write again as soon as it is sent.',
    fr: 'La totalité sera remboursée sur la carte utilisée pour le paiement, sans démarche de votre part. Nous vous écrirons de nouveau dès que ce sera fait.',
  },
  paidShows: {
    en: `Depending on your bank, it then shows on your statement within ${least}-${most} business days.`,
    fr: `Selon votre banque, elle figurera ensuite à votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  another: {
    en: 'We would be glad to come on another day. Choose one on our site, or call us and we will find one with you.',
    fr: 'Nous serions heureux de passer un autre jour. Choisissez-le sur notre site, ou appelez-nous\u00a0: nous en trouverons un avec vous.',
  },
  choose: { en: 'Choose another day', fr: 'Choisir un autre jour' },
  why: {
    en: 'You receive this message because a payment was made with this address.',
    fr: 'Vous recevez ce message parce qu’un paiement a été fait avec cette adresse.',
  },
};
