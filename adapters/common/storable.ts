/** Text that every column of a database takes: an outsider may escape NUL or half of a character into its JSON. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
