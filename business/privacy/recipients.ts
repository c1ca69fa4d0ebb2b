import type { Bilingual } from '#domain/language.ts';

type Recipient = { readonly work: Bilingual; readonly name: Bilingual; readonly place: Bilingual };

const same = (name: string): Bilingual => ({ en: name, fr: name });
const unknownPlace: Bilingual = { en: 'possibly outside Quebec', fr: 'peut-être hors du Québec' };

/** Who takes the card: its form is theirs. */
export const cardTaker = 'Moneris';

/** Who handles personal information for the business, and where, as far as known. */
export const recipients: readonly Recipient[] = [
  {
    work: { en: 'Card payment', fr: 'Paiement par carte' },
    name: same(cardTaker),
    place: { en: 'in Canada, outside Quebec', fr: 'au Canada, hors du Québec' },
  },
  {
    work: { en: 'Text messages', fr: 'Messages texte' },
    name: same('Twilio'),
    place: { en: 'in the United States', fr: 'aux États-Unis' },
  },
  {
    work: { en: 'Email', fr: 'Courriels' },
    name: { en: 'the provider of our mailbox', fr: 'le fournisseur de notre messagerie' },
    place: unknownPlace,
  },
  {
    work: { en: 'Bookings and accounting', fr: 'Réservations et comptabilité' },
    name: same('Zoho'),
    place: unknownPlace,
  },
  {
    work: { en: 'The site and its backups', fr: 'Le site et ses sauvegardes' },
    name: { en: 'the provider of our servers', fr: 'le fournisseur de nos serveurs' },
    place: unknownPlace,
  },
];
