import type { FacadeFacts, WindowGroup, Words } from './describe.facts.ts';

const names = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;
const number = (n: number): string => names[n] ?? String(n);
const ofPanes = (n: number): string => (n === 1 ? 'd’un seul carreau' : `de ${number(n)} carreaux`);
const places = { left: 'à gauche', centre: 'au centre', right: 'à droite' } as const;

function door({ door: d, place }: FacadeFacts): string {
  const kind = d.leaves === 2 ? 'porte vitrée à deux battants' : d.half ? 'porte semi-vitrée' : 'porte vitrée';
  const lights = d.transomCols ?? 1;
  const more = [
    ...(d.sidelights === undefined ? [] : ['une vitre étroite de chaque côté']),
    ...(d.transom === undefined ? [] : [lights === 1 ? 'une imposte' : `une imposte ${ofPanes(lights)}`]),
  ];
  const where = `${kind} ${places[place]}${d.recess === undefined ? '' : ', en retrait'}`;
  return more.length === 0 ? where : `${where}, avec ${more.join(' et ')}`;
}

function windows({ count, panes: n, lights, arched, grid, storey }: WindowGroup): string {
  const many = count === 1 ? '' : 's';
  const high = storey === 'upper';
  const noun = high ? `fenêtre${many}` : `vitrine${many}`;
  const form = `${grid ? (count === 1 ? 'haute ' : 'hautes ') : ''}${noun}${arched ? ` cintrée${many}` : ''}`;
  const upstairs = high ? ' à l’étage' : '';
  const band = lights === 0 ? '' : ` avec ${number(lights)} petites impostes${count === 1 ? '' : ' chacune'}`;
  const over = storey === 'over the door' ? ' au-dessus de la porte' : '';
  return `${count === 1 ? 'une' : number(count)} ${form} ${ofPanes(n)}${upstairs}${band}${over}`;
}

export const french: Words = { door, windows, bare: 'sans autre vitrage', twoStoreys: 'deux étages' };
