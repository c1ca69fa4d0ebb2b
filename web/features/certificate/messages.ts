export const messages = {
  title: { en: 'Verify a certificate', fr: 'Vérifier un certificat' },
  ask: {
    en: 'The number is on the certificate that our clients receive after their glass was coated.',
    fr: 'Le numéro figure sur le certificat remis à notre clientèle une fois le verre traité.',
  },
  number: { en: 'Certificate number', fr: 'Nº de certificat' },
  numberMissing: { en: 'Enter the number of the certificate', fr: 'Entrez le numéro du certificat' },
  confirm: { en: 'Verify', fr: 'Vérifier' },
  reading: { en: 'Looking up the certificate...', fr: 'Recherche du certificat…' },
  withoutScript: {
    en: 'This page needs JavaScript to look up the number. You may also call or write to us.',
    fr: 'Cette page a besoin de JavaScript pour chercher le numéro. Vous pouvez aussi nous appeler ou nous écrire.',
  },
  unread: {
    en: 'The certificate could not be looked up just now.',
    fr: 'Le certificat n’a pas pu être vérifié pour l’instant.',
  },
  trying: { en: 'Checking...', fr: 'Vérification…' },
  home: { en: 'Back to Home', fr: 'Retour à l’accueil' },
  unknown: { en: 'No certificate has this number', fr: 'Aucun certificat ne porte ce numéro' },
  unknownText: {
    en: 'Please compare the number with the one on the certificate. It has eight letters and digits.',
    fr: 'Veuillez comparer le numéro avec celui du certificat. Il compte huit lettres et chiffres.',
  },
  another: { en: 'Verify another number', fr: 'Vérifier un autre numéro' },
  valid: { en: 'This certificate is valid', fr: 'Ce certificat est valide' },
  validText: {
    en: 'The glass was cleaned and coated. The warranty on the coating is issued by its maker.',
    fr: 'Le verre a été nettoyé et traité. La garantie du revêtement est émise par son fabricant.',
  },
  ended: { en: 'This certificate has expired', fr: 'Ce certificat est échu' },
  endedText: {
    en: 'The glass was cleaned and coated. The term of the maker’s warranty on the coating is over.',
    fr: 'Le verre a été nettoyé et traité. La garantie du fabricant sur le revêtement est échue.',
  },
  withdrawn: { en: 'This certificate was withdrawn', fr: 'Ce certificat a été retiré' },
  withdrawnText: {
    en: 'It is no longer valid. We will gladly answer questions about it.',
    fr: 'Il n’est plus valide. Nous répondrons volontiers à vos questions.',
  },
  service: { en: 'Service', fr: 'Service' },
  visit: { en: 'Date of the visit', fr: 'Date de la visite' },
  size: { en: 'Storefront', fr: 'Vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  until: { en: 'Valid until', fr: 'Valide jusqu’au' },
};
