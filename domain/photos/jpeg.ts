/** A picture without what its camera wrote about it. */
export type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive: what cameras, phones and browsers write. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Quantization, Huffman tables, restart interval. */
const tables: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd]);
/** How the samples are to be read (JFIF) and what their colours are (Adobe). All other application segments tell of something. */
const kept: Readonly<Record<number, string>> = { 224: 'JFIF\0', 238: 'Adobe' };
/** Without the thumbnail that may follow. */
const jfifLength = 16;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number) => frames.has(marker);

/**
 * Reads a JPEG segment by segment and writes it anew without EXIF, GPS, previews, profiles, comments and whatever follows its
 * end. Null for anything that is no whole JPEG: what cannot be read to its end is not kept.
 */
export function cleanJpeg(given: Uint8Array): Jpeg | null {
  if (given[0] !== 0xff || given[1] !== startOfImage) return null;
  const parts: Uint8Array[] = [given.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let at = 2;
  let hasScan = false;
  while (at + 1 < given.length) {
    if (given[at] !== 0xff) return null;
    const marker = given[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (marker === endOfImage) {
      parts.push(given.subarray(at, at + 2));
      return size && hasScan ? { bytes: joined(parts), ...size } : null;
    }
    const end = at + 2 + lengthAt(given, at + 2);
    if (end < at + 4 || end > given.length) return null;
    const segment = given.subarray(at, end);
    if (isFrame(marker)) {
      if (size || segment.length < 11) return null;
      size = { height: lengthAt(segment, 5), width: lengthAt(segment, 7) };
      if (size.width === 0 || size.height === 0) return null;
    }
    if (isFrame(marker) || tables.has(marker)) parts.push(segment);
    else if (marker === startOfScan) {
      if (!size) return null;
      hasScan = true;
      const scanned = endOfScan(given, end);
      parts.push(given.subarray(at, scanned));
      at = scanned;
      continue;
    } else if (isAbout(marker)) {
      const part = keptPart(segment, marker);
      if (part) parts.push(part);
    } else return null;
    at = end;
  }
  return null;
}

/** An application segment, or a comment. */
const isAbout = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function keptPart(segment: Uint8Array, marker: number): Uint8Array | null {
  const name = kept[marker];
  if (name === undefined || !startsWith(segment.subarray(4), name)) return null;
  if (marker !== 0xe0) return segment;
  if (segment.length < jfifLength + 2) return null;
  const part = segment.slice(0, jfifLength + 2);
  part.set([0, jfifLength], 2);
  part.set([0, 0], jfifLength);
  return part;
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));

const lengthAt = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Where the samples of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += 1;
  }
  return bytes.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
