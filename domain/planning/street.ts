/** The street of a typed address without its number: `avenue Laurier Est`; empty if it cannot be determined. */
export function streetName(address: string): string {
  const parts = address.split(',').map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const numbered = parts.findIndex((part) => /^\d/.test(part));
  if (numbered === -1) return '';
  const street = parts[numbered]?.replace(/^\d[\dA-Za-z-]*\s*/, '') ?? '';
  return street === '' ? (parts[numbered + 1] ?? '') : street;
}
