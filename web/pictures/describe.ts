import { facades } from '#domain/facade/layouts.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { english } from './describe.en.ts';
import { type FacadeFacts, factsOf, type Words } from './describe.facts.ts';
import { french } from './describe.fr.ts';

const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a layout's picture shows, made from the same numbers as the picture. */
export function describeLayout(layout: Layout, language: Language): string {
  const facts: FacadeFacts = factsOf(facades[layout]);
  const say = words[language];
  const parts = [
    say.door(facts),
    ...facts.groups.map((group) => say.windows(group)),
    ...(facts.bare ? [say.bare] : []),
  ];
  const end = facts.storeys === 2 ? [say.twoStoreys] : [];
  return sentence([...parts, ...end].join(', '));
}

const sizes: Readonly<Record<StorefrontSize, Bilingual>> = {
  'little-storefront': {
    en: 'A small shop of one storey, less than three times the height of a person: one door, one window under an awning, a passer-by for scale',
    fr: 'Une petite boutique d’un étage, moins de trois fois la taille d’une personne : une porte, une vitrine sous un auvent, une passante pour l’échelle',
  },
  'mid-storefront': {
    en: 'A shop of one storey: double doors between two broad display windows with small lights above, a passer-by for scale',
    fr: 'Une boutique d’un étage : porte à deux battants entre deux larges vitrines à petites impostes, une passante pour l’échelle',
  },
  'grand-storefront': {
    en: 'A shop of two storeys and five bays: double doors in the centre, display windows below, arched windows above, two people for scale',
    fr: 'Un magasin de deux étages et cinq travées : porte à deux battants au centre, vitrines en bas, fenêtres cintrées en haut, deux personnes pour l’échelle',
  },
  'standalone-building-mall': {
    en: 'A large building of its own: a tall glass front with two double doors in the centre, a lower wing with windows on each side, two people and a car for scale',
    fr: 'Un grand bâtiment isolé : haute façade de verre avec deux portes à deux battants au centre, une aile plus basse avec des vitrines de chaque côté, deux personnes et une voiture pour l’échelle',
  },
  'strip-mall': {
    en: 'A row of six shops of one storey under one canopy, each with its own door and window, cars and one person in front for scale',
    fr: 'Une rangée de six commerces d’un étage sous une même marquise, chacun avec sa porte et sa vitrine, des voitures et une personne devant pour l’échelle',
  },
  hotel: {
    en: 'A hotel: a glazed lobby at street level with double doors under a canopy, four storeys of nine windows above, two people for scale',
    fr: 'Un hôtel : hall vitré au niveau de la rue avec porte à deux battants sous une marquise, quatre étages de neuf fenêtres au-dessus, deux personnes pour l’échelle',
  },
};

/** What a size card's picture shows: the kind of building, its storeys, its doors, people for scale. */
export const describeSize = (size: StorefrontSize, language: Language): string => sizes[size][language];
