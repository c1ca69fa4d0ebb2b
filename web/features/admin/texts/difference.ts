const longest = 160;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/** The words of a text, each with its trailing white space. */
const inWords = (text: string): readonly string[] => text.match(/\S*\s|\S+/g) ?? [];

/**
 * Where two wordings differ, each with the words around it: a common start and end are left out, to whole
 * words, and so is anything longer than a few lines.
 */
export function differenceOf(before: string, after: string): readonly [before: string, after: string] {
  const [was, is] = [inWords(before), inWords(after)];
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && was[head]?.trim() === is[head]?.trim()) head++;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail)?.trim() === is.at(-1 - tail)?.trim()) tail++;
  // One word on each side says where it is.
  const [from, kept] = [Math.max(0, head - 1), Math.max(0, tail - 1)];
  const part = (words: readonly string[]) => {
    const text = words
      .slice(from, words.length - kept)
      .join('')
      .trim();
    return `${from > 0 ? '… ' : ''}${cut(text)}${kept > 0 && text.length <= longest ? ' …' : ''}`;
  };
  return [part(was), part(is)];
}
