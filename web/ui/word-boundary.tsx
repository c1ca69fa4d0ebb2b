/** A longer one may find no room on a phone. */
const longest = 24;

/** A text whose hyphenated words are never parted at the end of a line, as large type would show (rendez-vous). */
export const WordBoundary = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') && part.length <= longest ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
