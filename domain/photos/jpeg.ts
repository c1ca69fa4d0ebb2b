/** A picture without what its camera wrote about it. */
export type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive: what cameras, phones and browsers write. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables for the samples, by their marker: whether a segment is filled by them alone, so that it holds nothing else. */
const tables: Readonly<Record<number, (content: Uint8Array) => boolean>> = {
  196: (content) => isFilled(content, huffmanLength),
  219: (content) => isFilled(content, quantizationLength),
  221: (content) => content.length === 2, // the restart interval
};
/** How to read the samples (JFIF) and their colours (Adobe). All other application segments reveal something. */
const kept: Readonly<Record<number, string>> = { 224: 'JFIF\0', 238: 'Adobe' };
/** Without the thumbnail that may follow. */
const jfifLength = 16;
const adobeLength = 14;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number) => frames.has(marker);

/**
 * Reads a JPEG segment by segment and writes it anew without EXIF, GPS, previews, profiles, comments and whatever follows its
 * end. Null for anything but a complete JPEG: what cannot be read to its end is not kept.
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
      if (size || segment.length !== 10 + 3 * (segment[9] ?? 0)) return null;
      size = { height: lengthAt(segment, 5), width: lengthAt(segment, 7) };
      if (size.width === 0 || size.height === 0) return null;
    }
    if (isFrame(marker) || tables[marker]?.(segment.subarray(4))) parts.push(segment);
    else if (marker === startOfScan) {
      if (!size || segment.length !== 8 + 2 * (segment[4] ?? 0)) return null;
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

/** Whether tables fill a segment: `lengthOf` says how long the one that begins here is, null if none does. */
function isFilled(content: Uint8Array, lengthOf: (table: Uint8Array) => number | null): boolean {
  let at = 0;
  while (at < content.length) {
    const length = lengthOf(content.subarray(at));
    if (length === null) return false;
    at += length;
  }
  return at > 0 && at === content.length;
}

/** Class and place, how many codes there are of each of sixteen lengths, and a byte for each code. */
function huffmanLength(table: Uint8Array): number | null {
  const [head = 0xff] = table;
  const codes = table.subarray(1, 17).reduce((sum, count) => sum + count, 0);
  return head >> 4 <= 1 && (head & 15) <= 3 && codes <= 256 ? 17 + codes : null;
}

/** Precision and place, and 64 numbers of one byte or two. */
function quantizationLength(table: Uint8Array): number | null {
  const [head = 0xff] = table;
  return head >> 4 <= 1 && (head & 15) <= 3 ? 1 + 64 * ((head >> 4) + 1) : null;
}

/** An application segment, or a comment. */
const isAbout = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function keptPart(segment: Uint8Array, marker: number): Uint8Array | null {
  const name = kept[marker];
  if (name === undefined || !startsWith(segment.subarray(4), name)) return null;
  if (marker !== 0xe0) return segment.length === adobeLength + 2 ? segment : null;
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
