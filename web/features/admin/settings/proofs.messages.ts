export const messages = {
  lede: {
    en: 'Clients and their buildings ask for these. Each booking’s page and each quote offers them for download, and they go with a price by email.',
    fr: 'La clientèle et les immeubles les demandent. La page d’une réservation et celle d’une soumission les offrent au téléchargement, et un prix envoyé par courriel les joint.',
  },
  failed: { en: 'The certificates could not be loaded.', fr: 'Les attestations n’ont pas pu être chargées.' },
  none: { en: 'None yet.', fr: 'Aucune pour le moment.' },
  kept: {
    en: (size: string, at: string, by: string) => `PDF of ${size} KB, uploaded ${at} by ${by}`,
    fr: (size: string, at: string, by: string) => `PDF de ${size}\u00a0Ko, téléversé le ${at} par ${by}`,
  },
  formerOwner: { en: 'a former owner', fr: 'une personne qui n’a plus accès' },
  until: { en: (day: string) => `Valid until ${day}`, fr: (day: string) => `Valide jusqu’au ${day}` },
  outdated: {
    en: (day: string) => `Its last day was ${day}`,
    fr: (day: string) => `Son dernier jour était le ${day}`,
  },
  outdatedText: {
    en: 'It is no longer sent or shown. Upload the new one.',
    fr: 'Elle n’est plus envoyée ni montrée. Téléversez la nouvelle.',
  },
  look: { en: 'Look at it', fr: 'Voir' },
  remove: { en: 'Remove', fr: 'Retirer' },
  removed: { en: 'Removed', fr: 'Attestation retirée' },
  notRemoved: { en: 'Not removed', fr: 'Non retirée' },
  choose: { en: 'Choose a PDF', fr: 'Choisir un PDF' },
  chooseOther: { en: 'Choose another PDF', fr: 'Choisir un autre PDF' },
  of: {
    en: (what: string, name: string) => `${what}: ${name}`,
    fr: (what: string, name: string) => `${what}\u00a0: ${name}`,
  },
  validUntil: { en: 'Valid until (optional)', fr: 'Valide jusqu’au (facultatif)' },
  upload: { en: 'Upload', fr: 'Téléverser' },
  uploading: { en: 'Uploading...', fr: 'Téléversement…' },
  uploaded: { en: 'Uploaded', fr: 'Attestation téléversée' },
  tooLarge: {
    en: 'This file is larger than 5 MB. Please choose a smaller one.',
    fr: 'Ce fichier dépasse 5\u00a0Mo. Veuillez en choisir un plus petit.',
  },
};
