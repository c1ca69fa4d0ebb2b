import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../pictures/film');
const read = (name: string): Buffer => readFileSync(join(folder, name));

/** Where a box of an MP4 begins; -1 if it is not at the top level. */
function boxAt(file: Buffer, type: string): number {
  for (let at = 0; at + 8 <= file.length; ) {
    if (file.toString('latin1', at + 4, at + 8) === type) return at;
    const size = file.readUInt32BE(at);
    at += size === 1 ? Number(file.readBigUInt64BE(at + 8)) : Math.max(size, 8);
  }
  return -1;
}

describe.each(['landscape', 'portrait'])('the %s film', (shape) => {
  it('weighs at most 1.2 MB in each form', () => {
    for (const end of ['av1.webm', 'h264.mp4']) {
      const { length } = read(`${shape}.${end}`);
      expect([end, length > 300_000, length <= 1_200_000]).toEqual([end, true, true]);
    }
  });

  it('is AV1 in WebM', () => {
    const file = read(`${shape}.av1.webm`);
    expect(file.readUInt32BE(0)).toBe(0x1a45dfa3);
    const head = file.toString('latin1', 0, 2000);
    expect(head).toContain('webm');
    expect(head).toContain('V_AV1');
  });

  it('is H.264 in an MP4 that plays before it has arrived whole', () => {
    const file = read(`${shape}.h264.mp4`);
    expect(boxAt(file, 'ftyp')).toBe(0);
    expect(boxAt(file, 'moov')).toBeGreaterThan(0);
    expect(boxAt(file, 'moov')).toBeLessThan(boxAt(file, 'mdat'));
    expect(file.toString('latin1', 0, 20_000)).toContain('avc1');
    expect(file.toString('latin1', 0, 20_000)).not.toContain('soun');
  });

  it('has a poster of at most 40 KB, and one for browsers without AVIF', () => {
    const [avif, webp] = [read(`${shape}.avif`), read(`${shape}.webp`)];
    expect(avif.toString('latin1', 4, 12)).toBe('ftypavif');
    expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect([avif.length > 8_000, avif.length <= 40_000]).toEqual([true, true]);
    expect([webp.length > 8_000, webp.length <= 40_000]).toEqual([true, true]);
  });

  it('has a preview of its poster of at most 15.5 KB', () => {
    const preview = read(`${shape}.preview.avif`);
    expect(preview.toString('latin1', 4, 12)).toBe('ftypavif');
    expect([preview.length > 8_000, preview.length <= 15_500]).toEqual([true, true]);
  });
});
