import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  subject: (amount: string, order: string) => `Refund of ${amount} (${order})`,
  preview: (amount: string) => `${amount} is on its way back to your card.`,
  amount: 'Amount',
  title: 'Your refund is on its way',
  sent: (amount: string) => `We have sent ${amount} back to the card that you paid with.`,
  shows: `Depending on your bank, it shows on your statement within ${least}-${most} business days.`,
  partSubject: (amount: string, order: string) => `Partial refund of ${amount} (${order})`,
  partTitle: 'Part of your payment is on its way back',
  partSent: (amount: string) => `We have sent ${amount}, a part of what you paid, back to the card that you paid with.`,
  base: 'Before taxes',
  soFar: (back: string, paid: string) => `Of the ${paid} that you paid, ${back} has now gone back.`,
  all: (paid: string) => `The ${paid} that you paid has now gone back in full.`,
  stays: 'Your booking stays as it is.',
  corrected: (storefront: string) =>
    `Your storefront is corrected to ${storefront}, and this is the difference in price. Your booking and its day stay as they are.`,
  creditNote: (number: string) =>
    `Credit note ${number} is attached, in French and in English. It shows the taxes that went back.`,
  elsewherePreview: (amount: string) => `We have sent you ${amount}.`,
  elsewhere: (amount: string) =>
    `We have sent you ${amount} another way than to your card, as a transfer or a cheque. Nothing will show on your card statement.`,
  byHandTitle: 'Your refund',
  byHand: (amount: string) => `We have given ${amount} back to you in cash or by transfer.`,
  partWords: (words: string) => `What it is for: ${words}`,
  sorryTitle: 'We could not keep your day',
  sorry:
    'Your payment reached us, but no visit could be booked with it: the day was no longer free, or the payment did not belong to the order. Nothing is booked and nothing is owed. We are sorry for the trouble.',
  another: 'We would be glad to come on another day. Choose one on our site, or call us and we find one with you.',
  choose: 'Choose another day',
  why: 'You receive this message because a payment was made with this address.',
};

const fr: typeof en = {
  subject: (amount, order) => `Remboursement de ${amount} (${order})`,
  preview: (amount) => `La somme de ${amount} est en route vers votre carte.`,
  amount: 'Montant',
  title: 'Votre remboursement est en route',
  sent: (amount) => `Nous avons retourné la somme de ${amount} sur la carte utilisée pour payer.`,
  shows: `Selon votre banque, elle paraîtra sur votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  partSubject: (amount, order) => `Remboursement partiel de ${amount} (${order})`,
  partTitle: 'Une partie de votre paiement est en route',
  partSent: (amount) =>
    `Nous avons retourné la somme de ${amount}, une partie de votre paiement, sur la carte utilisée pour payer.`,
  base: 'Avant taxes',
  soFar: (back, paid) => `Du paiement de ${paid}, la somme de ${back} vous a maintenant été remboursée.`,
  all: (paid) => `Votre paiement de ${paid} vous a maintenant été remboursé en totalité.`,
  stays: 'Votre réservation reste telle quelle.',
  corrected: (storefront) =>
    `Votre vitrine est maintenant inscrite ainsi\u00a0: ${storefront}. Cette somme est la différence de prix. Votre réservation et sa date restent telles quelles.`,
  creditNote: (number) => `La note de crédit ${number} est jointe. Elle indique les taxes remboursées.`,
  elsewherePreview: (amount) => `Nous vous avons envoyé la somme de ${amount}.`,
  elsewhere: (amount) =>
    `Nous vous avons envoyé la somme de ${amount} autrement que sur votre carte, par virement ou par chèque. Rien ne paraîtra sur votre relevé de carte.`,
  byHandTitle: 'Votre remboursement',
  byHand: (amount) => `Nous vous avons remis la somme de ${amount} en argent comptant ou par virement.`,
  partWords: (words) => `Motif\u00a0: ${words}`,
  sorryTitle: 'Nous n’avons pas pu garder votre date',
  sorry:
    'Votre paiement nous est parvenu, mais aucune visite n’a pu être réservée\u00a0: la date n’était plus libre, ou le paiement ne correspondait pas à la commande. Rien n’est réservé et vous ne devez rien. Nous en sommes désolés.',
  another:
    'Nous serions heureux de passer un autre jour. Choisissez-le sur notre site, ou appelez-nous\u00a0: nous en trouverons un avec vous.',
  choose: 'Choisir un autre jour',
  why: 'Vous recevez ce message parce qu’un paiement a été fait avec cette adresse.',
};

export const messages = { en, fr };
