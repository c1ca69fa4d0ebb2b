import type { FacadeFacts, WindowGroup, Words } from './describe.facts.ts';

const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const number = (n: number): string => names[n] ?? String(n);
const panes = (n: number): string => (n === 1 ? 'one pane' : `${number(n)} panes`);
const places = { left: 'on the left', centre: 'in the centre', right: 'on the right' } as const;

function door({ door: d, place }: FacadeFacts): string {
  const kind = d.leaves === 2 ? 'glazed double doors' : d.half ? 'half-glazed door' : 'glazed door';
  const lights = d.transomCols ?? 1;
  const more = [
    ...(d.sidelights === undefined ? [] : ['a narrow light on each side']),
    ...(d.transom === undefined ? [] : [lights === 1 ? 'a light above' : `${number(lights)} lights above`]),
  ];
  const where = `${d.recess === undefined ? '' : 'recessed '}${kind} ${places[place]}`;
  return more.length === 0 ? where : `${where} with ${more.join(' and ')}`;
}

function windows({ count, panes: n, lights, arched, grid, storey }: WindowGroup): string {
  const form = `${arched ? 'arched ' : ''}${grid ? 'tall ' : ''}${storey === 'upper' ? 'upper ' : ''}`;
  const each = count === 1 ? `${form}window` : `${form}windows`;
  const band = lights === 0 ? '' : ` with ${number(lights)} small lights above${count === 1 ? '' : ' each'}`;
  const over = storey === 'over the door' ? ' over the door' : '';
  return `${number(count)} ${each} of ${panes(n)}${band}${over}`;
}

export const english: Words = { door, windows, bare: 'no other window', twoStoreys: 'two storeys' };
