import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText } from './read-csv-file.ts';

/** The alphabet that `decoder` reads, written: which byte stands for which character. */
function writer(alphabet: string): (text: string) => Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(alphabet);
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) bytes.set(decoder.decode(new Uint8Array([byte])), byte);
  return (text) =>
    new Uint8Array(
      [...text].map((character) => {
        const byte = bytes.get(character);
        if (byte === undefined) throw new Error(`${character} is not in ${alphabet}`);
        return byte;
      }),
    );
}

const wide = (text: string, { big, mark }: { big: boolean; mark: boolean }) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].flatMap((character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)),
  );
  return new Uint8Array(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const alphabets: readonly (readonly [string, (text: string) => Uint8Array<ArrayBuffer>])[] = [
  ['UTF-8', utf8],
  ['UTF-8 with a mark', (text) => utf8(`\ufeff${text}`)],
  ['UTF-16 of Windows', (text) => wide(text, { big: false, mark: true })],
  ['UTF-16 of Windows without a mark', (text) => wide(text, { big: false, mark: false })],
  ['UTF-16, the great half first', (text) => wide(text, { big: true, mark: true })],
  ['UTF-16, the great half first, without a mark', (text) => wide(text, { big: true, mark: false })],
  ['Windows-1252', writer('windows-1252')],
  ['Mac Roman', writer('macintosh')],
];

const single = [
  ...[
    'Montréal',
    'MONTRÉAL',
    'Pâtisserie Élodie',
    'Chez Zoé L’Écuyer',
    'Épicerie',
    'ÉPICERIE À CÔTÉ',
    'Zoé',
    'Noël',
    'CRÈME GLACÉE',
  ],
  ...[
    'Où ?',
    'Hôtel',
    'Bœuf & Cie',
    'Ça va',
    'Forêt',
    'Maïs',
    'Été',
    'DÉJÀ VU',
    'Île-des-Sœurs',
    'Château',
    'À côté',
    'Été 2025',
  ],
  ...[
    'Crêperie',
    'FRANÇOIS',
    'François',
    'Aiguës',
    'Théâtre',
    'Évêque',
    'HÔTEL DE VILLE',
    'l’été',
    'Sainte-Thérèse',
    'Gaëlle',
  ],
];
const files = [
  'Téléphone;Adresse;Ville\n514 555-0100;12, rue Saint-André;Montréal\n',
  'Nom;Montant\nPâtisserie Élodie;1\u00a0815,50\u00a0$\nChez «\u00a0Léa\u00a0»;12,00\n',
  'Consignes\nSonnez… puis attendez – l’entrée est à l’arrière, près du dépanneur\n',
  readFileSync(new URL('../../../../business/terms/fr.ts', import.meta.url), 'utf8')
    .replaceAll(/[\u202f\u2011]/g, ' ')
    .slice(0, 4000),
];

describe('a file of a spreadsheet', () => {
  it.each(alphabets)('in %s is read as it was written', async (_name, write) => {
    for (const text of [...files, ...single.map((name) => `Nom;Ville\n${name};Laval\n`)])
      expect(await readText(new Blob([write(text)]))).toBe(text);
  });

  it('in Mac Roman keeps its French words by themselves', async () => {
    const write = writer('macintosh');
    for (const name of single) expect(await readText(new Blob([write(name)]))).toBe(name);
  });

  it('of no accents, of nothing, and of other alphabets of one byte is still a text', async () => {
    expect(await readText(new Blob(['a;b']))).toBe('a;b');
    expect(await readText(new Blob([]))).toBe('');
    expect(await readText(new Blob([new Uint8Array([0x31, 0x96, 0x32, 0x20, 0x92])]))).toBe('1–2 ’');
  });
});
