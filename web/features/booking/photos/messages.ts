import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Before and after',
  none: 'Our crew may photograph your storefront before it begins and when it is done. With your consent, you find the photographs here.',
  hidden: (count: number) =>
    count === 1
      ? 'Our crew took 1 photograph of your storefront. Tick the box to see it here.'
      : `Our crew took ${count} photographs of your storefront. Tick the box to see them here.`,
  kinds: { before: 'Before', after: 'After' },
  alt: (kind: string, number: number) => `Your storefront, ${kind.toLowerCase()}, photograph ${number}`,
  saved: 'Thank you. Your choice is kept.',
  withdrawn: 'Withdrawn. The photographs are no longer shown here.',
  missing: 'This photograph could not be loaded.',
};

const fr: typeof en = {
  title: 'Avant et après',
  none: 'Notre équipe peut photographier votre vitrine avant de commencer et une fois le travail terminé. Avec votre consentement, vous trouverez les photos ici.',
  hidden: (count) =>
    count === 1
      ? `Notre équipe a pris 1${nbsp}photo de votre vitrine. Cochez la case pour la voir ici.`
      : `Notre équipe a pris ${count}${nbsp}photos de votre vitrine. Cochez la case pour les voir ici.`,
  kinds: { before: 'Avant', after: 'Après' },
  alt: (kind, number) => `Votre vitrine, ${kind.toLowerCase()}, photo ${number}`,
  saved: 'Merci. Votre choix est enregistré.',
  withdrawn: 'C’est retiré. Les photos ne sont plus montrées ici.',
  missing: 'Cette photo n’a pas pu être chargée.',
};

export const messages = { en, fr };
