import { nbsp } from '#domain/format.ts';

const crewsEn = (count: number) => `${count} ${count === 1 ? 'crew' : 'crews'}`;
const crewsFr = (count: number) => `${count}${nbsp}${count < 2 ? 'équipe' : 'équipes'}`;
const visitsEn = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;
const visitsFr = (count: number) => `${count}${nbsp}${count < 2 ? 'visite' : 'visites'}`;

export const messages = {
  wouldBe: {
    en: (days: number) =>
      days === 1 ? 'One day would have more visits than crews' : `${days} days would have more visits than crews`,
    fr: (days: number) =>
      days === 1
        ? 'Une journée aurait plus de visites que d’équipes'
        : `${days}${nbsp}journées auraient plus de visites que d’équipes`,
  },
  wouldBeLede: {
    en: 'Every visit stays booked, and you decide which ones to move.',
    fr: 'Toutes les visites restent réservées, et vous décidez lesquelles déplacer.',
  },
  wouldBeNone: {
    en: 'No further day would have more visits than crews.',
    fr: 'Aucune autre journée n’aurait plus de visites que d’équipes.',
  },
  unread: {
    en: 'The days with more visits than crews could not be loaded.',
    fr: 'Les journées qui ont plus de visites que d’équipes n’ont pas pu être chargées.',
  },
  more: { en: (count: number) => `and ${count} more`, fr: (count: number) => `et ${count} de plus` },
  day: {
    en: (day: string, visits: number, crews: number) => `${day}: ${visitsEn(visits)}, ${crewsEn(crews)}`,
    fr: (day: string, visits: number, crews: number) => `${day}${nbsp}: ${visitsFr(visits)}, ${crewsFr(crews)}`,
  },
  title: { en: 'Crews on this day', fr: 'Équipes de cette journée' },
  lede: {
    en: 'For this day alone: somebody is away, or an extra crew helps out.',
    fr: `Pour cette journée seulement${nbsp}: quelqu’un manque, ou une équipe vient en renfort.`,
  },
  crews: { en: 'Crews', fr: 'Équipes' },
  crew: { en: (crew: number) => `Crew ${crew}`, fr: (crew: number) => `Équipe${nbsp}${crew}` },
  crewFor: { en: (name: string) => `Crew for ${name}`, fr: (name: string) => `Équipe pour ${name}` },
  proposed: {
    en: (crew: number | null) => (crew === null ? 'No crew is free at this hour' : `Crew ${crew}, proposed`),
    fr: (crew: number | null) =>
      crew === null ? 'Aucune équipe libre à cette heure' : `Équipe${nbsp}${crew}, proposée`,
  },
  asProposed: { en: 'As proposed', fr: 'Celle qui est proposée' },
  crewChanged: { en: 'Crew changed', fr: 'Équipe changée' },
  everyCrew: { en: 'All crews', fr: 'Toutes les équipes' },
  usual: {
    en: (count: number) => `Usually ${crewsEn(count)}. With none, block the day instead.`,
    fr: (count: number) => `D’habitude ${crewsFr(count)}. S’il n’y en a aucune, bloquez plutôt la journée.`,
  },
  wrong: {
    en: (most: number) => `A whole number from 1 to ${most}.`,
    fr: (most: number) => `Un nombre entier de 1 à ${most}.`,
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'Only your team sees it: sick, van in the garage…',
    fr: `Seule votre équipe le voit${nbsp}: maladie, camionnette au garage…`,
  },
  moreVisits: {
    en: (visits: number, crews: number) => `${visitsEn(visits)} booked, ${crewsEn(crews)}`,
    fr: (visits: number, crews: number) =>
      `${visitsFr(visits)} ${visits < 2 ? 'réservée' : 'réservées'}, ${crewsFr(crews)}`,
  },
  stay: {
    en: 'You can save this. Every visit stays booked until you decide which ones to move.',
    fr: 'Vous pouvez enregistrer. Chaque visite reste réservée jusqu’à ce que vous décidiez lesquelles déplacer.',
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  asUsual: { en: (count: number) => `Back to ${count}`, fr: (count: number) => `Revenir à ${count}` },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  saved: { en: 'Saved, and in force', fr: 'Enregistré et en vigueur' },
  works: {
    en: (day: string, crews: number) => `${day}: ${crewsEn(crews)}.`,
    fr: (day: string, crews: number) => `${day}${nbsp}: ${crewsFr(crews)}.`,
  },
  savedTitle: { en: 'Saved: more visits than crews', fr: `Enregistré${nbsp}: plus de visites que d’équipes` },
  staysLede: {
    en: (visits: number, crews: number) =>
      `${visitsEn(visits)}, ${crewsEn(crews)}. Nothing is cancelled: decide which visits to move.`,
    fr: (visits: number, crews: number) =>
      `${visitsFr(visits)}, ${crewsFr(crews)}. Rien n’est annulé${nbsp}: décidez quelles visites déplacer.`,
  },
  notSaved: { en: 'Nothing was saved', fr: 'Rien n’a été enregistré' },
  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
};
