import type { InLanguage } from '#domain/language.ts';

export const frameMessages = {
  title: { en: 'Card payment', fr: 'Paiement par carte' },
  total: { en: 'Total, CAD', fr: 'Total ($\u00a0CA)' },
  order: { en: 'Order', fr: 'Commande' },
  cardNumber: { en: 'Card number', fr: 'Numéro de carte' },
  cardNumberMissing: { en: 'Enter the card number.', fr: 'Entrez le numéro de la carte.' },
  cardNumberInvalid: {
    en: 'Check the number: a digit is missing or wrong.',
    fr: 'Vérifiez le numéro : un chiffre manque ou est erroné.',
  },
  expiry: { en: 'Expiry', fr: 'Expiration' },
  expiryShape: { en: 'MM / YY', fr: 'MM / AA' },
  expiryMissing: { en: 'Enter the month and the year.', fr: 'Entrez le mois et l’année.' },
  expiryInvalid: { en: 'Month 01 to 12, then the year.', fr: 'Mois de 01 à 12, puis l’année.' },
  expiryPast: { en: 'This card has expired.', fr: 'Cette carte est expirée.' },
  securityCode: { en: 'Security code', fr: 'Code de sécurité' },
  securityCodeHint: {
    en: 'Three digits on the back of the card; American Express, four on the front.',
    fr: 'Trois chiffres au verso de la carte; American Express, quatre au recto.',
  },
  securityCodeMissing: { en: 'Enter the security code.', fr: 'Entrez le code de sécurité.' },
  securityCodeInvalid: { en: 'The code is incomplete.', fr: 'Le code est incomplet.' },
  savedCardHint: {
    en: 'Press it to pay with the card you kept; its security code is all that is asked.',
    fr: 'Appuyez pour payer avec la carte conservée; seul son code de sécurité est demandé.',
  },
  pay: { en: 'Pay', fr: 'Payer' },
  pending: { en: 'Processing...', fr: 'Traitement…' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  silent: {
    en: 'No answer came back. Press Pay once more: one form never charges a card twice.',
    fr: 'Aucune réponse reçue. Appuyez de nouveau sur Payer : un formulaire ne débite jamais une carte deux fois.',
  },
  approved: { en: 'Payment approved', fr: 'Paiement approuvé' },
  approvedText: { en: 'Your card has been accepted.', fr: 'Votre carte a été acceptée.' },
  declined: { en: 'Card declined', fr: 'Carte refusée' },
  declinedText: {
    en: 'Nothing was charged. Another card may be used in a new form.',
    fr: 'Rien n’a été débité. Une autre carte peut être utilisée dans un nouveau formulaire.',
  },
  invalid: { en: 'This card form cannot be opened', fr: 'Ce formulaire de paiement ne peut pas être ouvert' },
  invalidText: {
    en: 'Nothing was charged. Please open a new form.',
    fr: 'Rien n’a été débité. Veuillez ouvrir un nouveau formulaire.',
  },
  used: { en: 'This card form has been used', fr: 'Ce formulaire de paiement a déjà servi' },
  usedText: {
    en: 'It takes one payment only. Please continue on the page.',
    fr: 'Il n’accepte qu’un paiement. Veuillez poursuivre sur la page.',
  },
  expired: { en: 'This card form has expired', fr: 'Ce formulaire de paiement est expiré' },
  expiredText: {
    en: 'Nothing was charged. Please open a new form.',
    fr: 'Rien n’a été débité. Veuillez ouvrir un nouveau formulaire.',
  },
  sandbox: { en: 'Sandbox: no card is charged', fr: 'Bac à sable : aucune carte n’est débitée' },
};

export type FrameMessages = InLanguage<typeof frameMessages>;
