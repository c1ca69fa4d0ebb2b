import { keyed } from './keyed.ts';

/** A longer one, such as an order number, may not fit on a phone, and is broken only there. */
const longest = 16;

/** A text whose hyphenated words are never parted at the end of a line, as large type would show (rendez-vous). */
export const WordBoundary = ({ children }: { children: string }) =>
  keyed(children.split(/(\S+-\S+)/)).map(([key, part]) =>
    part.includes('-') ? (
      <span key={key} className={part.length <= longest ? 'whitespace-nowrap' : 'inline-block'}>
        {part}
      </span>
    ) : (
      part
    ),
  );
