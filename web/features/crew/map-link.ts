/** Opens the phone's own maps at an address: Apple's devices know `maps:`, all others `geo:`. */
export function mapLink(address: string, userAgent: string): string {
  const place = encodeURIComponent(address.replaceAll(/\s+/g, ' ').trim());
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? `maps://?q=${place}` : `geo:0,0?q=${place}`;
}
