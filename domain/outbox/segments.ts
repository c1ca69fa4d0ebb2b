/** The GSM 03.38 basic character set, seven bits each. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The extension table; two septets each. */
const extension = '\f^{}\\[~]|€';

const septets = new Map([
  ...[...basic].map((character) => [character, 1] as const),
  ...[...extension].map((character) => [character, 2] as const),
]);

export type Segments = {
  /** One character outside of GSM 03.38 makes the whole message `ucs-2`, with less than half the capacity. */
  encoding: 'gsm-7' | 'ucs-2';
  /** In septets or UTF-16 code units. */
  length: number;
  /** How many billed messages it is split into. */
  count: number;
};

export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const isGsm = characters.every((character) => septets.has(character));
  const widths = characters.map((character) => (isGsm ? (septets.get(character) ?? 1) : character.length));
  const length = widths.reduce((sum, width) => sum + width, 0);
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return { encoding: isGsm ? 'gsm-7' : 'ucs-2', length, count: length <= single ? 1 : partsOf(widths, part) };
}

/** A character of two units is never split across segments. */
function partsOf(widths: readonly number[], part: number): number {
  let [count, filled] = [1, 0];
  for (const width of widths) {
    if (filled + width > part) [count, filled] = [count + 1, 0];
    filled += width;
  }
  return count;
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/«\s*|\s*»|[“”„‟″]/g, '"'],
  [/[‘’‚‛ʼ′]/g, "'"],
  [/…/g, '...'],
  [/[‐‑‒–—―−]/g, '-'],
  [/[^\S\n]/g, ' '],
  // Invisible format and control characters.
  [/(?!\n)[\p{Cf}\p{Cc}]/gu, ''],
];

/** Typographic characters as their GSM 03.38 equivalents, where nothing is lost; letters stay, accents included. */
export const inPlainSigns = (text: string): string =>
  replacements.reduce(
    (plain, [pattern, replacement]) => plain.replaceAll(pattern, replacement),
    text.toWellFormed().normalize('NFC'),
  );
