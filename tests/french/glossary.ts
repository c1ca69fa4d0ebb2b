import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A line of `docs/glossary.md`: what a thing is called in each language, and how nobody calls it. */
type Pair = { en: string; fr: string; not: readonly string[] };

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

export const glossary: readonly Pair[] = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => {
    const [, en = '', fr = '', not = ''] = cells(line);
    return { en, fr, not: not.split(';').map((word) => word.replaceAll(/[«»]/g, '').trim()) };
  });

const wrong = glossary.flatMap(({ en, fr, not }) =>
  not.map((word) => ({ word, right: `${en}, ${fr}`, sign: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu') })),
);

/** Each wrong word of a text, with the right ones. */
export function wrongWordsIn(text: string): string[] {
  const plain = text.replaceAll(/\\u00a0|\$\{nbsp\}|[\u00a0\u202f]/g, ' ').replaceAll("'", '’');
  return wrong
    .filter(({ sign }) => sign.test(plain))
    .map(({ word, right }) => `«${word}» for «${right}» in: ${text.slice(0, 160)}`);
}

/** Texts among code, with comments in between. */
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Every file that speaks both languages, and its texts. What was accepted as terms is no longer anybody's to reword. */
export const spokenTexts = (): { file: string; texts: string[] }[] =>
  globSync('{business,domain,server,web,sandbox,adapters,tests/brand/business}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/business/terms/**'],
  })
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => /\bfr\b/.test(source))
    .map(({ file, source }) => ({
      file,
      texts: (source.match(literals) ?? []).filter((one) => !one.startsWith('/')).map((one) => one.slice(1, -1)),
    }));
