/** Lowercase letters and digits without accents, the form in which words are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
