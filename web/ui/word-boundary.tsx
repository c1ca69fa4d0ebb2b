import { Fragment } from 'react';

/** A longer one may find no room on a phone. */
const longest = 24;

/** A text whose hyphenated words are never parted at the end of a line, as large type would show (rendez-vous). */
export function WordBoundary({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
