import { nbsp } from '#domain/format.ts';

const en = {
  settle: 'Settle this refund',
  lede: 'The outcome of this refund is unknown, or the card gateway keeps refusing it. Look the payment up at the gateway first, then record the outcome here.',
  byHandLede:
    'This payment came in cash or by transfer, so it is refunded by hand. Settle the refund once the client has the money; they are then notified.',
  how: 'Outcome of the refund',
  outcomes: {
    happened: 'The card gateway refunded it',
    'send-again': 'It was not refunded: send it again',
    'returned-elsewhere': 'It was refunded another way',
  },
  means: {
    happened: 'You found the refund at the gateway. It is recorded as done, and nothing is sent.',
    'send-again': 'You checked that it is not at the gateway. If it is there after all, the client is refunded twice.',
    'returned-elsewhere': 'For example by transfer or cheque. It is recorded as done, and never sent to the card.',
  },
  number: 'Transaction number of the refund',
  numberHint: 'The number of the refund at the gateway, not of the payment.',
  numberMissing: 'Enter the transaction number of the refund.',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log; the client does not see it.',
  reasonMissing: 'Explain briefly how you know.',
  passwordWhy: 'You signed in a while ago. Enter your password to settle this refund.',
  keep: 'Keep as is',
  done: {
    happened: 'Refund recorded as done',
    'send-again': 'Refund sent again',
    'returned-elsewhere': 'Refund recorded as done',
  },
};

const fr: typeof en = {
  settle: 'Régler ce remboursement',
  lede: 'On ne sait pas ce qu’est devenu ce remboursement, ou le service de paiement le refuse toujours. Cherchez d’abord le paiement auprès de ce service, puis inscrivez-en l’issue ici.',
  byHandLede:
    'Cette somme est venue en argent comptant ou par virement, et elle est remise à la main. Réglez le remboursement une fois la somme remise\u00a0: le client en est alors avisé.',
  how: 'Issue du remboursement',
  outcomes: {
    happened: 'Le service de paiement l’a fait',
    'send-again': `Il n’a pas été fait${nbsp}: le renvoyer`,
    'returned-elsewhere': 'L’argent a été retourné autrement',
  },
  means: {
    happened: 'Vous l’avez trouvé auprès du service de paiement. Il est inscrit comme fait, et rien n’est envoyé.',
    'send-again':
      'Vous vous êtes assuré qu’il n’y est pas. S’il y est tout de même, l’argent sera remboursé deux fois.',
    'returned-elsewhere':
      'Par virement ou par chèque, par exemple. Il est inscrit comme fait et n’ira jamais sur la carte.',
  },
  number: 'Numéro de transaction du remboursement',
  numberHint: 'Celui du remboursement, comme le service de paiement l’affiche, et non celui du paiement.',
  numberMissing: 'Entrez le numéro de transaction du remboursement.',
  reason: 'Motif',
  reasonHint: 'Conservé au registre des modifications. Le client ne le lit pas.',
  reasonMissing: 'Expliquez brièvement comment vous le savez.',
  passwordWhy: 'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour régler ce remboursement.',
  keep: 'Ne rien changer',
  done: {
    happened: 'Remboursement inscrit comme fait',
    'send-again': 'Le remboursement est renvoyé',
    'returned-elsewhere': 'Remboursement inscrit comme fait',
  },
};

export const messages = { en, fr };
