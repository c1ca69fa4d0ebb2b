/** Text that every column of a database takes: JSON from outside may contain an escaped NUL or a lone surrogate. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
