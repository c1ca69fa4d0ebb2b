import { inPlainSigns, segmentsOf } from '#domain/outbox/segments.ts';

/** The safe length of one message, by the provider's page for Canada; at full length it is 160. */
const preferred = 136;

const isShort = (text: string): boolean => {
  const { encoding, length, count } = segmentsOf(text);
  return count === 1 && (encoding === 'ucs-2' || length <= preferred);
};

/** The first of several wordings that fits one message everywhere, else the first that fits one at all, else the last. */
export function oneMessage(wordings: Iterable<string>): string {
  const texts = [...wordings].map(inPlainSigns);
  return texts.find(isShort) ?? texts.find((text) => segmentsOf(text).count === 1) ?? texts.at(-1) ?? '';
}

/** The first of the wordings that need the fewest messages; up to `enough` counts as one. */
export function fewestMessages(wordings: readonly string[], enough = 1): string {
  const texts = wordings.map(inPlainSigns);
  const countOf = (text: string) => Math.max(segmentsOf(text).count, enough);
  const fewest = Math.min(...texts.map(countOf));
  return texts.find((text) => countOf(text) === fewest) ?? '';
}
