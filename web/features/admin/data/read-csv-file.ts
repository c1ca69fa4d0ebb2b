import { looksFrench } from './french-text.ts';

/**
 * The text of a file, whatever encoding its spreadsheet wrote: UTF-8, UTF-16 with or without a BOM, else that of Windows or
 * of older Macs in which it reads more like French.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideAlphabetOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return looksFrench(mac) > looksFrench(windows) ? mac : windows;
  }
}

/** UTF-16 by its BOM; without one, by the empty half of nearly every letter. */
function wideAlphabetOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const empty = (parity: number) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const [even, odd] = [empty(0), empty(1)];
  if (even + odd < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
