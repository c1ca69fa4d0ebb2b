/** The signs that a text message carries in seven bits (GSM 03.38). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Those that take two places. */
const extension = '\f^{}\\[~]|€';

const septets = new Map([
  ...[...basic].map((sign) => [sign, 1] as const),
  ...[...extension].map((sign) => [sign, 2] as const),
]);

export type Segments = {
  /** One sign outside of `gsm-7` makes the whole message `ucs-2`, which is less than half as long. */
  encoding: 'gsm-7' | 'ucs-2';
  /** In the encoding's own units. */
  length: number;
  /** How many messages the network makes of it, each paid for. */
  count: number;
};

/** How long a text message is, as the network counts. */
export function segmentsOf(text: string): Segments {
  const signs = [...text];
  const isGsm = signs.every((sign) => septets.has(sign));
  const widths = signs.map((sign) => (isGsm ? (septets.get(sign) ?? 1) : sign.length));
  const length = widths.reduce((sum, width) => sum + width, 0);
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return { encoding: isGsm ? 'gsm-7' : 'ucs-2', length, count: length <= single ? 1 : partsOf(widths, part) };
}

/** A sign of two units is never torn apart between two messages. */
function partsOf(widths: readonly number[], part: number): number {
  let [count, filled] = [1, 0];
  for (const width of widths) {
    if (filled + width > part) [count, filled] = [count + 1, 0];
    filled += width;
  }
  return count;
}

const twins: readonly (readonly [RegExp, string])[] = [
  [/«\s*|\s*»|[“”„‟″]/g, '"'],
  [/[‘’‚‛ʼ′]/g, "'"],
  [/…/g, '...'],
  [/[‐‑‒–—―−]/g, '-'],
  [/[^\S\n]/g, ' '],
  // What only steers how a screen draws.
  [/(?!\n)[\p{Cf}\p{Cc}]/gu, ''],
];

/**
 * The same text with typographic signs in their seven-bit form, where a reader loses nothing by it. Letters stay as they
 * are, accents and ligatures included: a text that needs ê is sent with ê.
 */
export const inPlainSigns = (text: string): string =>
  twins.reduce((plain, [sign, twin]) => plain.replaceAll(sign, twin), text.toWellFormed().normalize('NFC'));
