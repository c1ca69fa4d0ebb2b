/** A part of a white pane, below a line from edge to edge. */
export const partClass = '-mx-5 border-t border-line px-5 pt-4.5 pb-5';
export const smallClass = 'text-[0.8125rem]/4.75 text-ink-500 wrap-anywhere';
