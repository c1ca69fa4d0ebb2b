import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Links of your sources', fr: 'Liens de vos sources' },
  subtitle: {
    en: 'Where bookings come from: counted by a link of your own, without cookies and without tracking anyone',
    fr: `D’où viennent les réservations${nbsp}: comptées par un lien à vous, sans témoin et sans suivre personne`,
  },
  empty: {
    en: 'No source is listed yet. Add the first one: the van, the window of a shop, a partner’s site.',
    fr: `Aucune source n’est inscrite. Ajoutez la première${nbsp}: la camionnette, la vitrine d’un commerce, le site d’un partenaire.`,
  },
  failed: { en: 'The sources could not be loaded.', fr: 'Les sources n’ont pas pu être chargées.' },
  archived: { en: 'Archived: no longer counted', fr: `Archivée${nbsp}: ne compte plus` },
  copyLink: { en: 'Copy the link', fr: 'Copier le lien' },
  copyButton: {
    en: { en: 'Copy the button, English', fr: 'Copy the button, French' },
    fr: { en: 'Copier le bouton, anglais', fr: 'Copier le bouton, français' },
  },
  showCode: { en: 'QR code', fr: 'Code QR' },
  saveCode: { en: 'Save as a picture', fr: 'Enregistrer l’image' },
  qrOf: { en: (name: string) => `QR code, ${name}`, fr: (name: string) => `Code QR, ${name}` },
  ofSource: {
    en: (what: string, name: string) => `${what}: ${name}`,
    fr: (what: string, name: string) => `${what}${nbsp}: ${name}`,
  },
  archive: { en: 'Archive', fr: 'Archiver' },
  restore: { en: 'Restore', fr: 'Rétablir' },
  archivedNow: { en: 'Archived: it is no longer counted', fr: `Source archivée${nbsp}: elle ne compte plus` },
  restoredNow: { en: 'Restored: it is counted again', fr: `Source rétablie${nbsp}: elle compte de nouveau` },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: { en: 'It could not be copied', fr: 'Impossible de copier' },
  notSaved: { en: 'Nothing was changed', fr: 'Rien n’a été changé' },
  add: { en: 'Add a source', fr: 'Ajouter une source' },
  code: { en: 'Code in the link', fr: 'Code dans le lien' },
  codeHint: {
    en: 'Short, such as van. It cannot be changed later.',
    fr: 'Court, comme camion. Il ne pourra plus être changé.',
  },
  nameEn: { en: 'Name in English', fr: 'Nom en anglais' },
  nameFr: { en: 'Name in French', fr: 'Nom en français' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  saved: { en: 'Source saved', fr: 'Source enregistrée' },
  close: { en: 'Close', fr: 'Fermer' },
  book: { en: (brand: string) => `Book with ${brand}`, fr: (brand: string) => `Réserver chez ${brand}` },
};
