import { nbsp } from '#domain/format.ts';

const en = {
  settle: 'Settle this refund',
  lede: 'Nobody knows what became of this refund, or the card gateway keeps refusing it. Look the payment up at the gateway first, then say here how it stands.',
  byHandLede:
    'This money came in cash or by transfer, and it goes back by hand. Settle the refund once the client has it; a message tells them so.',
  how: 'What became of the refund',
  outcomes: {
    happened: 'The card gateway made it',
    'send-again': 'It was not made: send it again',
    'returned-elsewhere': 'The money went back another way',
  },
  means: {
    happened: 'You found it at the gateway. It counts as done, and nothing is sent.',
    'send-again': 'You made sure that it is not at the gateway. If it is there after all, the money goes back twice.',
    'returned-elsewhere': 'By transfer or cheque, say. It counts as done, and it is never sent to the card.',
  },
  number: 'Transaction number of the refund',
  numberHint: 'As the gateway shows it for the refund, not for the payment.',
  numberMissing: 'Enter the transaction number of the refund.',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log; the client does not see it.',
  reasonMissing: 'Say in a few words how you know.',
  passwordWhy: 'You signed in a while ago. Your password is asked for before a refund is settled.',
  keep: 'Keep as is',
  done: {
    happened: 'The refund counts as done',
    'send-again': 'The refund is sent again',
    'returned-elsewhere': 'The refund counts as done',
  },
};

const fr: typeof en = {
  settle: 'Régler ce remboursement',
  lede: 'On ne sait pas ce qu’est devenu ce remboursement, ou le service de paiement le refuse toujours. Cherchez d’abord le paiement auprès de ce service, puis dites ici où il en est.',
  byHandLede:
    'Cette somme est venue en argent comptant ou par virement, et elle est remise à la main. Réglez le remboursement une fois la somme remise\u00a0: le client en est alors avisé.',
  how: 'Ce qu’est devenu le remboursement',
  outcomes: {
    happened: 'Le service de paiement l’a fait',
    'send-again': `Il n’a pas été fait${nbsp}: le renvoyer`,
    'returned-elsewhere': 'L’argent a été retourné autrement',
  },
  means: {
    happened: 'Vous l’avez trouvé auprès du service de paiement. Il passe pour fait, et rien n’est envoyé.',
    'send-again':
      'Vous vous êtes assuré qu’il n’y est pas. S’il y est tout de même, l’argent sera remboursé deux fois.',
    'returned-elsewhere': 'Par virement ou par chèque, par exemple. Il passe pour fait et n’ira jamais sur la carte.',
  },
  number: 'Numéro de transaction du remboursement',
  numberHint: 'Celui du remboursement, comme le service de paiement l’affiche, et non celui du paiement.',
  numberMissing: 'Entrez le numéro de transaction du remboursement.',
  reason: 'Motif',
  reasonHint: 'Conservé au registre des modifications. Le client ne le lit pas.',
  reasonMissing: 'Dites en quelques mots comment vous le savez.',
  passwordWhy:
    'Vous avez ouvert votre session il y a un moment. Votre mot de passe est demandé avant de régler un remboursement.',
  keep: 'Ne rien changer',
  done: {
    happened: 'Le remboursement passe pour fait',
    'send-again': 'Le remboursement est renvoyé',
    'returned-elsewhere': 'Le remboursement passe pour fait',
  },
};

export const messages = { en, fr };
