import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Before and after', fr: 'Avant et après' },
  none: {
    en: 'Our crew may photograph your storefront before work begins and when it is done. With your consent, you will find the photographs here.',
    fr: 'Notre équipe peut photographier votre vitrine avant de commencer et une fois le travail terminé. Avec votre consentement, vous trouverez les photos ici.',
  },
  hidden: {
    en: (count: number) =>
      count === 1
        ? 'Our crew took 1 photograph of your storefront. Tick the box to see it here.'
        : `Our crew took ${count} photographs of your storefront. Tick the box to see them here.`,
    fr: (count: number) =>
      count === 1
        ? `Notre équipe a pris 1${nbsp}photo de votre vitrine. Cochez la case pour la voir ici.`
        : `Notre équipe a pris ${count}${nbsp}photos de votre vitrine. Cochez la case pour les voir ici.`,
  },
  kinds: { before: { en: 'Before', fr: 'Avant' }, after: { en: 'After', fr: 'Après' } },
  alt: {
    en: (kind: string, number: number) => `Your storefront, ${kind.toLowerCase()}, photograph ${number}`,
    fr: (kind: string, number: number) => `Votre vitrine, ${kind.toLowerCase()}, photo ${number}`,
  },
  saved: { en: 'Thank you. Your choice has been saved.', fr: 'Merci. Votre choix est enregistré.' },
  withdrawn: {
    en: 'Withdrawn. The photographs are no longer shown here.',
    fr: 'C’est retiré. Les photos n’apparaissent plus ici.',
  },
  missing: { en: 'This photograph could not be loaded.', fr: 'Cette photo n’a pas pu être chargée.' },
};
