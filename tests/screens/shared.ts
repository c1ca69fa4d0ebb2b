import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from './screen.ts';

/** A state that looks like a screen that is drawn: it has no second picture, and its words are kept. */
export type Shared = {
  state: string;
  /** The screen with the picture, of the catalogue or of a walk. */
  drawn: string;
  /** Where its words are, if all of them would be mostly the same. */
  own: string;
};

const table = readFileSync(join(import.meta.dirname, '../../docs/screens/shared.md'), 'utf8');

export const shared: readonly Shared[] = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => {
    const [, drawn = '', , own = '', states = ''] = line.split('|').map((cell) => cell.trim());
    return states.split(', ').map((state) => ({ state, drawn, own: own.replaceAll('`', '') }));
  });

const inWords = new Map(shared.map((one) => [one.state, one]));

/** What a state shares a picture with, if it has none of its own. */
export const sharedBy = ({ name }: Pick<Screen, 'name'>): Shared | undefined => inWords.get(name);
