import { nbsp } from '#domain/format.ts';

export const messages = {
  settle: { en: 'Settle this refund', fr: 'Régler ce remboursement' },
  lede: {
    en: 'The outcome of this refund is unknown, or the card gateway keeps refusing it. Look the payment up at the gateway first, then record the outcome here.',
    fr: 'On ne sait pas ce qu’est devenu ce remboursement, ou le service de paiement le refuse toujours. Cherchez d’abord le paiement auprès de ce service, puis inscrivez-en l’issue ici.',
  },
  byHandLede: {
    en: 'This payment came in cash or by transfer, so it is refunded by hand. Settle the refund once the client has the money; they are then notified.',
    fr: 'Cette somme a été reçue en argent comptant ou par virement, et elle est remise à la main. Réglez le remboursement une fois la somme remise\u00a0: le client en est alors avisé.',
  },
  how: { en: 'Outcome of the refund', fr: 'Issue du remboursement' },
  outcomes: {
    happened: { en: 'The card gateway refunded it', fr: 'Le service de paiement l’a fait' },
    'send-again': { en: 'It was not refunded: send it again', fr: `Il n’a pas été fait${nbsp}: le renvoyer` },
    'returned-elsewhere': { en: 'It was refunded another way', fr: 'L’argent a été retourné autrement' },
  },
  means: {
    happened: {
      en: 'You found the refund at the gateway. It is recorded as done, and nothing is sent.',
      fr: 'Vous l’avez trouvé auprès du service de paiement. Il est inscrit comme fait, et rien n’est envoyé.',
    },
    'send-again': {
      en: 'You checked that it is not at the gateway. If it is there after all, the client is refunded twice.',
      fr: 'Vous vous êtes assuré qu’il n’y est pas. S’il y est tout de même, l’argent sera remboursé deux fois.',
    },
    'returned-elsewhere': {
      en: 'For example by transfer or cheque. It is recorded as done, and never sent to the card.',
      fr: 'Par virement ou par chèque, par exemple. Il est inscrit comme fait et n’ira jamais sur la carte.',
    },
  },
  number: { en: 'Transaction number of the refund', fr: 'Numéro de transaction du remboursement' },
  numberHint: {
    en: 'The number of the refund at the gateway, not of the payment.',
    fr: 'Celui du remboursement, comme le service de paiement l’affiche, et non celui du paiement.',
  },
  numberMissing: {
    en: 'Enter the transaction number of the refund.',
    fr: 'Entrez le numéro de transaction du remboursement.',
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'Kept in the audit log; the client does not see it.',
    fr: 'Conservé au journal de vérification. Le client ne le lit pas.',
  },
  reasonMissing: { en: 'Explain briefly how you know.', fr: 'Expliquez brièvement comment vous le savez.' },
  passwordWhy: {
    en: 'You signed in a while ago. Enter your password to settle this refund.',
    fr: 'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour régler ce remboursement.',
  },
  keep: { en: 'Keep as is', fr: 'Ne rien changer' },
  done: {
    happened: { en: 'Refund recorded as done', fr: 'Remboursement inscrit comme fait' },
    'send-again': { en: 'Refund sent again', fr: 'Le remboursement est renvoyé' },
    'returned-elsewhere': { en: 'Refund recorded as done', fr: 'Remboursement inscrit comme fait' },
  },
};
