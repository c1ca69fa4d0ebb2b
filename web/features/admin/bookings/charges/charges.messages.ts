/** The words of what is asked for on a booking after its sale. */
export const messages = {
  title: { en: 'Charges after the sale', fr: 'Suppléments après la vente' },
  difference: { en: 'Larger storefront', fr: 'Vitrine plus grande' },
  what: {
    en: (amount: string, what: string) => `${amount}, ${what}`,
    fr: (amount: string, what: string) => `${amount}, ${what}`,
  },
  states: {
    asked: {
      en: (until: string) => `payment link sent, valid until ${until}`,
      fr: (until: string) => `lien de paiement envoyé, valide jusqu’au ${until}`,
    },
    expired: {
      en: (until: string) => `not paid; the link expired on ${until}`,
      fr: (until: string) => `non payé; le lien a expiré le ${until}`,
    },
    withdrawn: { en: () => 'withdrawn, nothing to pay', fr: () => 'retiré, rien à payer' },
    paid: { en: (on: string) => `paid on ${on}`, fr: (on: string) => `payé le ${on}` },
  },
  paidBy: {
    card: { en: 'by card', fr: 'par carte' },
    cash: { en: 'in cash', fr: 'en argent comptant' },
    transfer: { en: 'by transfer', fr: 'par virement' },
  },
  again: { en: 'Send again', fr: 'Renvoyer le lien' },
  received: { en: 'Record a payment', fr: 'Inscrire un paiement' },
  withdraw: { en: 'Withdraw', fr: 'Retirer la demande' },
  sent: { en: 'The link is on its way again', fr: 'Le lien est de nouveau en route' },
  withdrawn: { en: 'No longer asked for', fr: 'Ce montant n’est plus demandé' },
  withdrawMeans: {
    en: 'The client is told that there is nothing more to pay. A payment already on its way is refunded.',
    fr: 'Le client apprend qu’il n’y a plus rien à payer. Un paiement déjà en route lui est remboursé.',
  },
  againMeans: {
    en: 'The client receives the link by email again; it is valid for another seven days.',
    fr: 'Le client reçoit de nouveau le lien par courriel, valide sept jours de plus.',
  },
  keep: { en: 'Keep as is', fr: 'Laisser tel quel' },
  how: { en: 'How it is paid', fr: 'Mode de paiement' },
  ways: {
    link: { en: 'Send a payment link', fr: 'Envoyer un lien de paiement' },
    cash: { en: 'Received in cash', fr: 'Reçu en argent comptant' },
    transfer: { en: 'Received by transfer', fr: 'Reçu par virement' },
  },
  means: {
    link: {
      en: 'By email; the client pays by card, within seven days.',
      fr: 'Par courriel; le client paie par carte, dans les sept jours.',
    },
    cash: {
      en: 'Recorded as paid now; the invoice goes out by email.',
      fr: 'Inscrit comme payé maintenant; la facture part par courriel.',
    },
    transfer: {
      en: 'Recorded as paid now; the invoice goes out by email.',
      fr: 'Inscrit comme payé maintenant; la facture part par courriel.',
    },
  },
  reference: { en: 'Number of the transfer (optional)', fr: 'Numéro du virement (facultatif)' },
  extra: { en: 'Charge an extra', fr: 'Facturer un supplément' },
  amount: { en: 'Price before taxes', fr: 'Prix avant taxes' },
  amountWrong: { en: 'Enter an amount in dollars.', fr: 'Entrez un montant en dollars.' },
  reason: { en: 'What it is for', fr: 'Objet' },
  reasonHint: {
    en: 'As the client reads it in the email and on the invoice, with taxes added.',
    fr: 'Tel que le client le lira dans le courriel et sur la facture. Les taxes s’ajoutent.',
  },
  reasonMissing: { en: 'Say what it is for.', fr: 'Indiquez de quoi il s’agit.' },
  charged: { en: 'Saved', fr: 'Enregistré' },
  passwordWhy: {
    en: 'You signed in a while ago. Enter your password to charge a client.',
    fr: 'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour facturer un client.',
  },
};
