import { createElement, Fragment } from 'react';

/** A longer one may find no room on a phone. */
const longest = 24;

/** A text whose hyphenated words are never parted at the end of a line, as large type would show (rendez-vous). */
export const WordBoundary = ({ children }: { children: string }) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(/(\S+-\S+)/)
      .map((part) =>
        part.includes('-') && part.length <= longest
          ? createElement('span', { className: 'whitespace-nowrap' }, part)
          : part,
      ),
  );
