import { nbsp } from '#domain/format.ts';

const crewsEn = (count: number) => `${count} ${count === 1 ? 'crew' : 'crews'}`;
const crewsFr = (count: number) => `${count}${nbsp}${count < 2 ? 'équipe' : 'équipes'}`;
const visitsEn = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;
const visitsFr = (count: number) => `${count}${nbsp}${count < 2 ? 'visite' : 'visites'}`;

const en = {
  wouldBe: (days: number) =>
    days === 1 ? 'One day would have more visits than crews' : `${days} days would have more visits than crews`,
  wouldBeLede: 'Every visit stays booked, and you decide which ones to move.',
  wouldBeNone: 'No further day would have more visits than crews.',
  unread: 'The days with more visits than crews could not be loaded.',
  more: (count: number) => `and ${count} more`,
  day: (day: string, visits: number, crews: number) => `${day}: ${visitsEn(visits)}, ${crewsEn(crews)}`,
  title: 'Crews on this day',
  lede: 'For this day alone: somebody is away, or an extra crew helps out.',
  crews: 'Crews',
  crew: (crew: number) => `Crew ${crew}`,
  crewFor: (name: string) => `Crew for ${name}`,
  proposed: (crew: number | null) => (crew === null ? 'No crew is free at this hour' : `Crew ${crew}, proposed`),
  asProposed: 'As proposed',
  crewChanged: 'Crew changed',
  everyCrew: 'All crews',
  usual: (count: number) => `Usually ${crewsEn(count)}. With none, block the day instead.`,
  wrong: (most: number) => `A whole number from 1 to ${most}.`,
  reason: 'Reason',
  reasonHint: 'Only your team sees it: sick, van in the garage…',
  moreVisits: (visits: number, crews: number) => `${visitsEn(visits)} booked, ${crewsEn(crews)}`,
  stay: 'You can save this. Every visit stays booked until you decide which ones to move.',
  save: 'Save',
  saving: 'Saving...',
  asUsual: (count: number) => `Back to ${count}`,
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Saved, and in force',
  works: (day: string, crews: number) => `${day}: ${crewsEn(crews)}.`,
  savedTitle: 'Saved: more visits than crews',
  staysLede: (visits: number, crews: number) =>
    `${visitsEn(visits)}, ${crewsEn(crews)}. Nothing is cancelled: decide which visits to move.`,
  notSaved: 'Nothing was saved',
  unsure: 'No answer arrived',
};

const fr: typeof en = {
  wouldBe: (days) =>
    days === 1
      ? 'Une journée aurait plus de visites que d’équipes'
      : `${days}${nbsp}journées auraient plus de visites que d’équipes`,
  wouldBeLede: 'Toutes les visites restent réservées, et vous décidez lesquelles déplacer.',
  wouldBeNone: 'Aucune autre journée n’aurait plus de visites que d’équipes.',
  unread: 'Les journées qui ont plus de visites que d’équipes n’ont pas pu être lues.',
  more: (count) => `et ${count} de plus`,
  day: (day, visits, crews) => `${day}${nbsp}: ${visitsFr(visits)}, ${crewsFr(crews)}`,
  title: 'Équipes de cette journée',
  lede: `Pour cette journée seulement${nbsp}: quelqu’un manque, ou une équipe vient en renfort.`,
  crews: 'Équipes',
  crew: (crew) => `Équipe${nbsp}${crew}`,
  crewFor: (name) => `Équipe pour ${name}`,
  proposed: (crew) => (crew === null ? 'Aucune équipe libre à cette heure' : `Équipe${nbsp}${crew}, proposée`),
  asProposed: 'Celle qui est proposée',
  crewChanged: 'Équipe changée',
  everyCrew: 'Toutes les équipes',
  usual: (count) => `D’habitude ${crewsFr(count)}. S’il n’y en a aucune, bloquez plutôt la journée.`,
  wrong: (most) => `Un nombre entier de 1 à ${most}.`,
  reason: 'Motif',
  reasonHint: `Seule votre équipe le voit${nbsp}: maladie, camionnette au garage…`,
  moreVisits: (visits, crews) => `${visitsFr(visits)} ${visits < 2 ? 'réservée' : 'réservées'}, ${crewsFr(crews)}`,
  stay: 'Vous pouvez enregistrer. Chaque visite reste réservée jusqu’à ce que vous décidiez lesquelles déplacer.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  asUsual: (count) => `Revenir à ${count}`,
  cancel: 'Annuler',
  close: 'Fermer',
  saved: 'Enregistré et en vigueur',
  works: (day, crews) => `${day}${nbsp}: ${crewsFr(crews)}.`,
  savedTitle: `Enregistré${nbsp}: plus de visites que d’équipes`,
  staysLede: (visits, crews) =>
    `${visitsFr(visits)}, ${crewsFr(crews)}. Rien n’est annulé${nbsp}: décidez quelles visites déplacer.`,
  notSaved: 'Rien n’a été enregistré',
  unsure: 'Aucune réponse n’est arrivée',
};

export const messages = { en, fr };
