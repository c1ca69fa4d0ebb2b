import type { Bilingual } from '#domain/language.ts';
import type { TextSet } from '#domain/settings/text-words.ts';
import { brand } from './brand.ts';
import { storeysServed, warrantyYears } from './policies.ts';

/** The letter on the About page; an owner can reword it. */
export const letter: TextSet = {
  standard: {
    greeting: { en: 'Dear Reader', fr: 'Chère lectrice, cher lecteur' },
    opening: {
      en: 'A storefront is read before it is entered. The glass is its first page, and that page is what we care for.',
      fr: 'Une vitrine se lit avant qu’on y entre. Le verre en est la première page, et c’est d’elle que nous prenons soin.',
    },
    body: {
      en: [
        'We charge by the size of your storefront, not by the number of its windows. There is one price, and you know it before you choose the day.',
        `We clean the glass inside and outside. It can then be given a nano-coating, which is said to last ${warrantyYears} years.`,
        'Coated glass is self-cleaning in the plain sense of the word: rain gathers into beads and takes the dust along. It needs fewer cleanings. It does not do away with them.',
        'We do not take on every storefront. The place, the size, a height of two storeys at most, and a shared idea of what a window is for: six short steps tell us both. If we cannot take on yours, we will refer you to firms we trust.',
        'Write to us or call us, {hours}. We would like to hear about your window.',
      ].join('\n\n'),
      fr: [
        'Notre tarif dépend de la taille de votre vitrine, et non du nombre de ses vitres. Il n’y\u00a0a qu’un prix, et vous le connaissez avant de choisir la journée.',
        `Nous nettoyons le verre à l’intérieur et à l’extérieur. Il peut ensuite recevoir un nanorevêtement, auquel on prête une durée de ${warrantyYears}\u00a0ans.`,
        'Le verre s’entretient alors presque seul, au sens simple du mot\u00a0: la pluie s’y rassemble en gouttes et emporte la poussière. Les nettoyages s’espacent, sans disparaître.',
        'Nous n’acceptons pas toutes les vitrines. Le lieu, la taille, une hauteur de deux étages au plus et une même idée de ce à quoi sert une vitrine\u00a0: six courtes étapes nous le disent, à vous comme à nous. Si nous ne pouvons pas accepter la vôtre, nous vous dirigeons vers des entreprises en qui nous avons confiance.',
        'Écrivez-nous ou appelez-nous, {heures}. Nous aimerions que vous nous parliez de votre vitrine.',
      ].join('\n\n'),
    },
    signature: { en: `The owner, ${brand.name}`, fr: `Propriétaire, ${brand.name}` },
  },
  /** When the phone is answered. */
  fillIns: { hours: { en: 'hours', fr: 'heures' } },
};

/** The three figures in its margin. */
export const figures: readonly { readonly value: number; readonly caption: Bilingual }[] = [
  {
    value: warrantyYears,
    caption: { en: 'years of warranty on the coating', fr: 'ans de garantie sur le revêtement' },
  },
  {
    value: 1,
    caption: {
      en: 'price per storefront size, never per window',
      fr: 'prix par taille de vitrine, jamais à la vitre',
    },
  },
  {
    value: storeysServed,
    caption: { en: 'storeys, the height we work at', fr: 'étages, la hauteur à laquelle nous travaillons' },
  },
];
