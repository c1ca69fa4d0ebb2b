import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Rows of three or four bytes a pixel. */
export type Pixels = { width: number; height: number; channels: 3 | 4; bytes: Uint8Array };

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Reads a picture as browsers take it: eight bits, true colour, not interlaced. */
export function readPng(file: Buffer): Pixels {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth, kind, , , interlace] = file.subarray(24, 29);
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlace !== 0) throw new Error('This is not a browser’s picture.');
  const channels = kind === 2 ? 3 : 4;
  return { width, height, channels, bytes: unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels) };
}

/** Each byte is the difference to its neighbours, foreseen in one of five ways that the row names. */
function unfiltered(raw: Uint8Array, row: number, step: number): Uint8Array {
  const rows = raw.length / (row + 1);
  const bytes = new Uint8Array(rows * row);
  for (let y = 0; y < rows; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    const from = y * (row + 1) + 1;
    const to = y * row;
    for (let x = 0; x < row; x++) {
      const left = x < step ? 0 : (bytes[to + x - step] ?? 0);
      const up = y === 0 ? 0 : (bytes[to + x - row] ?? 0);
      const corner = y === 0 || x < step ? 0 : (bytes[to + x - row - step] ?? 0);
      bytes[to + x] = (raw[from + x] ?? 0) + foreseen(filter, left, up, corner);
    }
  }
  return bytes;
}

function foreseen(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

type Indexed = { width: number; height: number; palette: Uint8Array; indices: Uint8Array };

/** Writes a picture of at most 256 colours. */
export function writePng({ width, height, palette, indices }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
